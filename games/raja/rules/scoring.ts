/** RJ-8 Scoring the city the Maharaja is in. */
import { moment, type Seat } from '@durbar/kernel'
import { type CityId, cityAt } from '../data/board.ts'
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
import { FLOW, receive } from './bank.ts'
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
export function points(s: Readonly<State>, seat: Seat, city: number): number {
  const { architect, houses, small, large, home } = pointsByPart(s, seat, city)
  return architect + houses + small + large + home
}

export interface Reward {
  readonly points: readonly number[]
  /** Gold from the table, without the bonus. */
  readonly payout: readonly number[]
  readonly monopoly: readonly number[]
}

/** RJ-8.3 to RJ-8.6: what a scoring of this city would pay now. */
export function reward(s: Readonly<State>, city: number): Reward {
  const score = Array.from({ length: s.seats }, (_, seat) => points(s, seat, city))
  const present = [...score.keys()].filter((seat) => points(s, seat, city) > 0)
  const isBefore = (a: Seat, b: Seat) => {
    const [first, second] = [points(s, a, city), points(s, b, city)]
    return first > second || (first === second && rank(s, a) < rank(s, b))
  }
  // RJ-R-26: the row of the players in the game.
  const row = payoutRow(s.seats)
  const payout = score.map(() => 0)
  present
    .sort((a, b) => (isBefore(a, b) ? -1 : 1))
    .forEach((seat, place) => {
      payout[seat] = row[place]!
    })
  const monopoly = score.map((each) => (each > 0 && present.length === 1 ? MONOPOLY : 0))
  return { points: score, payout, monopoly }
}

export const scoring = procedure(moment('scoring'), (g) => {
  const { s } = g
  const city = s.maharaja
  const { points: score, payout, monopoly } = reward(s, city)
  for (const [seat, paid] of payout.entries()) receive(s, seat, FLOW.payout, paid)
  for (const [seat, paid] of monopoly.entries()) receive(s, seat, FLOW.monopoly, paid)
  const gold = payout.map((each, seat) => each + monopoly[seat]!)
  s.scorings.push(city, ...score, ...gold)
  g.tell?.({
    t: 'cityScored',
    city: cityAt(city),
    points: score,
    gold,
    monopoly: monopoly.some((each) => each > 0),
  })
})

export interface Scoring {
  readonly city: CityId
  readonly points: readonly number[]
  readonly gold: readonly number[]
}
/** The account of the rounds so far. */
export function scorings(s: Readonly<State>): Scoring[] {
  const width = 1 + 2 * s.seats
  return Array.from({ length: s.scorings.length / width }, (_, i) => {
    const [city, ...numbers] = s.scorings.slice(i * width, (i + 1) * width)
    return {
      city: cityAt(city!),
      points: numbers.slice(0, s.seats),
      gold: numbers.slice(s.seats),
    }
  })
}
