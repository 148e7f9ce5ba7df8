/** VM-9 End of the game and scoring. */
import { type Frame, type Procedure, places, type Seat } from '@durbar/kernel'
import { ANTIQUES, COLOURS, KINDS, VALUE } from '../data/antiques.ts'
import { POINTS } from '../data/collections.ts'
import { RUPEES_PER_POINT } from '../data/market.ts'
import type { DayEnd, Event, Score } from '../events.ts'
import { cards, listed, lose, type State } from '../state.ts'

interface Scoring extends Frame {
  readonly end: DayEnd
}
export const finalScoring = (end: DayEnd): Scoring => ({ rule: 'scoring', end })

/** VM-9.2: the antiques that stand alone in their colour. */
export function loneAntiques(s: Readonly<State>, seat: Seat): number[] {
  const lone: number[] = []
  for (let colour = 0; colour < COLOURS.length; colour++) {
    let last = -1
    let owned = 0
    for (let kind = 0; kind < KINDS.length; kind++)
      if (s.antiques[seat * 6 + kind]! & (1 << colour)) {
        owned++
        last = kind * 6 + colour
      }
    if (owned === 1) lone.push(last)
  }
  return lone
}

/** VM-9.4, VM-9.5: what a seat would score if the game ended now. Lone antiques do not count. */
export function score(s: Readonly<State>, seat: Seat): Score {
  const lone = loneAntiques(s, seat)
  const kept = listed(s.antiques, seat * 6).filter((antique) => !lone.includes(antique))
  const antiques = kept.reduce((sum, antique) => sum + VALUE[antique]!, 0)
  const collections = cards(s.collections[seat]!).reduce((sum, card) => sum + POINTS[card]!, 0)
  const money = Math.floor(s.rupees[seat]! / RUPEES_PER_POINT)
  return { antiques, collections, money, total: antiques + collections + money, kept: kept.length }
}

/** VM-9.6 to VM-9.8: points, then antiques kept; whoever is still equal shares the place. */
export const scoring: Procedure<State, Event, Scoring> = {
  run(g, at) {
    const { s } = g
    const scores = s.rupees.map((_, seat) => score(s, seat))
    const standing = places(s.seats, (a, b) => {
      const [first, second] = [scores[a]!, scores[b]!]
      return first.total > second.total || (first.total === second.total && first.kept > second.kept)
    })
    s.surrendered = s.rupees.map((_, seat) => loneAntiques(s, seat))
    s.surrendered.forEach((lone, seat) => {
      for (const antique of lone) lose(s, seat, antique)
      if (lone.length > 0)
        g.tell?.({ t: 'surrendered', seat, antiques: lone.map((antique) => ANTIQUES[antique]!) })
    })
    scores.forEach((each, seat) => {
      g.tell?.({ t: 'scored', seat, score: each, place: standing[seat]! })
    })
    s.result = { scores: scores.map((each) => each.total), places: standing, end: at.end }
  },
}
