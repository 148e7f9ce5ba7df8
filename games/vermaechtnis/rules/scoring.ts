/** VM-9 End of the game and scoring. */
import { type Frame, moment, places, type Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { antiqueAt, COLOURS, KINDS, worthOf } from '../data/antiques.ts'
import { pointsOf } from '../data/collections.ts'
import { RUPEES_PER_POINT } from '../data/market.ts'
import type { DayEnd, Score } from '../events.ts'
import { collectionsOf, coloursOf, listed, lose, rupeesOf, type State } from '../state.ts'
import { procedure } from './book.ts'

/** VM-9.2: the antiques that stand alone in their colour. */
export function loneAntiques(s: Readonly<State>, seat: Seat): number[] {
  let once = 0
  let twice = 0
  for (let kind = 0; kind < KINDS.length; kind++) {
    const colours = coloursOf(s, seat, kind)
    twice |= once & colours
    once |= colours
  }
  const kindIn = (colour: number): number => {
    let kind = 0
    while (!bits.contains(coloursOf(s, seat, kind), colour)) kind++
    return kind
  }
  return bits.members(once & ~twice).map((colour) => kindIn(colour) * COLOURS.length + colour)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** VM-9.4, VM-9.5: what a seat would score if the game ended now. Lone antiques do not count. */
export function score(s: Readonly<State>, seat: Seat): Score {
  const lone = loneAntiques(s, seat)
  const kept = listed(s.antiques, seat * KINDS.length).filter((antique) => !lone.includes(antique))
  const antiques = sum(kept.map(worthOf))
  const collections = sum(bits.members(collectionsOf(s, seat)).map(pointsOf))
  const money = Math.floor(rupeesOf(s, seat) / RUPEES_PER_POINT)
  return { antiques, collections, money, total: antiques + collections + money, kept: kept.length }
}

interface Scoring extends Frame {
  readonly end: DayEnd
}

/** VM-9.6 to VM-9.8: points, then antiques kept; whoever is still equal shares the place. */
export const scoring = procedure(
  moment('scoring', (rule, end: DayEnd): Scoring => ({ rule, end })),
  (g, { end }) => {
    const { s } = g
    const scores = s.rupees.map((_, seat) => score(s, seat))
    const standing = places(s.seats, (a, b) => {
      const [first, second] = [scores[a]!, scores[b]!]
      return first.total > second.total || (first.total === second.total && first.kept > second.kept)
    })
    for (let seat = 0; seat < s.seats; seat++) {
      const lone = loneAntiques(s, seat)
      for (const antique of lone) lose(s, seat, antique)
      if (lone.length > 0) g.tell?.({ t: 'surrendered', seat, antiques: lone.map(antiqueAt) })
    }
    scores.forEach((each, seat) => {
      g.tell?.({ t: 'scored', seat, score: each, place: standing[seat]! })
    })
    s.result = { scores: scores.map((each) => each.total), places: standing, end }
  },
)
