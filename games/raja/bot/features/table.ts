/** The row of the table: how far the game is, what it asks now, and what the cities have still to offer. */
import * as bits from '@durbar/kernel/bits'
import { by, nameList, upTo } from '@durbar/room'
import { CITIES, JUNCTIONS } from '../../data/board.ts'
import { bit, CARDS, CHARACTERS } from '../../data/characters.ts'
import { CHIPS, END_FIELD, SEATS, SHORT_ROUNDS, START_GOLD, START_HOUSES } from '../../data/material.ts'
import { isBidding } from '../../rules/auction.ts'
import { gameEnd } from '../../rules/end.ts'
import { palacesLeft, type State, VERSIONS } from '../../state.ts'
import type { Sheet } from './sheet.ts'

const { names, group } = nameList()

export { names }

const PLAYERS = group(...by('players', SEATS)) - SEATS[0]
const VERSION = group(...by('version', VERSIONS))
const SHORT = group('short')
/** What is asked. */
const ASKS = [
  ...['draft', 'bidding', 'auctionChoice', 'startHouse'],
  ...['discs', 'turn', 'replacement', 'surrender'],
]
const ASKED = group(...by('asks', ASKS))
const OVER = group('over')
/** Round 0 is before the first. */
const LATEST = 10
const ROUND = group(...by('round', upTo(0, LATEST - 1)), 'round.later')
/** How much of the track is used up; whether this round is the last one. */
const COURSE = group('course')
const LAST_ROUND = group('last-round')
/** Palaces of whoever has fewest left. */
const NEAR = 4
const FEWEST = group(...by('fewest-left', upTo(0, NEAR - 1)), 'fewest-left.more')
const ACTED = group('acted')
const LAP = group('start-houses')
const HIGH = group('auction.high')
const FREE_CARD = group(...CHARACTERS.flatMap((each) => (each ? [`free.${each.id}`] : []))) - 1
const SUPPLY = group('chips')
const MAHARAJA = group(...by('maharaja', JUNCTIONS))
/** In the order of scoring: whether the large field is free, and how many small ones. */
const LARGE = group(...CITIES.map((_, i) => `city.${i}.large-free`))
const SMALL = group(...CITIES.map((_, i) => `city.${i}.small-free`))
/** How far above the next crest this one lies: what two fields down would change (RJ-7.5). */
const GAP = group(...CITIES.slice(2).map((_, i) => `city.${i + 2}.above`)) - 2

function asked(s: Readonly<State>, out: Float64Array, at: number): void {
  const top = s.stack[s.stack.length - 1]!
  const which = ASKS.indexOf(top.rule)
  if (which >= 0) out[at + ASKED + which] = 1
  if (top.rule === 'startHouse') out[at + LAP] = (top.step ?? 0) / START_HOUSES
  if (isBidding(top) && top.high > 0) out[at + HIGH] = top.high / START_GOLD
}

export function table({ o }: Sheet, s: Readonly<State>, out: Float64Array, at: number): void {
  out[at + PLAYERS + s.seats] = 1
  out[at + VERSION + s.version] = 1
  if (s.short) out[at + SHORT] = 1
  if (s.result !== null) out[at + OVER] = 1
  else asked(s, out, at)
  out[at + ROUND + Math.min(s.round, LATEST)] = 1
  out[at + COURSE] = Math.max(0, s.short ? s.round / SHORT_ROUNDS : s.field / END_FIELD)
  if (s.round > 0 && gameEnd(s) !== null) out[at + LAST_ROUND] = 1
  let fewest = palacesLeft(s, 0)
  for (let seat = 1; seat < s.seats; seat++) fewest = Math.min(fewest, palacesLeft(s, seat))
  out[at + FEWEST + Math.min(fewest, NEAR)] = 1
  out[at + ACTED] = bits.count(s.acted) / s.seats
  for (let card = 1; card <= CARDS; card++) if (s.free & bit(card)) out[at + FREE_CARD + card] = 1
  out[at + SUPPLY] = s.supply / CHIPS
  out[at + MAHARAJA + s.maharaja] = 1
  for (let i = 0; i < CITIES.length; i++) {
    const city = o.upcoming[i]!
    out[at + LARGE + i] = o.largeFree[city]!
    out[at + SMALL + i] = o.smallFree[city]! / 6
    if (i >= 2) out[at + GAP + i] = Math.min((s.crests[city]! - s.crests[o.upcoming[i - 1]!]!) / 4, 4)
  }
}
