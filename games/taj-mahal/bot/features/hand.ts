/** What a seat holds: cards, special cards, tokens, goods. */
import * as bits from '@durbar/kernel/bits'
import { climb } from '@durbar/room'
import {
  COLOURS,
  ELEPHANT,
  earnedBy,
  PERSONS,
  SPECIALS,
  SUITS,
  SYMBOLS,
  suitOf,
  tally,
  WHITE_SUIT,
} from '../../data/cards.ts'
import { CARDS_TAKEN, GOODS, LAST_VISIT } from '../../data/tiles.ts'
import { atCourt, handOf, holderOf, type State, tokensOf } from '../../state.ts'
import { tileBrings, visitsLeft } from '../holdings.ts'
import { isLeaving } from '../prizes.ts'
import * as at from './names.ts'
import type { Reading } from './reading.ts'

const COLOUR_COUNT = COLOURS.length
/** The colours of one hand, the longest first. */
const order = new Int8Array(COLOUR_COUNT)

function sortColours(r: Reading, seat: number): void {
  const length = (colour: number) => r.length[seat * COLOUR_COUNT + colour]!
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    let i = colour
    for (; i > 0 && length(order[i - 1]!) < length(colour); i--) order[i] = order[i - 1]!
    order[i] = colour
  }
}

function readSymbols(out: Float64Array, first: number, packed: number, unit: number): void {
  if (packed === 0) return
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) out[first + symbol] = tally(packed, symbol) / unit
}

/** What the hand would score now (TM-9.2); nothing once it has been scored. */
export function handPoints(r: Reading, s: Readonly<State>, seat: number): number {
  if (s.result !== null) return 0
  let points = bits.count(handOf(s, seat, WHITE_SUIT))
  for (let special = 0; special < SPECIALS.length; special++) if (holderOf(s, special) === seat) points++
  let longest = 0
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    longest = Math.max(longest, r.length[seat * COLOUR_COUNT + colour]!)
  return points + longest
}

export function readHand(r: Reading, s: Readonly<State>, seat: number, out: Float64Array, row: number): void {
  const { HAND } = at
  sortColours(r, seat)
  let cards = bits.count(handOf(s, seat, WHITE_SUIT))
  climb(out, row + at.WHITES, at.WHITE_STEPS, cards)
  let seen = bits.count(s.known[seat * SUITS + WHITE_SUIT]!)
  for (let i = 0; i < COLOUR_COUNT; i++) {
    const colour = order[i]!
    const length = r.length[seat * COLOUR_COUNT + colour]!
    climb(out, row + at.LENGTH[i]!, at.LENGTHS[i]!, length)
    out[row + at.IN_COLOUR + colour] = length / 6
    cards += length
    seen += bits.count(s.known[seat * SUITS + colour]!)
  }
  readSymbols(out, row + at.IN_LONGEST, r.symbols[seat * COLOUR_COUNT + order[0]!]!, 6)
  readSymbols(out, row + at.IN_SECOND, r.symbols[seat * COLOUR_COUNT + order[1]!]!, 6)
  readSymbols(out, row + at.IN_WHITE, r.white[seat]!, 2)
  const points = r.final[seat]! - r.score[seat]!
  out[row + HAND.hand] = cards / 12
  out[row + HAND['hand.seen']] = seen / 12
  out[row + HAND['hand.points']] = points / 10
  out[row + HAND['hand.points.late']] = (points * s.visit) / (10 * LAST_VISIT)
  let fits = 0
  for (let i = 0; i < s.supply.length; i++) if (suitOf(s.supply[i]!) === order[0]) fits++
  out[row + HAND['supply.longest']] = fits / 4
  if (r.bidding & (1 << seat)) out[row + HAND.picks] = (r.bidding === 1 << seat ? 1 : CARDS_TAKEN) / 2
  else if (s.result === null && isLeaving(s, seat))
    out[row + HAND.picks] = Math.min(CARDS_TAKEN, s.supply.length) / 2
}

export function readCourtiers(
  r: Reading,
  s: Readonly<State>,
  seat: number,
  won: number,
  out: Float64Array,
  row: number,
): void {
  for (let special = 0; special < SPECIALS.length; special++) {
    if (holderOf(s, special) !== seat) continue
    out[row + at.SPECIAL + special] = 1
    out[row + at.SPECIAL_TIME + special] = visitsLeft(s, seat) / LAST_VISIT
  }
  for (let person = 0; person < PERSONS; person++) {
    const tokens = tokensOf(s, seat, person)
    if (tokens > 0) out[row + at.TOKEN + person] = 1
    if (tokens > 1) out[row + at.PAIR + person] = 1
    if (tokens === 1 && won & (1 << person)) out[row + at.PAIR_NOW + person] = 1
    if (holderOf(s, earnedBy(person)) !== seat) continue
    for (let other = 0; other < s.seats; other++)
      if (other !== seat && tokensOf(s, other, person) > 0) out[row + at.CONTESTED + person] = 1
  }
  const { owned, toCome } = r.outlook.market
  for (let good = 0; good < GOODS.length; good++) {
    const n = owned[seat * GOODS.length + good]!
    if (n === 0) continue
    climb(out, row + at.GOOD + good * at.GOOD_STEPS.length, at.GOOD_STEPS, n)
    out[row + at.PAIRS_TO_COME + good] = (n * toCome[good]!) / 8
  }
  if (s.result !== null) return
  // The tile of this visit as long as it is to be had, then the next ones.
  for (let i = atCourt(s, ELEPHANT) ? 0 : 1; i < at.TILES_AHEAD && s.visit + i <= LAST_VISIT; i++) {
    out[row + at.TILE + i] = tileBrings(r.outlook.market, seat, s.visit + i) / 6
  }
}
