/** Whether somebody at a shared device has anything to hide: then it is handed over behind a curtain. */
import { canonical, kernelOf, type Seat, storyOf, streamDice, type Viewer } from '@durbar/kernel'
import type { Authority } from './authority.ts'

/** A hidden hand is another in nearly every world; so many are past chance. */
const WORLDS = 24

/**
 * A seat has nothing to hide if it was told what everybody was told, if no other seat's view leaves out what its own
 * shows, and if that is the same in whichever world an onlooker may believe in.
 */
export function hides(authority: Authority, seat: Seat): boolean {
  const { game, position } = authority
  const { state, match } = position
  const rules = kernelOf(game)
  // What several are asked at once is chosen in secret.
  if (rules.asked(state).length > 1) return true
  const events = authority.events()
  const told = (who: Viewer) => canonical(events.map((event) => game.redact(event, who)))
  if (told(seat) !== told('observer')) return true
  const story = storyOf(game, match.seats, events, seat)
  const view = (world: typeof state, who: Viewer): unknown => game.view(world, who, false, story)
  const seen = view(state, seat)
  for (let other = 0; other < match.seats; other++)
    if (other !== seat && leavesOut(view(state, other), seen)) return true
  const words = canonical(seen)
  for (let n = 0; n < WORLDS; n++)
    if (canonical(view(rules.imagine(state, 'observer', streamDice(n)), seat)) !== words) return true
  return false
}

/** Whether something stands in `mine` where `theirs` has nothing. */
function leavesOut(theirs: unknown, mine: unknown): boolean {
  if (mine === null || mine === undefined) return false
  if (theirs === null || theirs === undefined) return true
  if (typeof mine !== 'object' || typeof theirs !== 'object') return false
  const there = theirs as Record<string, unknown>
  return Object.entries(mine).some(([key, value]) => leavesOut(there[key], value))
}
