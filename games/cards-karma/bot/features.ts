/** What a learned judgement reads of a position, chapter by chapter. */
import { type Features, nameList } from '@durbar/room'
import type { State } from '../state.ts'
import { dice } from './features/dice.ts'
import { market, names as table } from './features/market.ts'
import { reach } from './features/reach.ts'
import { count, sheet } from './features/sheet.ts'
import { standing } from './features/standing.ts'
import { tableau } from './features/tableau.ts'
import { track } from './features/track.ts'
import { turns } from './features/turns.ts'
import { waiting } from './features/waiting.ts'
import { worth } from './features/worth.ts'
import { pending } from './pending.ts'
import { WEIGHTS } from './weights.ts'

const seat = nameList()
const TRACK = seat.group(...track.names)
const DICE = seat.group(...dice.names)
const TABLEAU = seat.group(...tableau.names)
const REACH = seat.group(...reach.names)
const WAITING = seat.group(...waiting.names)
const TURNS = seat.group(...turns.names)
const WORTH = seat.group(...worth.names)
const STANDING = seat.group(...standing.names)
const ROW = seat.names.length

const on = sheet()

export const features: Features<State> = {
  seat: seat.names,
  table,
  read(s, out) {
    const { seats } = s
    on.worth.fill(0)
    if (s.result === null) pending(s, on.worth, WEIGHTS)
    for (let i = 0, at = 0; i < seats; i++, at += ROW) {
      count(on, s, i)
      track.read(on, s, i, out, at + TRACK)
      dice.read(on, s, i, out, at + DICE)
      tableau.read(on, s, i, out, at + TABLEAU)
      reach.read(on, s, i, out, at + REACH)
      waiting.read(on, s, i, out, at + WAITING)
      turns.read(on, s, i, out, at + TURNS)
      worth.read(on, s, i, out, at + WORTH)
    }
    for (let i = 0, at = STANDING; i < seats; i++, at += ROW) standing.read(on, s, i, out, at)
    market(s, out, seats * ROW)
  },
}
