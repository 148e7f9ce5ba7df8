/** RJ-8 Scoring the city the Maharaja is in. */
import type { Procedure, Seat } from '@durbar/kernel'
import { CITIES } from '../data/board.ts'
import { HOME_OF } from '../data/characters.ts'
import { MONOPOLY, PAYOUT, POINTS } from '../data/material.ts'
import type { Event } from '../events.ts'
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

/** RJ-8.2, and in the pro versions RJ-11.2.6b. */
export function points(s: Readonly<State>, seat: Seat, city: number): number {
  let sum = housesOf(s, seat, city) * POINTS.house
  if (s.architects[seat] === city) sum += POINTS.architect
  if (largeOwner(s, city) === seat) sum += POINTS.largePalace
  sum += smallPalaces(s, seat, city) * smallPalaceValue(s, seat)
  if (s.version !== BASE && holds(s, seat, HOME_OF[city]!)) sum += POINTS.homeCity
  return sum
}

/** The same by what earns them. */
export interface Parts {
  readonly architect: number
  readonly houses: number
  readonly small: number
  readonly large: number
  readonly home: number
}
export const pointsByPart = (s: Readonly<State>, seat: Seat, city: number): Parts => ({
  architect: s.architects[seat] === city ? POINTS.architect : 0,
  houses: housesOf(s, seat, city) * POINTS.house,
  small: smallPalaces(s, seat, city) * smallPalaceValue(s, seat),
  large: largeOwner(s, city) === seat ? POINTS.largePalace : 0,
  home: s.version !== BASE && holds(s, seat, HOME_OF[city]!) ? POINTS.homeCity : 0,
})

export interface Reward {
  readonly points: readonly number[]
  /** Gold from the table, without the bonus. */
  readonly payout: readonly number[]
  readonly monopoly: readonly number[]
}

/** RJ-8.3 to RJ-8.6: what a scoring of this city would pay now. */
export function reward(s: Readonly<State>, city: number): Reward {
  const score = Array.from({ length: s.seats }, (_, seat) => points(s, seat, city))
  const present = score.filter((each) => each > 0).length
  const before = (a: Seat, b: Seat) =>
    score[a]! > score[b]! || (score[a] === score[b] && rank(s, a) < rank(s, b))
  const payout = score.map((each, seat) => {
    if (each === 0) return 0
    const better = score.filter((_, other) => other !== seat && before(other, seat)).length
    // RJ-R-26: the row of the players in the game.
    return PAYOUT[s.seats]![better]!
  })
  const monopoly = score.map((each) => (each > 0 && present === 1 ? MONOPOLY : 0))
  return { points: score, payout, monopoly }
}

export const scoring: Procedure<State, Event> = {
  run(g) {
    const { s } = g
    const city = s.maharaja
    const { points: score, payout, monopoly } = reward(s, city)
    const gold = payout.map((each, seat) => each + monopoly[seat]!)
    for (let seat = 0; seat < s.seats; seat++) {
      receive(s, seat, FLOW.payout, payout[seat]!)
      receive(s, seat, FLOW.monopoly, monopoly[seat]!)
    }
    s.scorings.push(city, ...score, ...gold)
    g.tell?.({
      t: 'cityScored',
      city: CITIES[city]!,
      points: score,
      gold,
      monopoly: monopoly.some((each) => each > 0),
    })
  },
}

export interface Scoring {
  readonly city: string
  readonly points: readonly number[]
  readonly gold: readonly number[]
}
/** The account of the rounds so far. */
export function scorings(s: Readonly<State>): Scoring[] {
  const width = 1 + 2 * s.seats
  return Array.from({ length: s.scorings.length / width }, (_, i) => {
    const [city, ...numbers] = s.scorings.slice(i * width, (i + 1) * width)
    return {
      city: CITIES[city!]!,
      points: numbers.slice(0, s.seats),
      gold: numbers.slice(s.seats),
    }
  })
}
