/** What a position is worth to each seat: the share of opponents it beats, softened by how clearly. */
import type { Core, Seat } from '@durbar/kernel'
import type { Judge } from './judge.ts'

const worth = new Float64Array(16)

/** How much of a finished game's reward is for the margin rather than the place. */
const MARGIN = 0.1

/** Of a position that has just been judged, see `worth`. */
function share(s: Core, seat: Seat, judge: Judge): number {
  const { result, seats } = s
  let sum = 0
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    if (result === null) sum += judge.beats(worth[seat]! - worth[other]!)
    else {
      const mine = result.places[seat]!
      const theirs = result.places[other]!
      const beaten = mine < theirs ? 1 : mine === theirs ? 0.5 : 0
      sum += (1 - MARGIN) * beaten + MARGIN * judge.leads(result.scores[seat]! - result.scores[other]!)
    }
  }
  return sum / (seats - 1)
}

/** For one seat: what a policy compares its moves by. */
export function reward(s: Core, seat: Seat, judge: Judge): number {
  if (s.result === null) judge.evaluate(s, worth)
  return share(s, seat, judge)
}

/** For every seat: what an iteration has taught. */
export function rewards(s: Core, out: Float64Array, judge: Judge): void {
  if (s.result === null) judge.evaluate(s, worth)
  for (let seat = 0; seat < s.seats; seat++) out[seat] = share(s, seat, judge)
}

/** A reward as the place one would expect. */
export const expectedPlace = (reward: number, seats: number): number => 1 + (1 - reward) * (seats - 1)
