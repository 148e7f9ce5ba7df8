/** Statistics of judged games, and the files they are saved as. */
import type { RecordRow } from '@durbar/protocol/court/people'
import { expect, test } from 'vitest'
import { csvOf, rowsFor } from '../../src/me/export.ts'
import { figuresOf, judgedOf } from '../../src/me/judged-games.ts'
import { tablesOf } from '../../src/me/statistics.ts'

const game = (table: string, ended: number, place: number, more: Partial<RecordRow> = {}): RecordRow => ({
  table,
  game: 'raja',
  ended,
  seats: [{ name: 'Anna' }, { name: 'level3', bot: 'level3' }],
  seat: 0,
  scores: [12, 9],
  places: [place, 3 - place],
  ...more,
})
const three = {
  seats: [{ name: 'Anna' }, { name: '=1+1' }, { name: 'Ben, "B"' }],
  places: [2, 1, 3],
  scores: [1, 2, 3],
}
const records = [game('c', 3, 1), game('b', 2, 2, three), game('a', 1, 2)]
const known = new Map([
  [
    'a',
    {
      seats: [
        { accuracy: 80, luck: 0.25 },
        { accuracy: 70, luck: -0.25 },
      ],
    },
  ],
  [
    'c',
    {
      seats: [
        { accuracy: 90, luck: -0.5 },
        { accuracy: 70, luck: 0.5 },
      ],
    },
  ],
])

test('one’s own accuracy and luck, oldest first; more luck is better', () => {
  const judged = judgedOf(records, known)
  const figures = figuresOf(records, judged, ({ accuracy }) => accuracy)
  expect(figures?.games.map(({ points, won }) => [points, won])).toEqual([
    [80, false],
    [90, true],
  ])
  expect(figures?.mean).toBe(85)
  expect(figuresOf(records, judged, ({ luck }) => luck)?.games.map(({ points }) => points)).toEqual([
    -0.25, 0.5,
  ])
  expect(figuresOf(records.slice(0, 1), judged, ({ luck }) => luck)).toBeNull()
})

test('places by how many sat at the table', () => {
  expect(tablesOf(records)).toEqual([
    { players: 2, games: 2, won: 1, meanPlace: 1.5 },
    { players: 3, games: 1, won: 0, meanPlace: 2 },
  ])
})

test('as CSV: one line a game, quoted where it must be, and no formula', () => {
  const lines = csvOf(rowsFor(records, judgedOf(records, known))).split('\r\n')
  expect(lines[0]).toBe('game,ended,players,place,points,accuracy,luck,against')
  expect(lines[1]).toBe('raja,1970-01-01T00:00:00.003Z,2,1,12,90,0.5,level3')
  expect(lines[2]).toBe(`raja,1970-01-01T00:00:00.002Z,3,2,1,,,"'=1+1; Ben, ""B"""`)
  expect(lines).toHaveLength(5)
})
