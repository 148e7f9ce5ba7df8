/** A clock that is wound by hand, and tables laid with it. */
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
import { Authority, type Clock } from '../src/index.ts'

export class HandClock implements Clock {
  private at = 1_000_000
  private waiting: { readonly due: number; readonly then: () => void }[] = []

  now = (): number => this.at
  after = (milliseconds: number, then: () => void): (() => void) => {
    const entry = { due: this.at + milliseconds, then }
    this.waiting.push(entry)
    return () => {
      this.waiting = this.waiting.filter((each) => each !== entry)
    }
  }
  /** Nobody waits for anything. */
  get isIdle(): boolean {
    return this.waiting.length === 0
  }
  pass(milliseconds: number): void {
    this.at += milliseconds
    const due = this.waiting.filter((entry) => entry.due <= this.at)
    this.waiting = this.waiting.filter((entry) => entry.due > this.at)
    for (const { then } of due) then()
  }
}

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

/** Lets every promise that is settled go on. */
export const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

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
