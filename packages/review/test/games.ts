/** Short games to be judged, and a judge who is quick about it. */
import { BOTS, type Bot, decide } from '@durbar/bots'
import { rooms } from '@durbar/games'
import { type Core, host, isRefused, keyFromSeed, type Played, settingsOf, streamDice } from '@durbar/kernel'
import type { AnyRoom } from '@durbar/room'
import { type Course, courseOf, type Depth } from '../src/index.ts'

export const GAMES = rooms.map((room) => [room.game.id, room] as const)

/** Few of everything: what holds by construction holds for the shallowest judge. */
export const SHALLOW: Depth = {
  playouts: 2,
  deals: 2,
  chance: { alternatives: 2, stages: [2, 4] },
  look: 0.04,
  rivals: 2,
  visits: 6,
  deeper: [8, 16],
}

export function playedBy(room: AnyRoom, bots: readonly Bot[], seed: number): Played<Core, unknown> {
  const house = host(room.game)
  const dice = streamDice(seed)
  const { options } = settingsOf(room.game).find(({ seats }) => seats === bots.length)!
  let at = house.start(bots.length, options, keyFromSeed(seed)) as Played<Core, unknown>
  for (let seat = house.kernel.toMove(at.state); seat >= 0; seat = house.kernel.toMove(at.state)) {
    const move = house.kernel.write(decide(bots[seat]!, house.kernel, at.state, seat, dice))
    at = house.play(at, seat, move) as Played<Core, unknown>
  }
  return at
}

export function judgeable(room: AnyRoom, seats: number, seed: number): Course {
  const { match, key } = playedBy(room, Array<Bot>(seats).fill(BOTS.level1!), seed)
  const course = courseOf(room.game, match, key)
  if (isRefused(course)) throw new Error(course.refused)
  return course
}
