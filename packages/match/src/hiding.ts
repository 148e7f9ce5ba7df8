/** Whether somebody at a shared device has anything to hide: then it is handed over behind a curtain. */
import { canonical, kernelOf, type Seat, storyOf, streamDice } from '@durbar/kernel'
import type { Authority } from './authority.ts'

/** A hidden hand is another in nearly every world; so many are past chance. */
const WORLDS = 24

/**
 * A seat knows what everybody knows if it was told nothing else so far, and its view is the same in whichever world
 * an onlooker may believe in.
 */
export function hides(authority: Authority, seat: Seat): boolean {
  const { game, position } = authority
  // What several are asked at once is chosen in secret.
  if (kernelOf(game).asked(position.state).length > 1) return true
  const { state, match } = position
  const events = authority.events()
  const told = (who: Seat | 'observer') => canonical(events.map((event) => game.redact(event, who)))
  if (told(seat) !== told('observer')) return true
  const story = storyOf(game, match.seats, events, seat)
  const seen = canonical(game.view(state, seat, false, story))
  const rules = kernelOf(game)
  return Array.from({ length: WORLDS }, (_, n) => rules.imagine(state, 'observer', streamDice(n))).some(
    (world) => canonical(game.view(world, seat, false, story)) !== seen,
  )
}
