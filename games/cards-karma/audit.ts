/**
 * The invariants of the rules reference, by their numbers there. 14 and 15 are about many states at once: the
 * kernel's conformance test has them.
 */
import { CARDS, DIE_COLOR, GOODS_SHOWN, KINDS, NUMBER, PRINTED_VALUE } from './data/cards.ts'
import { BONUSES } from './data/names.ts'
import { COINS_PER_CARD, FAME_PER_CARD, GRID_SIZE, HAND_LIMIT, MOST_TOKENS } from './data/numbers.ts'
import { finished, type Player, type State, turned } from './state.ts'

type Check = (s: Readonly<State>, before: Readonly<State> | null) => boolean

const atRest = (s: Readonly<State>) => {
  const rule = s.stack.at(-1)?.rule
  return s.result !== null || rule === 'main' || rule === 'end' || rule === 'arrange'
}
const tableau = (p: Readonly<Player>) => [...p.buildings, ...p.goods, ...p.ships]
/** No kind three times, and never all three kinds. */
function nothingToSettle(cards: readonly number[], symbols: readonly number[]): boolean {
  const counts = [0, 1, 2].map((kind) => cards.filter((card) => symbols[card]! & (1 << kind)).length)
  return counts.every((n) => n < 3) && counts.some((n) => n === 0)
}
const ascends = (row: readonly number[]) =>
  row.every((ship, i) => i === 0 || NUMBER[row[i - 1]!]! < NUMBER[ship]!)
const faces = (value: readonly number[]) =>
  value.map((v, card) => 10 * DIE_COLOR[card]! + v).sort((a, b) => a - b)
const ALL_FACES = JSON.stringify(faces(PRINTED_VALUE))
/** Regular turns a seat must have had by now, the one under way included. */
function turnsDue(s: Readonly<State>, seat: number): number {
  const atPass = s.stack.find((frame) => frame.rule === 'pass')
  const place = (seat - s.elephant + s.seats) % s.seats
  const begun = atPass ? place < (atPass.step ?? 0) : s.stack.at(-1)?.rule !== 'arrange'
  return 2 * (s.round - 1) + (s.pass - 1) + (begun ? 1 : 0)
}

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
          (p.byFame >= before.players[seat]!.byFame && p.byCoins >= before.players[seat]!.byCoins)),
    ),
  '7 grid and draw pile are never empty': (s) =>
    s.pile.length > 0 && s.grid.some((card) => card >= 0) && s.grid.length === GRID_SIZE[s.seats],
  '8 ship rows ascend': (s) => s.players.every((p) => ascends(p.ships)) && ascends(s.locked),
  '9 no set lies unsettled between actions': (s) =>
    !atRest(s) ||
    s.players.every((p) => nothingToSettle(p.buildings, KINDS) && nothingToSettle(tableau(p), GOODS_SHOWN)),
  '10 nothing is under way between actions': (s) =>
    !atRest(s) ||
    (s.players.every((p) => p.ships.length <= 2) && s.locked.length + s.palace.length + s.queue.length === 0),
  '11 one regular turn each per pass, one gift per first pass': (s) => {
    const given = s.pass === 2 || s.result?.end === 'elephant' || s.stack.some((f) => f.rule === 'secondPass')
    return (
      s.players.every((p, seat) => p.turns === turnsDue(s, seat)) && s.gifts === s.round - 1 + (given ? 1 : 0)
    )
  },
  '12 all fame and all coins are accounted for': (s) =>
    s.players.every(
      (p) =>
        FAME_PER_CARD * p.byFame + p.fame === p.fameEver &&
        COINS_PER_CARD * p.byCoins + p.coins === p.coinsEver,
    ),
  '13 the game is over at the end of the pass in which somebody finished': (s, before) => {
    if (s.result === null) return before === null || before.pass === s.pass || !before.players.some(finished)
    const winners = s.players.filter((_, seat) => s.result!.places[seat] === 1)
    return winners.every(finished) && new Set(s.players.map((p) => p.turns)).size === 1
  },
}

export function audit(s: Readonly<State>, before: Readonly<State> | null): string | null {
  for (const [name, holds] of Object.entries(CHECKS)) if (!holds(s, before)) return `invariant ${name}`
  return null
}
