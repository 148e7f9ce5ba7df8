/** The row of the table: how far the game is, and what lies in the grid and on the piles. */
import * as bits from '@durbar/kernel/bits'
import { by, nameList, upTo } from '@durbar/room'
import {
  ACTION,
  BUILDING,
  CARDS,
  COST,
  COST_COLOR,
  DIE_COLOR,
  GOODS_VALUE,
  KINDS,
  NUMBER,
  PALACE_CARD,
  REWARD,
  SHIP,
  TYPE,
} from '../../data/cards.ts'
import {
  BUILDING_KINDS,
  CARD_TYPES,
  DIE_COLORS,
  GOODS_KINDS,
  PALACE_ACTIONS,
  REWARDS,
} from '../../data/names.ts'
import { TRACK_LENGTH } from '../../data/numbers.ts'
import { cardIn, filledSlots, finished, lastOf, playerOf, type State, turned } from '../../state.ts'

const { names, group, numbered } = nameList()

export { names }

const PLAYERS = numbered('players', 2, 4)
const OPEN = group('options.open-bonuses')
const SHUFFLED = group('options.shuffled-pairing')
/** Before the first round, with open bonuses. */
const ARRANGING = group('arranging')
const OVER = group('over')
const LAST_PASS = group('last-pass')
const SECOND_PASS = group('second-pass')
const ROUND = group(...by('round', upTo(1, 8)), 'round.later') - 1
const LATEST = 9
const ROUNDS = group('round')
/** Of all track cards, and of the player who has most. */
const TURNED = group('turned')
const MOST_TURNED = group('most-turned')
const FILLED = group('grid.filled')
const PILE = group('pile')
/** What the cards of the grid are, in one or the other respect. */
const TYPES = group(...by('grid', CARD_TYPES))
const COLORS = group(...by('grid.die', DIE_COLORS))
const PAID_IN = group(...by('grid.building.paid-in', DIE_COLORS))
const KIND = group(...by('grid.building', BUILDING_KINDS))
const CHEAP = group('grid.building.cheap')
const COINS = group(...by('grid.coins', GOODS_KINDS))
const SHIP_COST = numbered('grid.ship.costs', 1, 3)
const SHIP_NUMBER = group('grid.ship.low', 'grid.ship.middle', 'grid.ship.high')
const REWARDED = group(...by('grid.ship', REWARDS))
const ACTIONS = group(...by('grid.palace', PALACE_ACTIONS)) - PALACE_ACTIONS[0]
/** The top of the draw pile, which a palace 6 would carry out and a steward would draw. */
const TOP = group(...by('top', CARD_TYPES))
const TOP_DIE = group(...by('top.die', DIE_COLORS))

/** A building that one die can pay. */
const CHEAP_AT_MOST = 5
/** A third of the ships. */
const THIRD = 10

function readCard(card: number, out: Float64Array, at: number): void {
  const type = TYPE[card]!
  out[at + TYPES + type]! += 0.1
  out[at + COLORS + DIE_COLOR[card]!]! += 0.1
  for (let kind = 0; kind < GOODS_KINDS.length; kind++)
    out[at + COINS + kind]! += GOODS_VALUE[GOODS_KINDS.length * card + kind]! / 8
  if (type === BUILDING) {
    out[at + PAID_IN + COST_COLOR[card]!]! += 0.25
    for (let kind = 0; kind < BUILDING_KINDS.length; kind++)
      out[at + KIND + kind]! += ((KINDS[card]! >> kind) & 1) / 8
    if (COST[card]! <= CHEAP_AT_MOST) out[at + CHEAP]! += 0.25
  } else if (type === SHIP) {
    out[at + SHIP_COST + COST[card]!]! += 0.5
    out[at + SHIP_NUMBER + Math.floor((NUMBER[card]! - 1) / THIRD)]! += 0.5
    out[at + REWARDED + REWARD[card]!]! += 0.5
  } else if (type === PALACE_CARD) out[at + ACTIONS + ACTION[card]!]! += 0.5
}

export function market(s: Readonly<State>, out: Float64Array, at: number): void {
  out[at + PLAYERS + s.seats] = 1
  if (s.open) out[at + OPEN] = 1
  if (s.shuffled) out[at + SHUFFLED] = 1
  if (s.result !== null) out[at + OVER] = 1
  else if (s.stack[s.stack.length - 1]!.rule === 'arrange') out[at + ARRANGING] = 1
  if (s.pass === 2) out[at + SECOND_PASS] = 1
  out[at + ROUND + Math.min(s.round, LATEST)] = 1
  out[at + ROUNDS] = Math.min(s.round / 10, 4)
  let most = 0
  let all = 0
  for (let seat = 0; seat < s.seats; seat++) {
    const p = playerOf(s, seat)
    all += turned(p)
    most = Math.max(most, turned(p))
    if (finished(p)) out[at + LAST_PASS] = 1
  }
  out[at + TURNED] = all / (TRACK_LENGTH * s.seats)
  out[at + MOST_TURNED] = most / TRACK_LENGTH
  const filled = filledSlots(s)
  out[at + FILLED] = bits.count(filled) / s.grid.length
  out[at + PILE] = s.pile.length / CARDS.length
  for (let rest = filled; rest; rest &= rest - 1) readCard(cardIn(s, bits.lowest(rest)), out, at)
  const top = lastOf(s.pile)
  out[at + TOP + TYPE[top]!] = 1
  out[at + TOP_DIE + DIE_COLOR[top]!] = 1
}
