/** A move is told as it happens: with the table at each of its events, as the viewer may see it, while it is news. */
import { rooms } from '@durbar/games'
import { type AnyGame, isRefused, keyFromSeed, sampleSettings, streamDice, type Viewer } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { Authority } from '../src/index.ts'

const clock = { now: () => 0 }

function begun(game: AnyGame, seed: number): Authority {
  const { seats, options } = sampleSettings(game)[0]!
  const authority = Authority.begin(game, clock, { seats, options, key: keyFromSeed(seed) })
  if (isRefused(authority)) throw new Error(authority.refused)
  return authority
}

/** Plays at random to the end; `after` looks at the match after every move. */
function playOut(authority: Authority, seed: number, after: () => void): void {
  const dice = streamDice(seed)
  while (!authority.over) {
    const seat = authority.awaited[0]!
    const { moves } = authority.updateFor(seat, authority.ply).question!
    const { ply, revision } = authority
    const answer = authority.play({ seat, ply, revision, move: moves[dice.below(moves.length)] })
    expect(answer.type).toBe('done')
    after()
  }
}

describe.each(rooms.map((room) => [room.game.id, room.game as AnyGame] as const))('%s', (_id, game) => {
  test('every event of the newest move comes with its table, for seats and onlookers', () => {
    const authority = begun(game, 3)
    const viewers: readonly Viewer[] = [0, 1, 'observer']
    let scenes = 0
    playOut(authority, 3, () => {
      for (const who of viewers) {
        const { told } = authority.updateFor(who, authority.ply)
        expect(told).toHaveLength(1)
        const { events, views } = told[0]!
        expect(views ?? []).toHaveLength(events.length)
        expect(JSON.stringify(views ?? [])).not.toContain('undefined')
        scenes += events.length
      }
      // What is no longer news is told without.
      expect(authority.updateFor(0).told.at(-2)?.views).toBeUndefined()
    })
    expect(scenes).toBeGreaterThan(50)
  })
})
