/** RJ-8 Scoring the city the Maharaja is in. */
import { moment, type Seat } from '@durbar/kernel'
import { cityAt } from '../data/board.ts'
import { bit, homeCard } from '../data/characters.ts'
import { MONOPOLY, POINTS, payoutRow } from '../data/material.ts'
import {
  BASE,
  holds,
  housesOf,
  largeOwner,
  rank,
  type State,
  smallPalaces,
  smallPalaceValue,
} from '../state.ts'
import { receive } from './bank.ts'
import { procedure } from './book.ts'

/** What a seat has in a city, by what earns it. */
export interface Parts {
  readonly architect: number
  readonly houses: number
  readonly small: number
  readonly large: number
  readonly home: number
}
/** RJ-8.2, and in the pro versions RJ-11.2.6b. */
export const pointsByPart = (s: Readonly<State>, seat: Seat, city: number): Parts => ({
  architect: s.architects[seat] === city ? POINTS.architect : 0,
  houses: housesOf(s, seat, city) * POINTS.house,
  small: smallPalaces(s, seat, city) * smallPalaceValue(s, seat),
  large: largeOwner(s, city) === seat ? POINTS.largePalace : 0,
  home: s.version !== BASE && holds(s, seat, bit(homeCard(city))) ? POINTS.homeCity : 0,
})
/** Their sum, without taking them apart: asked of every seat at every scoring. */
export function points(s: Readonly<State>, seat: Seat, city: number): number {
  let sum = housesOf(s, seat, city) * POINTS.house
  if (s.architects[seat] === city) sum += POINTS.architect
  if (largeOwner(s, city) === seat) sum += POINTS.largePalace
  sum += smallPalaces(s, seat, city) * smallPalaceValue(s, seat)
  if (s.version !== BASE && holds(s, seat, bit(homeCard(city)))) sum += POINTS.homeCity
  return sum
}

interface Reward {
  readonly points: readonly number[]
  /** Gold from the table, without the bonus. */
  readonly payout: readonly number[]
  readonly monopoly: readonly number[]
}

/** RJ-8.3 to RJ-8.6: what a scoring of this city would pay now. */
export function reward(s: Readonly<State>, city: number): Reward {
  const score = s.gold.map((_, seat) => points(s, seat, city))
  let present = 0
  for (const each of score) if (each > 0) present++
  // RJ-R-26: the row of the players in the game.
  const row = payoutRow(s.seats)
  const payout = score.map((own, seat) => {
    if (own === 0) return 0
    let better = 0
    for (let other = 0; other < score.length; other++) {
      const theirs = score[other]!
      if (theirs > own || (theirs === own && rank(s, other) < rank(s, seat))) better++
    }
    return row[better]!
  })
  const monopoly = score.map((own) => (own > 0 && present === 1 ? MONOPOLY : 0))
  return { points: score, payout, monopoly }
}

export const scoring = procedure(moment('scoring'), (g) => {
  const { s } = g
  const city = s.maharaja
  const { points: score, payout, monopoly } = reward(s, city)
  const gold = payout.map((paid, seat) => paid + monopoly[seat]!)
  for (const [seat, paid] of gold.entries()) receive(s, seat, paid)
  g.tell?.({
    t: 'cityScored',
    city: cityAt(city),
    points: score,
    gold,
    monopoly: monopoly.some((each) => each > 0),
  })
})
