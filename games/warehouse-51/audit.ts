/** The invariants of the rules reference, by their numbers there. 12 and 13 are proved by the conformance tests. */
import * as bits from '@durbar/kernel/bits'
import { ALL, CATEGORY_OF, COUNTERFEITS, IDS, SEALS, WEAPONS } from './data/antiquities.ts'
import { ingotsInPlay, PAWN_TOKENS, slots } from './data/box.ts'
import { CATEGORIES, FIRST, SECOND, STACK_SIZE, STACK_START } from './data/categories.ts'
import { breakdown } from './rules/breakdown.ts'
import { scoredCollection } from './rules/effects/scoring.ts'
import { hasPassed, neighbouring, ownerOf, type State } from './state.ts'

type Check = (s: Readonly<State>, before: Readonly<State> | null) => boolean

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const asked = (s: Readonly<State>) => s.stack.at(-1)
const bit = (card: number) => (card < 0 ? 0 : 1 << card)
const inStacks = (s: Readonly<State>) =>
  s.order.reduce((set, card, i) => {
    const category = CATEGORY_OF[card]!
    return i >= STACK_START[category]! + s.revealed[category]! ? set | (1 << card) : set
  }, 0)
const owned = (s: Readonly<State>) => s.cards.reduce((set, cards) => set | cards, 0)
const allIngots = (s: Readonly<State>) => sum(s.ingots) + s.supply
const allTokens = (s: Readonly<State>) => bits.count(s.pawned) + s.tokens
const certifying = new Set(['endCertify', 'endUnmask'])

/** Whether the sets are disjoint and together make `whole`. */
function partition(whole: number, sets: readonly number[]): boolean {
  return sum(sets.map(bits.count)) === bits.count(whole) && sets.reduce((all, set) => all | set, 0) === whole
}

const CHECKS: Readonly<Record<string, Check>> = {
  '1 the ingots are conserved': (s, before) =>
    allIngots(s) === (before ? allIngots(before) : ingotsInPlay(s.seats)) &&
    s.supply >= 0 &&
    s.ingots.every((ingots) => ingots >= 0),
  '2 the 26 antiquities are partitioned': (s) =>
    partition(ALL, [inStacks(s), bit(s.card), ...s.cards, s.unsold, s.unmasked]),
  '3 the counterfeits in the gaps are different and never change': (s, before) => {
    const set = s.gaps.reduce((all, card) => all | (1 << card), 0)
    if (s.gaps.length !== slots(s.seats) || bits.count(set) !== s.gaps.length || set & ~COUNTERFEITS)
      return false
    return before === null || s.gaps.every((card, slot) => card === before.gaps[slot])
  },
  '4 the pawn tokens are conserved': (s, before) =>
    s.tokens >= 0 &&
    allTokens(s) === (before ? allTokens(before) : PAWN_TOKENS) &&
    (s.pawned & ~owned(s)) === 0,
  '5 no bid exceeds the purse, and bids rise': (s, before) => {
    if (s.leader < 0 || s.card < 0) return s.highest === 0
    if (s.highest > s.ingots[s.leader]!) return false
    if (before === null || before.card !== s.card || before.leader === s.leader) return true
    const matched = s.highest === before.highest && s.cards[s.leader]! & (1 << IDS.indexOf('mjollnir'))
    return s.highest > before.highest || matched !== 0
  },
  '6 neither a passed player nor the leader is asked': (s) => {
    const { rule, seat = -1 } = asked(s) ?? {}
    return rule !== 'openAuction' || (!hasPassed(s, seat) && s.leader !== seat)
  },
  '7 every antiquity is revealed once': (s) =>
    s.revealed.every((n, category) => n >= 0 && n <= STACK_SIZE[category]!) &&
    (s.result === null || sum(s.revealed) === IDS.length),
  '8 the auctioneer is the latest winner or the start player': (s, before) => {
    if (before === null || s.auctioneer === before.auctioneer) return true
    // A fake bought in the last auction may be unmasked by the same move.
    const bought = ((s.cards[s.auctioneer]! | s.unmasked) & bit(before.card)) !== 0
    // After an instant effect with a choice the buyer takes over.
    return bought || (before.card < 0 && asked(before)!.seat === s.auctioneer)
  },
  '9 a certificate is on its seal or on a card of its owner': (s) =>
    s.certificates.every((card, i) => {
      if (card === SEALS[i]) return true
      const placed = s.result !== null || certifying.has(asked(s)!.rule)
      return placed && ownerOf(s, card) >= 0 && ownerOf(s, card) === ownerOf(s, SEALS[i]!)
    }),
  '10 no category gives more than its points': (s) =>
    s.result === null ||
    breakdown(s).categories.every((each, i) => sum(each.points) <= FIRST[i]! + SECOND[i]!),
  '11 sets are the minimum of the four colours': (s) =>
    s.result === null ||
    breakdown(s).accounts.every((account, seat) => {
      const cards = scoredCollection(s, seat)
      const stone = cards & (1 << IDS.indexOf('philosophers-stone'))
      const colours = CATEGORIES.map(
        (_, i) => [...IDS.keys()].filter((c) => cards & (1 << c) && CATEGORY_OF[c] === i).length,
      )
      if (!stone) return account.sets === 5 * Math.min(...colours)
      colours[0]!--
      return (
        account.sets ===
        5 * Math.max(...colours.map((_, i) => Math.min(...colours.map((n, j) => (i === j ? n + 1 : n)))))
      )
    }),
  '12 nobody has seen more than the own gaps and two peeks': (s) =>
    s.known.every((known, seat) => {
      const beyond = known & ~neighbouring(s.seats, seat)
      return (
        (known & neighbouring(s.seats, seat)) === neighbouring(s.seats, seat) &&
        (s.unveiled || bits.count(beyond) <= 2)
      )
    }),
  '14 collections only grow before the unmasking; the Carpet swaps one for one': (s, before) => {
    if (before === null || s.unveiled) return true
    const gone = before.cards.map((cards, seat) => cards & ~s.cards[seat]!)
    if (gone.every((cards) => cards === 0)) return true
    const came = s.cards.map((cards, seat) => cards & ~before.cards[seat]!)
    return (
      asked(before)!.rule === 'flyingCarpet' &&
      gone.filter((cards) => cards !== 0).length === 2 &&
      gone.every((cards, seat) => bits.count(cards) === bits.count(came[seat]!) && bits.count(cards) <= 1)
    )
  },
  'the fist decides the kind of auction': (s) => {
    const rule = asked(s)?.rule
    if (rule === 'openAuction') return (WEAPONS & bit(s.card)) === 0
    return rule !== 'secretAuction' || (WEAPONS & bit(s.card)) !== 0
  },
}

export function audit(s: Readonly<State>, before: Readonly<State> | null): string | null {
  for (const [name, holds] of Object.entries(CHECKS)) if (!holds(s, before)) return `invariant ${name}`
  return null
}
