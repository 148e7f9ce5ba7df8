/** A match that is over, looked at move by move: what everybody was shown then is shown again, and at once. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { roomOf, rooms } from '@durbar/games'
import type { AnyGame, Viewer } from '@durbar/kernel'
import { type MatchRecord, matchOf, readRecord } from '@durbar/protocol'
import { soaking } from '@durbar/room/testing'
import { describe, expect, test } from 'vitest'
import { Authority, Playback } from '../src/index.ts'

const AT_MOST_MS = 50
/** Of the moves, these are looked at. */
const EVERY = soaking ? 1 : 11
const games = join(import.meta.dirname, '../../../games')

/** The largest of the recorded games. */
function longest(id: string): { game: AnyGame; record: MatchRecord } {
  const folder = join(games, id, 'test/games')
  const files = readdirSync(folder).filter((name) => name.endsWith('.durbar.json'))
  const [largest] = files.sort((a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size)
  const record = readRecord(readFileSync(join(folder, largest!), 'utf8')) as MatchRecord
  return { game: roomOf(id)!.game, record }
}

const playbackOf = (game: AnyGame, record: MatchRecord) =>
  new Playback(
    game,
    matchOf(record),
    record.key,
    record.moves.map(({ ms }) => ms),
  )

/** The same matches, played by the authority that people play with. */
function played(game: AnyGame, record: MatchRecord): Authority {
  const begun = Authority.begin(game, { now: () => 0 }, { ...record, seats: record.seats.length })
  if ('refused' in begun) throw new Error(begun.refused)
  return begun
}

/** Whatever else the machine does meanwhile, a try of three shows what it takes. */
function msOf(act: () => unknown): number {
  const tries = [0, 0, 0].map(() => {
    const before = performance.now()
    act()
    return performance.now() - before
  })
  return Math.min(...tries)
}

describe.each(rooms.map(({ game }) => game.id))('%s', (id) => {
  test('shows what each viewer was shown when it was played', () => {
    const { game, record } = longest(id)
    const playback = playbackOf(game, record)
    const authority = played(game, record)
    expect(playback.problem).toBeNull()
    expect(playback.last).toBe(record.moves.length)
    record.moves.forEach(({ seat, move }, n) => {
      authority.play({ seat, move, ply: n, ms: 0 })
      if (n % EVERY > 0) return
      // Every seat in its turn, and whoever looks on.
      const viewers: readonly Viewer[] = [...record.seats.keys(), 'observer']
      const viewer = viewers[(n / EVERY) % viewers.length]!
      const then = authority.updateFor(viewer, n + 1)
      const now = playback.at(n + 1, viewer, true)!
      expect(now.view).toEqual(then.view)
      expect(now.awaited).toEqual(then.awaited)
      expect(now.result).toEqual(then.result)
      expect({ ...now.news, ms: 0 }).toEqual({ ...then.told[0], ms: 0 })
      expect(playback.at(n + 1, viewer)!.news).toBeNull()
    })
    expect(playback.at(0, 0, true)).toMatchObject({ ply: 0, news: null })
    expect(playback.at(-1, 0)).toBeNull()
    expect(playback.result).toEqual(authority.position.state.result)
    expect([...playback.all('observer')].map(({ ply }) => ply)).toEqual([
      0,
      ...record.moves.map((_, n) => n + 1),
    ])
    expect(playback.told('observer').map(({ ms }) => ms)).toEqual([0, ...record.moves.map(({ ms }) => ms)])
    const told = authority.updateFor(0).told.map(({ ply, by, events }) => ({ ply, by, events }))
    expect(playback.told(0)).toMatchObject(told)
  })

  test(`any move of the longest is at most ${AT_MOST_MS} ms away, forward or back`, () => {
    const { game, record } = longest(id)
    const playback = playbackOf(game, record)
    const plies = Array.from({ length: playback.last + 1 }, (_, ply) => playback.last - ply).filter(
      (_, n) => n % EVERY === 0,
    )
    const there = plies.map((ply) => msOf(() => playback.at(ply, 'archive')))
    const back = plies.toReversed().map((ply) => msOf(() => playback.at(ply, 0)))
    expect(Math.max(...there, ...back)).toBeLessThan(AT_MOST_MS)
  })
})

test('a log that stops fitting is shown up to there', () => {
  const { game, record } = longest('vermaechtnis')
  const moves = record.moves.with(40, { ...record.moves[40]!, sum: 1 })
  const playback = playbackOf(game, { ...record, moves })
  expect(playback.last).toBe(40)
  expect(playback.problem?.refused).toMatch(/^move 41/)
  expect(playback.at(40, 0)).not.toBeNull()
  expect(playback.at(41, 0)).toBeNull()
})

test('of a log that does not even begin nothing is shown', () => {
  const { game, record } = longest('vermaechtnis')
  const playback = playbackOf(game, { ...record, options: { nonsense: 1 } } as MatchRecord)
  expect(playback.problem).not.toBeNull()
  expect([playback.last, playback.result, playback.at(0, 0)]).toEqual([-1, null, null])
})

test('moves of which nobody knows how long they took are told as if at once', () => {
  const { game, record } = longest('vermaechtnis')
  const playback = new Playback(game, matchOf(record), record.key, [700])
  expect(
    playback
      .told(0)
      .slice(0, 3)
      .map(({ ms }) => ms),
  ).toEqual([0, 700, 0])
})
