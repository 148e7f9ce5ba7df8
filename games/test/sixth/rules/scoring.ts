/** SX-3: the end. */
import { moment, places, type Seat } from '@durbar/kernel'
import { OPEN_POINTS, WISH_POINTS, WISHES, wishAt } from '../data/feathers.ts'
import type { Score } from '../events.ts'
import type { State } from '../state.ts'
import { procedure } from './book.ts'

/** SX-3.1 to SX-3.3, as things stand. */
export function score(s: Readonly<State>, seat: Seat): Score {
  const feathers = s.feathers[seat]!
  const granted = wishAt(s.cards[seat]!) === WISHES[feathers % 2]
  const wish = granted ? WISH_POINTS : 0
  const open = granted && s.open[seat] ? OPEN_POINTS : 0
  return { feathers, wish, open, total: feathers + wish + open }
}

export const scoring = procedure(moment('scoring'), (g) => {
  const { s } = g
  const scores = s.cards.map((_, seat) => score(s, seat))
  const standing = places(s.seats, (a, b) => scores[a]!.total > scores[b]!.total)
  s.open.fill(true)
  g.reveal()
  scores.forEach((each, seat) => {
    g.tell?.({ t: 'scored', seat, wish: wishAt(s.cards[seat]!), score: each, place: standing[seat]! })
  })
  s.result = { scores: scores.map(({ total }) => total), places: standing, end: 'feathersGone' }
})
