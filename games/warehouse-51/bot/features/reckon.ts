/** What will count at the end, as the imagined world has it: totals, points, sets, and what may be hoped for. */
import type { Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import {
  ALL,
  BLESSED,
  effectOf,
  OF_CATEGORY,
  OF_VALUE,
  printedValue,
  withEffect,
} from '../../data/antiquities.ts'
import { INGOTS_PER_POINT, POINTS_PER_SET } from '../../data/box.ts'
import { FIRST, SECOND } from '../../data/categories.ts'
import { cardsOf, counterfeitsIn, everySlot, knownBy, type State } from '../../state.ts'
import { lookAhead } from '../outlook.ts'
import { saved } from '../standing.ts'
import { WEIGHTS } from '../weights.ts'
import { hopes, reckonSets } from './hopes.ts'
import { CATEGORIES, type Reckoning } from './reckoning.ts'

const GRAIL = withEffect('voidOwnCurses')
const MALLEUS = withEffect('pointsPerOwnedNature')
const ARK = withEffect('returnAllIngots')
const NESSUS = withEffect('loseTies')
const YATA = withEffect('winTies')
const PEACHES = withEffect('raiseValue')
const PER_BLESSING = effectOf('pointsPerOwnedNature').points
const ONES = OF_VALUE[effectOf('raiseValue').from]!

/** Saving takes somebody who knows: a certificate or the Horn for a fake that its owner has seen. */
function rescue(r: Reckoning, s: Readonly<State>, seat: Seat): number {
  const { outlook, belief } = r.thought
  if (s.unveiled || (outlook.cards[seat]! & r.fakes) === 0) return 0
  belief.fakes = r.known[seat]!
  belief.doubtful = 0
  return saved(r.thought, s, seat)
}

/** Which cards of a seat count, and what they add up to. */
function collect(r: Reckoning, s: Readonly<State>, seat: Seat): void {
  const own = r.thought.outlook.cards[seat]!
  r.known[seat] = r.fakes & counterfeitsIn(s, knownBy(s, seat))
  r.saved[seat] = rescue(r, s, seat)
  const genuine = own & (~r.fakes | r.saved[seat]!)
  const counting = genuine & ~s.pawned
  const curses = counting & GRAIL ? 0 : genuine
  r.counting[seat] = counting
  r.curses[seat] = curses
  r.ties[seat] = (counting & YATA ? 1 : 0) - (curses & NESSUS ? 1 : 0)
  r.malleus[seat] = curses & MALLEUS ? PER_BLESSING * bits.count(counting & BLESSED) : 0
  r.gold[seat] = curses & ARK ? 0 : Math.floor(r.thought.outlook.purse[seat]! / INGOTS_PER_POINT)
  for (let category = 0; category < CATEGORIES; category++) {
    const at = seat * CATEGORIES + category
    const cards = counting & OF_CATEGORY[category]!
    r.cards[at] = bits.count(cards)
    r.totals[at] = totalOf(r, seat, cards)
    r.rank[at] = rankOf(r, seat, r.totals[at]!)
  }
}
/** What cards of one category come to. */
export const totalOf = (r: Reckoning, seat: Seat, cards: number): number =>
  printedValue(cards) + (r.counting[seat]! & PEACHES ? bits.count(cards & ONES) : 0)
export const rankOf = (r: Reckoning, seat: Seat, total: number): number =>
  total === 0 ? 0 : 3 * total + r.ties[seat]!

/** WH-9.8 to WH-9.10: what this rank would bring a seat among the others. */
export function pointsFor(r: Reckoning, seats: number, seat: Seat, category: number, rank: number): number {
  if (rank === 0) return 0
  let ahead = 0
  let tied = 0
  for (let other = 0; other < seats; other++) {
    const theirs = r.rank[other * CATEGORIES + category]!
    if (other === seat) continue
    if (theirs > rank) ahead++
    else if (theirs === rank) tied++
  }
  if (ahead === 0) return tied === 0 ? FIRST[category]! : tied === 1 ? SECOND[category]! : 0
  return ahead === 1 && tied === 0 ? SECOND[category]! : 0
}

export function reckon(r: Reckoning, s: Readonly<State>): void {
  lookAhead(r.thought.outlook, s, WEIGHTS)
  r.fakes = counterfeitsIn(s, everySlot(s))
  for (let i = 0; i < s.certificates.length; i++) r.fakes &= ~(1 << s.certificates[i]!)
  if (s.neutralised >= 0) r.fakes &= ~(1 << s.neutralised)
  r.forSale = ALL & ~s.unsold & ~s.unmasked
  for (let seat = 0; seat < s.seats; seat++) {
    r.forSale &= ~cardsOf(s, seat)
    collect(r, s, seat)
  }
  for (let seat = 0; seat < s.seats; seat++) {
    reckonSets(r, s.seats, seat)
    let score = r.gold[seat]! + r.malleus[seat]! + POINTS_PER_SET * r.sets[seat]!
    let hoped = score + POINTS_PER_SET * r.setHope[seat]!
    for (let category = 0; category < CATEGORIES; category++) {
      const at = seat * CATEGORIES + category
      r.points[at] = pointsFor(r, s.seats, seat, category, r.rank[at]!)
      r.hope[at] = hopes(r, s.seats, seat, category, r.rank[at]!)
      score += r.points[at]!
      hoped += r.hope[at]!
    }
    r.score[seat] = score
    r.hoped[seat] = hoped
  }
}
