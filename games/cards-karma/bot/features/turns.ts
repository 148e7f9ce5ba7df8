/** Who moves when: the pass, the elephant, and how many turns are still to come. */
import { nameList } from '@durbar/room'
import { PASSES_PER_ROUND } from '../../data/numbers.ts'
import { finished, type State } from '../../state.ts'
import { atWork, type Chapter } from './sheet.ts'

const { names, group, numbered } = nameList()

/** Is at work; everybody is while track cards are arranged (CK-16). */
const MOVES = group('moves')
/** The next own turn is the first, second, third after the one at hand. */
const NEXT = numbered('next-in', 1, 3)
const LATER = group('next-in')
/** Regular turns still to come, without the one at hand: in this pass, and until the grid is filled again. */
const IN_PASS = group('to-come-in-pass')
const IN_ROUND = numbered('to-come-in-round', 0, 2)
/** Will get the elephant's karma in this round; will begin the next round. */
const KARMA = group('elephant-karma-to-come')
const ELEPHANT = group('elephant')
const ELEPHANT_NEXT = group('elephant-next')
/** Somebody has finished: this is the last pass (CK-15.1), with or without a turn left for this player. */
const LAST_TURN = group('last-turn-to-come')
const NO_TURN = group('no-turn-left')

/** Turns of this pass that have begun, 0 = between two passes or before the first. */
function begun({ stack }: Readonly<State>): number {
  for (let i = 0; i < stack.length; i++) if (stack[i]!.rule === 'pass') return stack[i]!.step ?? 0
  return 0
}
function lastPass({ players }: Readonly<State>): boolean {
  for (let i = 0; i < players.length; i++) if (finished(players[i]!)) return true
  return false
}

export const turns: Chapter = {
  names,
  read(_on, s, seat, out, at) {
    if (s.result !== null) return
    const { seats, elephant } = s
    const working = atWork(s)
    const had = begun(s)
    const offset = (seat - elephant + seats) % seats
    const inPass = had > 0 && offset >= had
    // Between the passes the elephant gives its karma, and the second is still to come.
    const passes = had > 0 ? PASSES_PER_ROUND - s.pass : working < 0 ? PASSES_PER_ROUND : 1
    const moves = working < 0 || working === seat
    if (moves) out[at + MOVES] = 1
    if (offset === 0) out[at + ELEPHANT] = 1
    if (offset === 1) out[at + ELEPHANT_NEXT] = 1
    if (offset === 0 && had > 0 && s.pass === 1) out[at + KARMA] = 1
    if (inPass) out[at + IN_PASS] = 1
    out[at + IN_ROUND + passes + (inPass ? 1 : 0)] = 1
    const now = had === 0 ? 0 : had - 1
    // The next round begins one seat further on.
    const inNext = passes > 0 ? offset : (offset - 1 + seats) % seats
    const next = inPass || had === 0 ? offset - now : seats - now + inNext
    if (next > 0 && !moves) out[at + NEXT + Math.min(next, 3)] = 1
    out[at + LATER] = next / (2 * seats)
    if (!lastPass(s)) return
    if (inPass) out[at + LAST_TURN] = 1
    else if (!moves) out[at + NO_TURN] = 1
  },
}
