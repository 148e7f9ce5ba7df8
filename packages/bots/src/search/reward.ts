/** What a position is worth to each seat: the share of opponents it beats, softened by how clearly. */
import type { Core, Seat } from '@durbar/kernel'
import { type AnyKernel, insightOf } from '../bot.ts'

const worth = new Float64Array(16)

/** 1 / (1 + e^-x) */
const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))

/** How much of a finished game's reward is for the margin rather than the place. */
const MARGIN = 0.1

/** The typical gap between two seats in points, by game, if the insight does not say. */
const SPREAD = 6

type Weights = Readonly<Record<string, number>>

/** Of a position that has just been judged, see `worth`. */
function share(s: Core, seat: Seat, spread: number): number {
  const { result, seats } = s
  let sum = 0
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    if (result === null) sum += sigmoid((worth[seat]! - worth[other]!) / spread)
    else {
      const mine = result.places[seat]!
      const theirs = result.places[other]!
      const beaten = mine < theirs ? 1 : mine === theirs ? 0.5 : 0
      sum += (1 - MARGIN) * beaten + MARGIN * sigmoid((result.scores[seat]! - result.scores[other]!) / spread)
    }
  }
  return sum / (seats - 1)
}

/** For one seat: what a policy compares its moves by. */
export function reward(kernel: AnyKernel, s: Core, seat: Seat, weights: Weights): number {
  if (s.result === null) insightOf(kernel).evaluate(s, worth, weights)
  return share(s, seat, insightOf(kernel).spread ?? SPREAD)
}

/** For every seat: what an iteration has taught. */
export function rewards(kernel: AnyKernel, s: Core, weights: Weights, out: Float64Array): void {
  if (s.result === null) insightOf(kernel).evaluate(s, worth, weights)
  const spread = insightOf(kernel).spread ?? SPREAD
  for (let seat = 0; seat < s.seats; seat++) out[seat] = share(s, seat, spread)
}

/** A reward as the place one would expect. */
export const expectedPlace = (reward: number, seats: number): number => 1 + (1 - reward) * (seats - 1)
