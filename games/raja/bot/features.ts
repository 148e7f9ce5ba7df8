/** What a learned judgement reads of a position, chapter by chapter. */
import { type Features, nameList } from '@durbar/room'
import type { State } from '../state.ts'
import { auction, lookAround } from './evaluate.ts'
import { belongings } from './features/belongings.ts'
import { cities } from './features/cities.ts'
import { countCities, sheet } from './features/sheet.ts'
import { standing } from './features/standing.ts'
import { table, names as tableNames } from './features/table.ts'
import { turn } from './features/turn.ts'
import { worth } from './features/worth.ts'
import { WEIGHTS } from './weights.ts'

const seat = nameList()
const BELONGINGS = seat.group(...belongings.names)
const CITIES = seat.group(...cities.names)
const TURN = seat.group(...turn.names)
const WORTH = seat.group(...worth.names)
const STANDING = seat.group(...standing.names)
const ROW = seat.names.length

const on = sheet()

export const features: Features<State> = {
  seat: seat.names,
  table: tableNames,
  read(s, out) {
    const { seats } = s
    on.worth.fill(0)
    lookAround(on.o, s, WEIGHTS)
    countCities(on, s)
    if (s.result === null) auction(on.o, s, on.worth, WEIGHTS)
    for (let i = 0, at = 0; i < seats; i++, at += ROW) {
      belongings.read(on, s, i, out, at + BELONGINGS)
      cities.read(on, s, i, out, at + CITIES)
      turn.read(on, s, i, out, at + TURN)
      worth.read(on, s, i, out, at + WORTH)
    }
    for (let i = 0, at = STANDING; i < seats; i++, at += ROW) standing.read(on, s, i, out, at)
    table(on, s, out, seats * ROW)
  },
}
