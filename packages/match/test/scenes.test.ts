/** A move is told as it happens: with the table at each of its events, as the viewer may see it, while it is news. */
import { rooms } from '@durbar/games'
import {
  type AnyGame,
  diceFor,
  host,
  isRefused,
  kernel,
  keyFromSeed,
  type Played,
  sampleSettings,
  storyOf,
  streamDice,
} from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { Authority } from '../src/index.ts'

const clock = { now: () => 0 }

function begun(game: AnyGame, seed: number): Authority {
  const { seats, options } = sampleSettings(game)[0]!
  const authority = Authority.begin(game, clock, { seats, options, key: keyFromSeed(seed) })
  if (isRefused(authority)) throw new Error(authority.refused)
  return authority
}

/** What was told before the first move. */
function opening(authority: Authority, seed: number): readonly { readonly t: string }[] {
  const { seats, options } = authority.position.match
  const begun = host(authority.game).start(seats, options, keyFromSeed(seed))
  return (begun as Played<never, { readonly t: string }>).events
}

describe.each(rooms.map((room) => [room.game.id, room.game as AnyGame] as const))('%s', (_id, game) => {
  test('every event of the newest move comes with its table, for seats and onlookers', () => {
    const machine = kernel(game)
    const key = keyFromSeed(3)
    const authority = begun(game, 3)
    const dice = streamDice(3)
    const past = [...opening(authority, 3)]
    let scenes = 0
    while (!authority.over) {
      const seat = authority.awaited[0]!
      const { moves } = authority.updateFor(seat, authority.ply).question!
      const move = moves[dice.below(moves.length)]!
      const { ply, revision } = authority
      // The same move by the kernel alone, and the table looked at whenever it tells something.
      const state = game.clone(authority.position.state)
      const { seats } = authority.position.match
      const heard = [0, 1, 'observer' as const].map((who) => ({
        who,
        events: [] as unknown[],
        views: [] as unknown[],
      }))
      machine.apply(state, seat, machine.read(move), diceFor(key, ply + 1), (event) => {
        past.push(event)
        for (const { who, events, views } of heard) {
          const said = game.redact(event, who)
          if (said === null) continue
          events.push(said)
          views.push(structuredClone(game.view(state, who, true, storyOf(game, seats, past, who))))
        }
      })
      expect(authority.play({ seat, ply, revision, move }).type).toBe('done')
      for (const { who, events, views } of heard) {
        const [told, ...more] = authority.updateFor(who, authority.ply).told
        expect(more).toEqual([])
        expect({ events: told!.events, views: told!.views ?? [] }).toEqual({ events, views })
        scenes += events.length
      }
      // What is no longer news is told without, and what is news comes at the end of the whole story too.
      expect(authority.updateFor(0).told.at(-1)?.views).toEqual(
        authority.updateFor(0, authority.ply).told[0]!.views,
      )
      expect(authority.updateFor(0).told.at(-2)?.views).toBeUndefined()
    }
    expect(scenes).toBeGreaterThan(50)
  })
})
