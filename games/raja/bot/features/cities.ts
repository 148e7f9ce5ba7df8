/** The seven cities, in the order in which they will be scored: what a player has there, earns there, and how far it is. */
import { by, nameList, within } from '@durbar/room'
import { CITIES, JUNCTIONS } from '../../data/board.ts'
import { MOST_SEATS } from '../../data/material.ts'
import { architectOf, housesOf, largeOwner } from '../../state.ts'
import { emptyOn, isOpen, roadsOf, tollOf } from '../distances.ts'
import { bestOther, type Chapter, rounded } from './sheet.ts'

const { names, group } = nameList()
/** One number for every city, the one that is scored first at the head. */
const perCity = (what: string): number => group(...CITIES.map((_, i) => `city.${i}.${what}`))

const HOUSES = perCity('houses')
const SMALL = perCity('small-palaces')
const LARGE = perCity('large-palace')
const POINTS = perCity('points')
/** Points more than the best of the others. */
const LEAD = perCity('lead')
/** Gold if it were scored now, and what the evaluation expects by then. */
const PAYS = perCity('pays')
const EXPECTED = perCity('expected')
/** The way there: whether it is open, roads and tolls on it, villages that are still empty. */
const OPEN = perCity('open')
const ROADS = perCity('roads')
const TOLL = perCity('toll')
const EMPTY = perCity('empty-villages')
/** Where the architect stands: by the order of scoring, and on the board. */
const IN = perCity('architect')
const AT = group(...by('architect', JUNCTIONS))

export const cities: Chapter = {
  names,
  read(on, s, seat, out, at) {
    const { o } = on
    const away = o.away[seat]!
    const stands = architectOf(s, seat)
    out[at + AT + stands] = 1
    for (let i = 0; i < CITIES.length; i++) {
      const city = o.upcoming[i]!
      const mine = city * MOST_SEATS + seat
      const own = on.points[mine]!
      out[at + HOUSES + i] = Math.min(housesOf(s, seat, city) / 4, 4)
      out[at + SMALL + i] = o.small[mine]! / 2
      if (largeOwner(s, city) === seat) out[at + LARGE + i] = 1
      out[at + POINTS + i] = Math.min(own / 6, 4)
      out[at + LEAD + i] = within(2, (own - bestOther(on, s, seat, city)) / 4)
      out[at + PAYS + i] = on.pays[mine]! / 10
      out[at + EXPECTED + i] = rounded(on.expected[mine]! / 10)
      if (stands === city) out[at + IN + i] = 1
      const way = away[city]!
      if (isOpen(way)) out[at + OPEN + i] = 1
      out[at + ROADS + i] = Math.min(roadsOf(way) / 4, 4)
      out[at + TOLL + i] = Math.min(tollOf(way) / 8, 4)
      out[at + EMPTY + i] = emptyOn(way) / 4
    }
  },
}
