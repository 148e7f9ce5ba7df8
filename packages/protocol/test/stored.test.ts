/** What a device kept yesterday is read today. */
import { keyFromSeed } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { readKnownGames, readStoredMatch, readStoredSummary, revisionOf } from '../src/stored.ts'

const key = keyFromSeed(1)
const log = [{ seat: 0, move: { type: 'takeCoin' }, barrier: true, sum: 17 }]
const match = { game: 'vermaechtnis', rules: 1, seats: 2, options: { greySide: false }, log }
const now = { version: 2 as const, id: 'x', revision: 3, match, key, times: [40] }

const table = {
  id: 'x',
  game: 'vermaechtnis',
  options: {},
  updated: 5,
  ply: 1,
  over: false,
  yours: true,
}
const seats = [
  { kind: 'person' as const, name: 'Asha' },
  { kind: 'bot' as const, level: 'level4' },
]

describe('a stored match', () => {
  test('is read as it was written', () => {
    expect(readStoredMatch(structuredClone(now))).toEqual(now)
    expect(revisionOf(now)).toBe(3)
  })
  test('of the first shape gets its key beside the log, a revision and times', () => {
    const first = { id: 'x', match: { ...match, key } }
    expect(readStoredMatch(first)).toEqual({ ...now, revision: 1, times: [0] })
    expect(JSON.stringify(readStoredMatch(first)!.match)).not.toContain(key)
    expect(revisionOf(first)).toBe(1)
  })
  test.each([
    ['nothing', undefined],
    ['a text', 'x'],
    ['no log', { id: 'x', match: { game: 'vermaechtnis', key } }],
    ['no key', { id: 'x', match }],
    ['a broken entry', { ...now, match: { ...match, log: [{ seat: 'x' }] } }],
    ['a version to come', { ...now, version: 3 }],
  ])('that is %s is not guessed at', (_, raw) => {
    expect(readStoredMatch(raw)).toBeNull()
  })
  test('that is not there has no revision', () => {
    expect(revisionOf(undefined)).toBeNull()
  })
})

describe('a summary', () => {
  test('is read as it was written', () => {
    const summary = { ...table, seats, version: 2, standing: { day: 3 } }
    expect(readStoredSummary(structuredClone(summary))).toEqual(summary)
  })
  test('of the first shape loses the sentences of its language and keeps what a person typed', () => {
    const first = {
      ...table,
      caption: 'Verkaufstag 3 von 9',
      seats: [seats[0], { kind: 'bot', level: 'level4', name: 'Wesir' }],
    }
    expect(readStoredSummary(first)).toEqual({ ...table, seats, version: 2, standing: null })
  })
  test('that is damaged is not guessed at', () => {
    for (const raw of [null, {}, { ...table, seats: null, caption: '' }, { ...table, seats, version: 9 }])
      expect(readStoredSummary(raw)).toBeNull()
  })
})

test('known games are read as they were written, and what makes no sense is nothing', () => {
  expect(readKnownGames('["raja","taj-mahal"]')).toEqual(['raja', 'taj-mahal'])
  for (const raw of [null, '', '{', '7', '{"raja":true}', '[1]', '[""]'])
    expect(readKnownGames(raw), `${raw}`).toEqual([])
})
