import { readShelved, type Shelved } from '@durbar/protocol/shelved'
import { expect, test } from 'vitest'
import { nameOf } from '../../src/records/files.ts'
import { ANYTHING, byMonth, companions, ownPlace, wished, won } from '../../src/records/library.ts'
import { addressOf, packed, sentBy, unpacked } from '../../src/records/linking.ts'
import { leads } from '../../src/records/sparkline.tsx'

const NOW = Date.UTC(2026, 10, 15)
const DAY = 24 * 3600 * 1000
const row = (id: string, change: Partial<Shelved> = {}): Shelved => ({
  version: 1,
  id,
  table: null,
  game: 'raja',
  seats: [{ kind: 'person' }, { kind: 'bot', level: 'level2' }],
  moves: 100,
  ms: 0,
  played: NOW,
  result: { scores: [5, 3], places: [1, 2], end: 'x' },
  doubt: null,
  note: '',
  race: null,
  ...change,
})
const SHELF = [
  row('a'),
  row('b', {
    game: 'taj-mahal',
    played: NOW - 40 * DAY,
    moves: 300,
    result: { scores: [1, 9], places: [2, 1], end: 'x' },
  }),
  row('c', {
    played: NOW - 400 * DAY,
    seats: [
      { kind: 'person', name: 'Anna' },
      { kind: 'person', name: 'Ben' },
    ],
  }),
]
const ids = (rows: readonly Shelved[]) => rows.map(({ id }) => id).join('')

test('by game, by company, by time, in any order', () => {
  expect(ids(wished(SHELF, ANYTHING, NOW))).toBe('abc')
  expect(ids(wished(SHELF, { ...ANYTHING, game: 'raja' }, NOW))).toBe('ac')
  expect(ids(wished(SHELF, { ...ANYTHING, company: 'Ben' }, NOW))).toBe('c')
  expect(ids(wished(SHELF, { ...ANYTHING, since: 'month' }, NOW))).toBe('a')
  expect(ids(wished(SHELF, { ...ANYTHING, since: 'year' }, NOW))).toBe('ab')
  expect(ids(wished(SHELF, { ...ANYTHING, order: 'oldest' }, NOW))).toBe('cba')
  expect(ids(wished(SHELF, { ...ANYTHING, order: 'longest' }, NOW))).toBe('bac')
  expect(ids(wished(SHELF, { ...ANYTHING, order: 'best' }, NOW))).toBe('abc')
  expect(companions(SHELF)).toEqual(['Anna', 'Ben'])
})

test('one wins where one can say which seat was one’s own', () => {
  expect(SHELF.map(ownPlace)).toEqual([1, 2, null])
  expect(won(SHELF)).toBe(1)
})

test('months, where the order is one of time', () => {
  expect(byMonth(SHELF, 'newest').map(({ key }) => key)).toEqual(['2026-11', '2026-10', '2025-10'])
  expect(byMonth(SHELF, 'longest')).toHaveLength(1)
  expect(byMonth([], 'best')).toEqual([])
})

test('what is kept is read again; what makes no sense is left alone', () => {
  expect(readShelved(structuredClone(SHELF[0]))).toEqual(SHELF[0])
  for (const bad of [
    null,
    'x',
    {},
    { ...SHELF[0], version: 2 },
    { ...SHELF[0], result: 7 },
    { id: 'a', gone: true },
  ])
    expect(readShelved(bad)).toBeNull()
})

test('a line through a game: how far ahead of the best other', () => {
  const race = [
    [0, 0, 0],
    [2, 5, 1],
    [9, 5, 6],
  ]
  expect(leads(race, 0)).toEqual([0, -3, 3])
})

test('a file is named after its game, its day and itself', () => {
  expect(nameOf(row('3fa2c1999999'))).toBe('raja-2026-11-15-3fa2c1.durbar.json')
})

test('a link holds a record and says through whose eyes; a damaged one is nothing', async () => {
  const text = JSON.stringify(
    { durbar: 'record', moves: Array.from({ length: 200 }, (_, n) => ({ n, name: 'ä€' })) },
    null,
    2,
  )
  const record = await packed(text)
  expect(record).toMatch(/^[\w-]+$/)
  expect(JSON.parse((await unpacked(record))!)).toEqual(JSON.parse(text))
  expect(await unpacked(record.slice(0, -9))).toBeNull()
  expect(await unpacked('%%%')).toBeNull()
  const link = new URL(addressOf('https://durbar.example', 198, { viewer: 2, veiled: true }, record))
  expect(link.pathname).toBe('/records/sent/198')
  expect(link.hash).toBe(`#${record}`)
  expect(sentBy(link.search)).toEqual({ viewer: 2, veiled: true })
  expect(sentBy('')).toEqual({ viewer: 'archive', veiled: false })
  expect(sentBy('?as=99')).toEqual({ viewer: 'archive', veiled: false })
})
