/** RJ-9 The next round, RJ-10 the end of the game. */
import { moment, places } from '@durbar/kernel'
import { END_FIELD, ROUNDS, SHORT_ROUNDS } from '../data/material.ts'
import type { End } from '../events.ts'
import { built, goldOf, type State } from '../state.ts'
import { procedure } from './book.ts'
import { round } from './moments.ts'

/** Why the game ends with this round, null = it goes on. The palaces come first (RJ-R-29). */
export function gameEnd(s: Readonly<State>): End | null {
  if (s.left.includes(0)) return 'palaces'
  // RJ-R-12: the base game goes by the field the crest was laid on, the short game counts its rounds.
  if (s.short ? s.round >= SHORT_ROUNDS : s.field >= END_FIELD) return 'track'
  return s.round >= ROUNDS ? 'guard' : null
}

/** RJ-10.3, RJ-10.4: palaces, then gold; whoever is still equal shares the place. */
export function standing(s: Readonly<State>): number[] {
  return places(s.seats, (a, b) => {
    const [first, second] = [built(s, a), built(s, b)]
    return first > second || (first === second && goldOf(s, a) > goldOf(s, b))
  })
}

export const endOfRound = procedure(moment('endOfRound'), (g) => {
  const { s } = g
  const end = gameEnd(s)
  if (end === null) return g.then(round())
  const scores = s.left.map((_, seat) => built(s, seat))
  const where = standing(s)
  s.result = { scores, places: where, end }
  g.tell?.({ t: 'gameEnded', end, palaces: scores, gold: s.gold.slice(), places: where })
})
