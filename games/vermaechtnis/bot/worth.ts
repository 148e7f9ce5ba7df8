/** What a seat's antiques and collection cards are worth before the end, in points. */
import type { Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { COLOURS, KINDS, worthOf } from '../data/antiques.ts'
import { COLLECTIONS, givesUp, largeOfSort, needsOf, pointsOf } from '../data/collections.ts'
import { COUNT, type State } from '../state.ts'
import type { Weights } from './weights.ts'

/** kind * 64 + a set of colours -> what these antiques are worth together. */
const WORTH = Float64Array.from({ length: KINDS.length * 64 }, (_, at) =>
  COLOURS.reduce(
    (sum, _, colour) => sum + (at & (1 << colour) ? worthOf((at >> 6) * COLOURS.length + colour) : 0),
    0,
  ),
)

/** How many of each kind a seat owns, three bits a kind: in two halves of three kinds. */
const BITS = 3
const HALF = BITS * 3
const IN_HALF = (1 << HALF) - 1
/** Of a collection card, a half of the kinds, and what is owned of them -> how many of these kinds it lacks. */
const LACKING = Uint8Array.from({ length: (COLLECTIONS.length * 2) << HALF }, (_, at) => {
  const [card, half, owned] = [at >> (HALF + 1), (at >> HALF) & 1, at & IN_HALF]
  return needsOf(card).reduce((sum, { kind, number }) => {
    const place = kind - half * 3
    const has = (owned >> (BITS * place)) & ((1 << BITS) - 1)
    return place < 0 || place > 2 ? sum : sum + Math.max(0, number - has)
  }, 0)
})
/** How many antiques a card lacks, of so many owned of each kind. */
export const lacking = (card: number, owned: number): number =>
  LACKING[(card << (HALF + 1)) + (owned & IN_HALF)]! +
  LACKING[(card << (HALF + 1)) + (1 << HALF) + (owned >> HALF)]!

/** Antiques, with lone colours discounted by the chance that a second card comes. */
export function antiquesWorth(s: Readonly<State>, seat: Seat, pairing: number): number {
  const kinds = KINDS.length
  let owned = 0
  let paired = 0
  for (let kind = 0; kind < kinds; kind++) {
    const set = s.antiques[seat * kinds + kind]!
    paired |= owned & set
    owned |= set
  }
  let points = 0
  for (let kind = 0; kind < kinds; kind++) {
    const set = s.antiques[seat * kinds + kind]!
    points += WORTH[kind * 64 + (set & paired)]! + pairing * WORTH[kind * 64 + (set & ~paired)]!
  }
  return points
}

/** How many of each kind a seat owns, as `lacking` reads it. */
export function ownedOfKinds(s: Readonly<State>, seat: Seat): number {
  const kinds = KINDS.length
  let owned = 0
  for (let kind = 0; kind < kinds; kind++) owned |= COUNT[s.antiques[seat * kinds + kind]!]! << (BITS * kind)
  return owned
}

/** Collection cards owned, and those in the supply that are within reach. */
export function collectionsWorth(s: Readonly<State>, seat: Seat, daysLeft: number, w: Weights): number {
  const owned = s.collections[seat]!
  const antiques = ownedOfKinds(s, seat)
  const late = daysLeft >= 3 ? 1 : daysLeft / 3
  let points = 0
  for (let set = owned; set; set &= set - 1) points += pointsOf(bits.lowest(set))
  for (let set = s.supply; set; set &= set - 1) {
    const card = bits.lowest(set)
    if (owned & largeOfSort(card)) continue
    const short = lacking(card, antiques)
    if (short > 2) continue
    const worth = pointsOf(card) - (givesUp(card) ? w.giveUp : 0)
    points +=
      worth * (short === 0 ? w.complete * (0.5 + late / 2) : late * (short === 1 ? w.oneShort : w.twoShort))
  }
  return points
}
