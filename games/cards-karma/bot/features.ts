/** What a learned judgement reads of a position, chapter by chapter. */
import type { Features } from '@durbar/room'
import type { State } from '../state.ts'
import { dice } from './features/dice.ts'
import { market, names as table } from './features/market.ts'
import { reach } from './features/reach.ts'
import { type Chapter, count, sheet } from './features/sheet.ts'
import { standing } from './features/standing.ts'
import { tableau } from './features/tableau.ts'
import { track } from './features/track.ts'
import { turns } from './features/turns.ts'
import { waiting } from './features/waiting.ts'
import { worth } from './features/worth.ts'
import { pending } from './pending.ts'
import { WEIGHTS } from './weights.ts'

const seat: string[] = []
const chapter = ({ names }: Chapter): number => seat.push(...names) - names.length
const TRACK = chapter(track)
const DICE = chapter(dice)
const TABLEAU = chapter(tableau)
const REACH = chapter(reach)
const WAITING = chapter(waiting)
const TURNS = chapter(turns)
const WORTH = chapter(worth)
const STANDING = chapter(standing)
const ROW = seat.length

const on = sheet()

export const features: Features<State> = {
  seat,
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
