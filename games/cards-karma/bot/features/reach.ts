/** What the grid holds for a player: the cards that dice and karma can pay, and the best of them. */
import { nameList } from '@durbar/room'
import { BUILDING, COST, COST_COLOR, GOODS_CARD, NUMBER, PALACE_CARD, SHIP, TYPE } from '../../data/cards.ts'
import { DIE_COLORS } from '../../data/names.ts'
import { COINS_PER_CARD, FAME_PER_CARD, TRACK_LENGTH } from '../../data/numbers.ts'
import { comesTo } from '../../rules/payment.ts'
import { cardIn, lastOf, type Player, playerOf, turned } from '../../state.ts'
import type { Chapter, Sheet } from './sheet.ts'
import { take, weigh } from './takes.ts'

const { names, group, numbered } = nameList()

/** How many cards of a type can be paid: with dice and karma, and with a steward as well (CK-12.3). */
const OWN = group('pays.building', 'pays.ship', 'pays.palace')
const JOKER = group('pays-with-steward.building')
/** The most that a single card brings of something, among those that can be paid without a steward. */
const FAME = group('best.fame')
const COINS = group('best.coins')
const SALE = group('best.sale')
/** Cards that bring a steward: a set of buildings, a third ship, a third karma. */
const SETS = numbered('completes', 1, 2)
/** Track cards that a single card can turn; whether it would be the last; the same with a steward's help. */
const TURNS = numbered('turns', 1, 2)
const FINISHES = group('finishes')
const TURNS_WITH_STEWARD = group('turns-with-steward')
const FINISHES_WITH_STEWARD = group('finishes-with-steward')
/** By the hand-written prices: the best card, the next best, and the best that takes a steward. */
const GAIN = group('gain.best', 'gain.second', 'gain.with-steward')
/** Ships of the grid that would continue the row. */
const ASCENDING = group('ships.ascending')

const COLUMN: readonly number[] = [BUILDING, SHIP, PALACE_CARD].reduce<number[]>((columns, type, i) => {
  columns[type] = OWN + i
  return columns
}, [])
const taken = take()
/** Die colour -> the dearest building that can be paid. */
const purse = new Int32Array(DIE_COLORS.length)

/** Whether dice and karma pay for a card. */
const pays = (on: Sheet, type: number, card: number): boolean =>
  type === GOODS_CARD ||
  (type === BUILDING ? purse[COST_COLOR[card]!]! >= COST[card]! : ((on.reached >> COST[card]!) & 1) === 1)

/** Whether stewards pay for a card that dice and karma do not pay. */
const jokerPays = (p: Readonly<Player>, type: number, card: number): boolean =>
  p.stewards > 0 && (type !== BUILDING || comesTo(purse[COST_COLOR[card]!]!, 0, 0, p.stewards) >= COST[card]!)

export const reach: Chapter = {
  names,
  read(on, s, seat, out, at) {
    const p = playerOf(s, seat)
    for (let color = 0; color < purse.length; color++)
      purse[color] = comesTo(on.pips[color]!, on.room[color]!, p.karma, 0)
    const needed = TRACK_LENGTH - turned(p)
    let fame = 0
    let coins = 0
    let sale = 0
    let completing = 0
    let turns = 0
    let jokerTurns = 0
    let best = 0
    let second = 0
    let joker = 0
    const last = p.ships.length > 0 ? NUMBER[lastOf(p.ships)]! : 0
    for (let slot = 0; slot < s.grid.length; slot++) {
      const card = cardIn(s, slot)
      if (card < 0) continue
      const type = TYPE[card]!
      if (NUMBER[card]! > last) out[at + ASCENDING]! += 0.25
      if (pays(on, type, card)) {
        if (type !== GOODS_CARD) out[at + COLUMN[type]!]! += 0.25
        weigh(on, p, card, taken)
        if (taken.fame > fame) fame = taken.fame
        if (taken.coins > coins) coins = taken.coins
        if (taken.sale > sale) sale = taken.sale
        if (taken.stewards > 0) completing++
        if (taken.turns > turns) turns = taken.turns
        if (taken.gain > best) {
          second = best
          best = taken.gain
        } else if (taken.gain > second) second = taken.gain
      } else if (jokerPays(p, type, card)) {
        if (type === BUILDING) out[at + JOKER]! += 0.25
        weigh(on, p, card, taken)
        if (taken.turns > jokerTurns) jokerTurns = taken.turns
        if (taken.gain > joker) joker = taken.gain
      }
    }
    out[at + FAME] = fame / FAME_PER_CARD
    out[at + COINS] = coins / COINS_PER_CARD
    out[at + SALE] = sale / COINS_PER_CARD
    if (completing > 0) out[at + SETS + Math.min(completing, 2)] = 1
    if (turns > 0) {
      out[at + TURNS + Math.min(turns, 2)] = 1
      if (turns === needed) out[at + FINISHES] = 1
    }
    if (jokerTurns > turns) {
      out[at + TURNS_WITH_STEWARD] = 1
      if (jokerTurns === needed) out[at + FINISHES_WITH_STEWARD] = 1
    }
    out[at + GAIN] = Math.min(best, 4)
    out[at + GAIN + 1] = Math.min(second, 4)
    out[at + GAIN + 2] = Math.min(joker, 4)
  },
}
