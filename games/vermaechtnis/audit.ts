/** The invariants of the rules reference, by their numbers there. */
import * as bits from '@durbar/kernel/bits'
import { ANTIQUES, COLOURS, KINDS } from './data/antiques.ts'
import { ALL_COLLECTIONS, largeOfSort } from './data/collections.ts'
import { GOLD, MONEY_CAP, tradeRow } from './data/market.ts'
import { loneAntiques, score } from './rules/scoring.ts'
import { bank, collectionsOf, listed, price, type State } from './state.ts'

type Check = (s: Readonly<State>, before: Readonly<State> | null) => boolean

const count = (sets: readonly number[]) => sets.reduce((n, set) => n + bits.count(set), 0)
const asked = (s: Readonly<State>) => s.stack.at(-1)?.rule

const CHECKS: Readonly<Record<string, Check>> = {
  '1 the 36 antiques are partitioned': (s) => {
    const seen = [...s.deck, ...s.offer.filter((antique) => antique >= 0)]
    const sets = [...s.antiques, ...s.removed]
    const all = new Set(seen)
    sets.forEach((set, i) => {
      for (const colour of bits.members(set)) all.add((i % KINDS.length) * COLOURS.length + colour)
    })
    return all.size === ANTIQUES.length && seen.length + count(sets) === ANTIQUES.length
  },
  '2 the pile shrinks by four a day': (s) => s.deck.length === 36 - 4 * s.day,
  '3 the 15 collection cards are partitioned, none returns': (s, before) => {
    const owned = s.collections.reduce((set, each) => set | each, 0)
    const twice = s.collections.reduce((n, each) => n + bits.count(each), 0) !== bits.count(owned)
    return (
      !twice &&
      (owned ^ s.supply) === ALL_COLLECTIONS &&
      (before === null || (s.supply & ~before.supply) === 0)
    )
  },
  '4 the bank never runs dry': (s) => {
    const gold = s.coins + s.rupees.reduce((n, rupees) => n + Math.floor(rupees / GOLD), 0)
    const silver = s.rupees.reduce((n, rupees) => n + (rupees % GOLD), 0)
    // Inside a turn one purse may hold up to 11 rupees.
    return bank(s) >= 0 && (asked(s) === 'collectionCard' || (gold <= 13 && silver <= 8))
  },
  '5 purses hold 0 to 8 rupees between turns, 11 within': (s) =>
    s.rupees.every((r) => r >= 0 && r <= (asked(s) === 'collectionCard' ? MONEY_CAP + GOLD : MONEY_CAP)),
  '6 the coins fit the row': (s) => s.coins >= 0 && s.coins <= tradeRow(s.seats).length,
  '7 an action is always possible': (s) =>
    asked(s) !== 'action' ||
    (s.coins > 0 && s.offer.some((antique) => antique >= 0) && price(s) >= 2 && price(s) <= 4),
  '8 the price never rises within a day and begins at 4': (s, before) =>
    before === null ||
    s.result !== null ||
    (before.day === s.day ? price(s) <= price(before) : price(s) === 4),
  '9 one action, one card, one antique given up': (s, before) => {
    if (before === null || s.result !== null) return true
    const collected = bits.count(before.supply) - bits.count(s.supply)
    const gained = s.rupees.map((_, seat) => owned(s, seat) - owned(before, seat))
    return (
      collected <= 1 && gained.every((n) => Math.abs(n) <= 1) && gained.filter((n) => n !== 0).length <= 1
    )
  },
  '10 no small card after the large one of its sort': (s, before) =>
    before === null ||
    s.collections.every((set, seat) =>
      bits
        .members(set & ~collectionsOf(before, seat))
        .every((card) => (collectionsOf(before, seat) & largeOfSort(card)) === 0),
    ),
  '11 what is removed stays removed': (s, before) =>
    before === null || s.removed.every((set, kind) => (before.removed[kind]! & ~set) === 0),
  '13 no score beyond the box': (s) => s.rupees.every((_, seat) => score(s, seat).total <= 115),
  '14 nobody keeps a lone colour': (s) =>
    s.result === null || s.rupees.every((_, seat) => loneAntiques(s, seat).length === 0),
  '16 grey sides are for two': (s) => !s.greySide || s.seats === 2,
}

const owned = (s: Readonly<State>, seat: number) => listed(s.antiques, seat * KINDS.length).length

export function audit(s: Readonly<State>, before: Readonly<State> | null): string | null {
  for (const [name, holds] of Object.entries(CHECKS)) if (!holds(s, before)) return `invariant ${name}`
  return null
}
