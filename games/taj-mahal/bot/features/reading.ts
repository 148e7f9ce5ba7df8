/** What is worked out once of a position for all rows: what every hand could still show, and who bids. */
import * as bits from '@durbar/kernel/bits'
import {
  COLOURS,
  FIRST_SPECIAL,
  lowestOf,
  SPECIALS,
  SYMBOLS,
  showsOf,
  tally,
  WHITE_SUIT,
} from '../../data/cards.ts'
import { bidders, handOf, holderOf, isInside, isPrince, rowOf, type State, visitColour } from '../../state.ts'
import { countGoods } from '../holdings.ts'
import { isLeaving, newOutlook, type Outlook } from '../prizes.ts'
import { readRows } from '../standing.ts'
import { clear, enter, newPodium, type Podium } from './podium.ts'

const MOST_BIDDERS = 5
const SYMBOL_COUNT = SYMBOLS.length
const COLOUR_COUNT = COLOURS.length

export interface Reading {
  readonly outlook: Outlook
  /** The bidders who have not withdrawn, a bit each. */
  bidding: number
  /** bidder -> the colour it has to follow, -1 = free choice */
  readonly colour: Int8Array
  /** bidder * COLOURS + colour -> cards in hand, and their symbols, packed for `tally` */
  readonly length: Int8Array
  readonly symbols: Int32Array
  /** bidder -> symbols of the white cards; of the special cards that are not in its row */
  readonly white: Int32Array
  readonly special: Int32Array
  /** bidder * SYMBOLS + symbol -> the most it could show in this visit */
  readonly reach: Int8Array
  /** Among those who bid: what the rows show, and what they could show. */
  readonly shown: Podium
  readonly furthest: Podium
  /** seat -> the three standings */
  readonly score: Float64Array
  readonly final: Float64Array
  readonly worth: Float64Array
}
export const newReading = (): Reading => ({
  outlook: newOutlook(),
  bidding: 0,
  colour: new Int8Array(MOST_BIDDERS),
  length: new Int8Array(MOST_BIDDERS * COLOUR_COUNT),
  symbols: new Int32Array(MOST_BIDDERS * COLOUR_COUNT),
  white: new Int32Array(MOST_BIDDERS),
  special: new Int32Array(MOST_BIDDERS),
  reach: new Int8Array(MOST_BIDDERS * SYMBOL_COUNT),
  shown: newPodium(),
  furthest: newPodium(),
  score: new Float64Array(MOST_BIDDERS),
  final: new Float64Array(MOST_BIDDERS),
  worth: new Float64Array(MOST_BIDDERS),
})

function showsOfSet(set: number, suit: number): number {
  let sum = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) sum += showsOf(lowestOf(rest, suit))
  return sum
}

function lookAtHand(r: Reading, s: Readonly<State>, seat: number): void {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const cards = handOf(s, seat, colour)
    r.length[seat * COLOUR_COUNT + colour] = bits.count(cards)
    r.symbols[seat * COLOUR_COUNT + colour] = showsOfSet(cards, colour)
  }
  r.white[seat] = showsOfSet(handOf(s, seat, WHITE_SUIT), WHITE_SUIT)
  let special = 0
  for (let i = 0; i < SPECIALS.length; i++)
    if (holderOf(s, i) === seat && rowOf(s, seat).indexOf(FIRST_SPECIAL + i) < 0)
      special += showsOf(FIRST_SPECIAL + i)
  r.special[seat] = special
}

/** Every coloured card may bring one extra card with it. The prince's next card is anybody's guess. */
function lookAtReach(r: Reading, s: Readonly<State>, bidder: number): void {
  const row = r.outlook.standing.rows[bidder]!
  const colour = r.colour[bidder]!
  for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
    let most = 0
    if (!isPrince(s, bidder))
      for (let each = 0; each < COLOUR_COUNT; each++) {
        const at = bidder * COLOUR_COUNT + each
        if ((colour >= 0 && each !== colour) || r.length[at] === 0) continue
        const extras = tally(r.white[bidder]!, symbol) + tally(r.special[bidder]!, symbol)
        const shown = tally(r.symbols[at]!, symbol) + Math.min(extras, r.length[at]!)
        if (shown > most) most = shown
      }
    const lies = tally(row, symbol)
    r.reach[bidder * SYMBOL_COUNT + symbol] = lies + most
    enter(r.shown, symbol, bidder, lies)
    enter(r.furthest, symbol, bidder, lies + most)
  }
}

export function lookAround(r: Reading, s: Readonly<State>): void {
  countGoods(r.outlook.market, s)
  readRows(r.outlook.standing, s)
  r.bidding = 0
  clear(r.shown)
  clear(r.furthest)
  for (let bidder = 0; bidder < bidders(s); bidder++) {
    if (!isPrince(s, bidder)) lookAtHand(r, s, bidder)
    if (s.result !== null || !isInside(s, bidder) || isLeaving(s, bidder)) continue
    r.bidding |= 1 << bidder
    r.colour[bidder] = visitColour(rowOf(s, bidder))
    lookAtReach(r, s, bidder)
  }
}
