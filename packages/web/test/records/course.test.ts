/** The course of a game as the time-line and the list of moves show it. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { roomOf, rooms } from '@durbar/games'
import { tables } from '@durbar/games/tables'
import { texts } from '@durbar/games/texts'
import { isRefused } from '@durbar/kernel'
import { Playback } from '@durbar/match'
import { matchOf, readRecord } from '@durbar/protocol'
import type { AnyTable, AnyTexts, TableProps } from '@durbar/table'
import { describe, expect, test } from 'vitest'
import { type Course, courseOf, nextStop, stopsBy } from '../../src/replay/course.ts'
import { placedPins } from '../../src/replay/pins.ts'
import { keyLeads } from '../../src/replay/use-replay-keys.ts'

const NAMES = ['Nur', 'Birbal', 'Akbar', 'Tansen', 'Padmini']

/** The smallest of the recorded games, as its first seat was told it. */
function toldIn(id: string) {
  const folder = join(import.meta.dirname, '../../../../games', id, 'test/games')
  const files = readdirSync(folder).filter((name) => name.endsWith('.durbar.json'))
  const [smallest] = files.sort((a, b) => statSync(join(folder, a)).size - statSync(join(folder, b)).size)
  const record = readRecord(readFileSync(join(folder, smallest!), 'utf8'))
  if (isRefused(record)) throw new Error(record.refused)
  const playback = new Playback(roomOf(id)!.game, matchOf(record), record.key, [])
  return { told: playback.told(0), view: playback.at(0, 0)!.view }
}

async function drawn(id: string): Promise<Course> {
  const { told, view } = toldIn(id)
  const table = (await tables[id as keyof typeof tables]()) as AnyTable
  const { speech } = (await texts[id as keyof typeof texts]()) as AnyTexts
  const slot: TableProps<unknown> = { view, language: 'de', name: (seat) => NAMES[seat]!, speech: speech.de }
  return courseOf(told, table, slot)
}

const courses = new Map<string, Promise<Course>>()
function courseIn(id: string): Promise<Course> {
  const course = courses.get(id) ?? drawn(id)
  courses.set(id, course)
  return course
}

/** How many parts a game has, at least and at most: days, lots, visits, rounds. */
const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  vermaechtnis: [5, 9],
  'warehouse-51': [15, 30],
  'taj-mahal': [12, 12],
  'cards-karma': [4, 60],
  raja: [5, 11],
}

describe.each(rooms.map(({ game }) => game.id))('%s', (id) => {
  test('parts follow one another from the first move to the last, each with a name', async () => {
    const { bands, moves } = await courseIn(id)
    const last = moves.length - 1
    expect(bands[0]!.from).toBe(0)
    expect(bands.at(-1)!.to).toBe(last)
    bands.forEach(({ from, to }, n) => {
      expect(to).toBeGreaterThan(from)
      if (n > 0) expect(from).toBe(bands[n - 1]!.to)
    })
    const [least, most] = PARTS[id]!
    expect(bands.filter(({ name }) => name !== '').length).toBeGreaterThanOrEqual(least)
    expect(bands.length).toBeLessThanOrEqual(most + 1)
    // Before the first round is at most one part without a name.
    expect(bands.slice(1).every(({ name }) => /^\d+( \S.*)?$/.test(name))).toBe(true)
  })

  test('every move stands in the list once, and nine pins at most above it', async () => {
    const { moves, pins } = await courseIn(id)
    expect(moves.map(({ ply }) => ply)).toEqual(moves.map((_, n) => n))
    expect(moves.filter(({ line }) => line).length).toBeGreaterThan(moves.length / 2)
    expect(new Set(pins.map(({ ply }) => ply)).size).toBeLessThanOrEqual(9)
  })

  test('by moves, turns, rounds and payments one comes to the end, and back by the same stops', async () => {
    const course = await courseIn(id)
    const last = course.moves.length - 1
    for (const unit of ['move', 'turn', 'round', 'scoring'] as const) {
      const stops = stopsBy(unit, course)
      const there = [0]
      for (let at: number | null = 0; at !== null; at = nextStop(stops, at, 1)) if (at > 0) there.push(at)
      expect(there.at(-1)).toBe(last)
      const back = [last]
      for (let at: number | null = last; at !== null; at = nextStop(stops, at, -1))
        if (at < last) back.push(at)
      expect(back.toReversed()).toEqual(there)
    }
  })
})

test('keys lead where they say, and never out of the game', async () => {
  const course = await courseIn('taj-mahal')
  const last = course.moves.length - 1
  const from =
    (ply: number) =>
    (key: string, shift = false) =>
      keyLeads({ cursor: { ply, last } as never, course }, key, shift)
  expect(from(5)('ArrowRight')).toBe(6)
  expect(from(5)('ArrowLeft')).toBe(4)
  expect(from(0)('ArrowLeft')).toBe(0)
  expect(from(last)('ArrowRight')).toBe(last)
  expect(from(1)('ArrowRight', true)).toBe(course.bands[0]!.to)
  expect(from(course.bands[1]!.to)('PageUp')).toBe(course.bands[0]!.to)
  expect(from(5)('Home')).toBe(0)
  expect(from(5)('End')).toBe(last)
  expect(from(5)('q')).toBeNull()
})

test('pins stand side by side, in order, within the line', () => {
  const pins = [90, 91, 92, 93].map((ply) => ({ ply, seat: 0, points: 5 }))
  const placed = placedPins(pins, (ply) => ply * 4, 380)
  const at = placed.map(({ left }) => left)
  expect(at).toEqual([...at].sort((a, b) => a - b))
  at.slice(1).forEach((left, n) => {
    expect(left - at[n]!).toBeGreaterThanOrEqual(44)
  })
  expect(at.at(-1)).toBeLessThanOrEqual(380 - 22)
  // Where there is no room for all, the largest are left.
  expect(
    placedPins([...pins, { ply: 10, seat: 1, points: 9 }], (ply) => ply, 60).map(({ pin }) => pin.points),
  ).toEqual([9])
})
