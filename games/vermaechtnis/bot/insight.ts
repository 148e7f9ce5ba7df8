/** What a position is worth, in points: the strategy notes of the rules reference as numbers. */
import type { Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import type { Insight } from '@durbar/room'
import { COLOURS, KINDS, worthOf } from '../data/antiques.ts'
import { COLLECTIONS, givesUp, largeOfSort, needsOf, pointsOf } from '../data/collections.ts'
import { OFFER_SIZE, RUPEES_PER_POINT, SALES_DAYS } from '../data/market.ts'
import { COUNT, collectionsOf, ownsOfKind, rupeesOf, type State } from '../state.ts'

type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>

/** None of the challengers of `durbar tune --game vermaechtnis --rounds 40 --pairs 120 --state tuning.json` was better. */
const WEIGHTS = {
  /** A rupee in hand while there is still something to buy, in points. */
  rupee: 0.42,
  /** Chance per remaining day that a lone colour finds its pair. */
  pairPerDay: 0.13,
  /** What share of its points a card in the supply is worth: complete, one or two antiques short. */
  complete: 0.8,
  oneShort: 0.34,
  twoShort: 0.1,
  /** A crossed-out card costs about this much. */
  giveUp: 0.8,
}

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
const lacking = (card: number, owned: number): number =>
  LACKING[(card << (HALF + 1)) + (owned & IN_HALF)]! +
  LACKING[(card << (HALF + 1)) + (1 << HALF) + (owned >> HALF)]!

/** Antiques, with lone colours discounted by the chance that a second card comes. */
function antiques(s: Readonly<State>, seat: Seat, pairing: number): number {
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

/** Collection cards owned, and those in the supply that are within reach. */
function collections(s: Readonly<State>, seat: Seat, daysLeft: number, w: Weights): number {
  const owned = s.collections[seat]!
  const kinds = KINDS.length
  let antiques = 0
  for (let kind = 0; kind < kinds; kind++)
    antiques |= COUNT[s.antiques[seat * kinds + kind]!]! << (BITS * kind)
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

export const insight: Insight<State> = {
  facts: (s, seat) => ({
    antiques: KINDS.reduce((sum, _, kind) => sum + ownsOfKind(s, seat, kind), 0),
    collections: bits.count(collectionsOf(s, seat)),
    rupees: rupeesOf(s, seat),
  }),
  weights: WEIGHTS,
  spread: 6,
  // Whole games by a light policy beat any cut: lone colours and races are decided late.
  search: { rollout: 200, skill: 5, curiosity: 0.5 },
  efforts: [40, 2000],
  // Money and cards soon even out a small slip: the second level has to slip a little more to be told from the third.
  carelessness: [0.08, 0.03, 0.006],
  evaluate(s, out, weights) {
    const w = weights as Weights
    // Days that are still to come, and what is left of this one.
    let open = 0
    for (const antique of s.offer) if (antique >= 0) open++
    const daysLeft = s.result ? 0 : SALES_DAYS - s.day + open / OFFER_SIZE
    const pairing = Math.min(0.85, w.pairPerDay * daysLeft)
    const early = Math.min(1, daysLeft / 2)
    for (let seat = 0; seat < s.seats; seat++) {
      const rupees = s.rupees[seat]!
      const cash = Math.floor(rupees / RUPEES_PER_POINT) * (1 - early) + rupees * w.rupee * early
      out[seat] = antiques(s, seat, pairing) + collections(s, seat, daysLeft, w) + cash
    }
  },
}
