/**
 * What the evaluation works out about one position, in the order in which `evaluate` fills it: the horizon, the roads
 * of every seat, what stands in the cities, and for every seat the plan of its turn. Made once and written over.
 */
import { CITIES, JUNCTIONS, ROADS } from '../data/board.ts'
import { MOST_SEATS } from '../data/material.ts'

export interface Outlook {
  /** The city of this round, -1 before the first one. */
  scored: number
  /** Whose turn it is, and the seats that can still walk to the Maharaja, a bit each. */
  active: number
  reaches: number
  // The horizon.
  /** What one gold piece is worth. */
  goldValue: number
  /** What is kept for later turns is worth less the fewer there are. */
  later: number
  /** City -> what share of its expected payout counts now. */
  readonly cityWeight: Float64Array
  /** City -> in how many rounds it will be scored, as the track lies now. */
  readonly cityTurn: Int32Array
  /** The cities in the order of their crests, the one of this round first while it is still to be scored. */
  readonly upcoming: Int32Array
  // The roads.
  /** The price of every road for the seat at hand. */
  readonly cost: Int32Array
  /** Seat -> distances from its architect, and from the city that is scored. */
  readonly away: readonly Int32Array[]
  readonly home: readonly Int32Array[]
  // The cities; city * 5 + seat where it is by seat.
  /** Seats that will add nothing more in this round, a bit each. */
  settled: number
  /** Strength in quarters of a point, as its owner and as rivals count it. */
  readonly own: Int32Array
  readonly rival: Int32Array
  /** The chance of being there at all. */
  readonly present: Float64Array
  readonly small: Int32Array
  readonly largeFree: Uint8Array
  readonly smallFree: Uint8Array
  /** Seat -> its small palaces everywhere. */
  readonly smallTotal: Int32Array
  // The plan: purse and stock while it is drawn up, and what it comes to.
  gold: number
  houses: number
  /** Slots that stay incomplete, a bit each. */
  incomplete: number
  palaces: number
  quarters: number
  freeHouses: number
}

const bySeat = () => Array.from({ length: MOST_SEATS }, () => new Int32Array(JUNCTIONS.length))

export const outlook = (): Outlook => ({
  scored: -1,
  active: -1,
  reaches: 0,
  goldValue: 0,
  later: 0,
  cityWeight: new Float64Array(CITIES.length),
  cityTurn: new Int32Array(CITIES.length),
  upcoming: new Int32Array(CITIES.length),
  cost: new Int32Array(ROADS.length),
  away: bySeat(),
  home: bySeat(),
  settled: 0,
  own: new Int32Array(CITIES.length * MOST_SEATS),
  rival: new Int32Array(CITIES.length * MOST_SEATS),
  present: new Float64Array(CITIES.length * MOST_SEATS),
  small: new Int32Array(CITIES.length * MOST_SEATS),
  largeFree: new Uint8Array(CITIES.length),
  smallFree: new Uint8Array(CITIES.length),
  smallTotal: new Int32Array(MOST_SEATS),
  gold: 0,
  houses: 0,
  incomplete: 0,
  palaces: 0,
  quarters: 0,
  freeHouses: 0,
})
