/**
 * The invariants of the rules reference, by their numbers there. 11, and the exact sums of 12, are about the whole
 * story: the test of the accounts has them. 14 and 15 are about many states at once: the kernel's conformance test.
 */
import * as bits from '@durbar/kernel/bits'
import { CARDS, DIE_COLOR, GOODS_SHOWN, KINDS, NUMBER, type PerCard, PRINTED_VALUE } from './data/cards.ts'
import { BONUSES } from './data/names.ts'
import { COINS_PER_CARD, FAME_PER_CARD, gridSize, HAND_LIMIT, MOST_TOKENS } from './data/numbers.ts'
import { filledSlots, finished, type Player, playerOf, type State, turned, typeAt } from './state.ts'

type Check = (s: Readonly<State>, before: Readonly<State> | null) => boolean

const atRest = (s: Readonly<State>) => {
  const rule = s.stack.at(-1)?.rule
  return s.result !== null || rule === 'main' || rule === 'end' || rule === 'arrange'
}
const tableau = (p: Readonly<Player>) => [...p.buildings, ...p.goods, ...p.ships]
/** No kind three times, and never all three kinds. */
function nothingToSettle(cards: readonly number[], symbols: PerCard): boolean {
  const counts = [0, 1, 2].map((kind) => cards.filter((card) => symbols[card]! & (1 << kind)).length)
  return counts.every((n) => n < 3) && counts.some((n) => n === 0)
}
const ascends = (row: readonly number[]) =>
  row.every((ship, i) => i === 0 || NUMBER[row[i - 1]!]! < NUMBER[ship]!)
const faces = (value: readonly number[]) =>
  value.map((v, card) => 10 * DIE_COLOR[card]! + v).sort((a, b) => a - b)
const ALL_FACES = JSON.stringify(faces([...PRINTED_VALUE]))
/** Nothing is ever paid with fame or coins: what they and the cards they turned are worth never falls. */
const fameEver = (p: Readonly<Player>) => FAME_PER_CARD * p.byFame + p.fame
const coinsEver = (p: Readonly<Player>) => COINS_PER_CARD * p.byCoins + p.coins
/** Every slot is listed under the type of its card, and nowhere else. */
const wellSorted = (s: Readonly<State>) =>
  s.grid.every((_, slot) =>
    s.offer.every((slots, type) => bits.contains(slots, slot) === (typeAt(s, slot) === type)),
  )

const CHECKS: Readonly<Record<string, Check>> = {
  '1 every play card is in exactly one place': (s) => {
    const all = [
      ...s.pile,
      ...s.discard,
      ...s.grid.filter((card) => card >= 0),
      ...s.locked,
      ...s.palace,
      ...s.players.flatMap((p) => [...p.hand, ...tableau(p)]),
    ]
    return all.length === CARDS.length && new Set(all).size === CARDS.length
  },
  '2 each die face exists six times and no value ever changes': (s, before) =>
    JSON.stringify(faces(s.value)) === ALL_FACES &&
    (s.shuffled || s.value.every((value, card) => value === PRINTED_VALUE[card])) &&
    (before === null || s.value.every((value, card) => value === before.value[card])),
  '3 hands hold 0 to 8 dice': (s) => s.players.every((p) => p.hand.length <= HAND_LIMIT),
  '4 nobody holds three karma or three stewards': (s) =>
    s.players.every(
      (p) => p.karma >= 0 && p.karma <= MOST_TOKENS && p.stewards >= 0 && p.stewards <= MOST_TOKENS,
    ),
  '5 fame and coins are exchanged while a card is left': (s) =>
    s.players.every(
      (p) =>
        finished(p) || (p.fame >= 0 && p.fame < FAME_PER_CARD && p.coins >= 0 && p.coins < COINS_PER_CARD),
    ),
  '6 tracks are turned from both ends and never back': (s, before) =>
    s.players.every(
      (p, seat) =>
        turned(p) <= BONUSES.length &&
        new Set(p.track).size === BONUSES.length &&
        (before === null ||
          (p.byFame >= playerOf(before, seat).byFame && p.byCoins >= playerOf(before, seat).byCoins)),
    ),
  '7 grid and draw pile are never empty': (s) =>
    s.pile.length > 0 && filledSlots(s) !== 0 && wellSorted(s) && s.grid.length === gridSize(s.seats),
  '8 ship rows ascend': (s) => s.players.every((p) => ascends(p.ships)) && ascends(s.locked),
  '9 no set lies unsettled between actions': (s) =>
    !atRest(s) ||
    s.players.every((p) => nothingToSettle(p.buildings, KINDS) && nothingToSettle(tableau(p), GOODS_SHOWN)),
  '10 nothing is under way between actions': (s) =>
    !atRest(s) ||
    (s.players.every((p) => p.ships.length <= 2) && s.locked.length + s.palace.length + s.queue.length === 0),
  '12 fame and coins are never lost': (s, before) =>
    before === null ||
    s.players.every((p, seat) => {
      const was = playerOf(before, seat)
      return fameEver(p) >= fameEver(was) && coinsEver(p) >= coinsEver(was)
    }),
  '13 the game is over at the end of the pass in which somebody finished': (s, before) => {
    if (s.result === null) return before === null || before.pass === s.pass || !before.players.some(finished)
    const { places } = s.result
    return s.players.every((p, seat) => places[seat] !== 1 || finished(p))
  },
}

export function audit(s: Readonly<State>, before: Readonly<State> | null): string | null {
  for (const [name, holds] of Object.entries(CHECKS)) if (!holds(s, before)) return `invariant ${name}`
  return null
}
