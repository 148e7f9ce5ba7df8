/** What a position is worth to each seat: the share of opponents it beats, softened by how clearly. */
import type { Core } from '@durbar/kernel'
import type { AnyKernel } from '../bot.ts'

const worth = new Float64Array(16)

/** 1 / (1 + e^-x) */
const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))

/** How much of a finished game's reward is for the margin rather than the place. */
const MARGIN = 0.1

/** The typical gap between two seats in points, by game, if the insight does not say. */
const SPREAD = 6

export function rewards(
  kernel: AnyKernel,
  s: Core,
  seats: number,
  weights: Readonly<Record<string, number>>,
  out: Float64Array,
): void {
  const { insight } = kernel.game
  const spread = insight.spread ?? SPREAD
  const { result } = s
  if (result === null) insight.evaluate(s, worth, weights)
  for (let seat = 0; seat < seats; seat++) {
    let sum = 0
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue
      if (result === null) sum += sigmoid((worth[seat]! - worth[other]!) / spread)
      else {
        const [mine, theirs] = [result.places[seat]!, result.places[other]!]
        const beaten = mine < theirs ? 1 : mine === theirs ? 0.5 : 0
        sum +=
          (1 - MARGIN) * beaten + MARGIN * sigmoid((result.scores[seat]! - result.scores[other]!) / spread)
      }
    }
    out[seat] = sum / (seats - 1)
  }
}

/** A reward as the place one would expect. */
export const expectedPlace = (reward: number, seats: number): number => 1 + (1 - reward) * (seats - 1)
