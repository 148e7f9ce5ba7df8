/** Tables laid with a clock that is wound by hand. */
import { roomOf } from '@durbar/games'
import {
  type AnyGame,
  isRefused,
  keyFromSeed,
  type MoveObject,
  type Refused,
  type Seat,
} from '@durbar/kernel'
import { expect } from 'vitest'
import { Authority } from '../src/index.ts'
import { HandClock } from '../testing/hand-clock.ts'

export const gameOf = (id: string): AnyGame => roomOf(id)!.game

export function ok<T extends object>(answer: T | Refused): T {
  if (isRefused(answer)) throw new Error(answer.refused)
  return answer
}

export function lay(id: string, seats: number, options: object = {}, seed = 1) {
  const clock = new HandClock()
  const authority = ok(Authority.begin(gameOf(id), clock, { seats, options, key: keyFromSeed(seed) }))
  return { clock, authority }
}

export const movesOf = (authority: Authority, seat: Seat): readonly MoveObject[] =>
  authority.updateFor(seat).question!.moves

/** Plays the first legal move for whoever is awaited, so many times. */
export function playOn(
  authority: Authority,
  plies: number,
  pick = (moves: readonly MoveObject[]) => moves[0]!,
) {
  for (let i = 0; i < plies && !authority.over; i++) {
    const seat = authority.awaited[0]!
    const answer = authority.play({ seat, ply: authority.ply, move: pick(movesOf(authority, seat)) })
    expect(answer.type).toBe('done')
  }
}
