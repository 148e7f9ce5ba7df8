/** A recorded game as it went: every position, and whether chance had a part in it. */
import type { AnyKernel } from '@durbar/bots'
import {
  type AnyGame,
  type Core,
  checksum,
  host,
  isRefused,
  type Match,
  type Move,
  type Refused,
} from '@durbar/kernel'

export interface Course {
  readonly kernel: AnyKernel
  readonly match: Match
  /** `positions[n]` is the one after n moves. */
  readonly positions: readonly Core[]
  readonly moves: readonly Move[]
  /** Whether dice fell or something hidden came to light with the n-th move; 0 is the deal. */
  readonly revealing: readonly boolean[]
  /** What the n-th move has told, unredacted. */
  readonly events: readonly (readonly unknown[])[]
  /** A number of this match's own, with no bearing on what fell in it. */
  readonly salt: number
}

/** Plays the match again. Only a finished one whose every move fits can be judged. */
export function courseOf(game: AnyGame, match: Match, key: string): Course | Refused {
  const house = host(game)
  const { kernel } = house
  const positions: Core[] = []
  const revealing: boolean[] = []
  const told: (readonly unknown[])[] = []
  const end = house.replay(match, key, undefined, ({ state, events }) => {
    positions.push(state)
    told.push(events)
    revealing.push(positions.length === 1 || kernel.revealed())
  })
  if (isRefused(end)) return end
  if (!end.state.result) return { refused: 'the game is not over after the last move' }
  if (match.rules !== kernel.version)
    return {
      refused: `played by version ${match.rules} of the rules, and the judge knows version ${kernel.version}`,
    }
  const moves = match.log.map(({ move }) => kernel.read(move))
  return { kernel, match, positions, moves, revealing, events: told, salt: checksum(key) }
}
