/** What the cards to come may still bring: chances of the majorities and of the next set, by plain arithmetic. */
import type { Seat } from '@durbar/kernel'
import { cardWith, categoryOf } from '../../data/antiquities.ts'
import { FIRST, SECOND } from '../../data/categories.ts'
import { WEIGHTS } from '../weights.ts'
import { CATEGORIES, type Reckoning } from './reckoning.ts'

const STONE = cardWith('setJoker')
const STONE_CATEGORY = categoryOf(STONE)

/** Thirds to a value point. */
const THIRDS = 3

/** Points to be hoped for with this rank: the odds against each rival, the less certain the more is to come. */
export function hopes(r: Reckoning, seats: number, seat: Seat, category: number, rank: number): number {
  const open = r.thought.outlook.toCome[category]!
  if (rank === 0 && open === 0) return 0
  const scale = THIRDS * (WEIGHTS.certainty + WEIGHTS.uncertainty * open)
  let first = 1
  let second = 0
  for (let rival = 0; rival < seats; rival++) {
    if (rival === seat) continue
    const lead = rank - r.rank[rival * CATEGORIES + category]!
    const ahead = 0.5 + (0.5 * lead) / (scale + (lead < 0 ? -lead : lead))
    second = second * ahead + first * (1 - ahead)
    first *= ahead
  }
  // Whoever has nothing yet must first find a card of this colour.
  const present = rank > 0 ? 1 : open / (open + 2 * seats)
  return present * (first * FIRST[category]! + second * SECOND[category]!)
}

const held = new Int32Array(CATEGORIES)

/** Complete sets, the Stone put to its best use, and how near the next one is. */
export function reckonSets(r: Reckoning, seats: number, seat: Seat): void {
  const stone = (r.counting[seat]! >> STONE) & 1
  for (let category = 0; category < CATEGORIES; category++)
    held[category] = r.cards[seat * CATEGORIES + category]!
  held[STONE_CATEGORY]! -= stone
  let complete = held[0]!
  for (let category = 1; category < CATEGORIES; category++)
    if (held[category]! < complete) complete = held[category]!
  // The Stone is one card: it completes a set that lacks no more than one.
  if (stone > 0 && missing(complete + 1) <= 1) complete++
  r.sets[seat] = complete
  let rarest = -1
  let lacking = 0
  for (let category = 0; category < CATEGORIES; category++) {
    const lack = complete + 1 - held[category]!
    if (lack <= 0) continue
    lacking |= lack << (2 * category)
    if (rarest < 0 || found(r, seats, category) < found(r, seats, rarest)) rarest = category
  }
  r.lacking[seat] = lacking
  r.lacks[seat] = missing(complete + 1) - stone
  let chance = 1
  for (let category = 0; category < CATEGORIES; category++) {
    let lack = complete + 1 - held[category]!
    if (category === rarest) lack -= stone
    for (; lack > 0; lack--) chance *= found(r, seats, category)
  }
  r.setHope[seat] = chance
}

/** How many cards `held` lacks to so many sets. */
function missing(sets: number): number {
  let n = 0
  for (let category = 0; category < CATEGORIES; category++)
    if (held[category]! < sets) n += sets - held[category]!
  return n
}

/** Chance to find a card of this category. */
const found = (r: Reckoning, seats: number, category: number): number =>
  Math.min(0.9, (WEIGHTS.find * r.thought.outlook.cardsToCome[category]!) / seats)
