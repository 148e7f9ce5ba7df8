/** What a table owes to time, when questions were seen, and when somebody is not to be disturbed. */
import type { CourtTable, Moment } from '@durbar/match/court'
import { describe, expect, test } from 'vitest'
import { Deliveries } from '../../src/court/deliveries.ts'
import { owedBy } from '../../src/court/owing.ts'
import { afterQuiet } from '../../src/court/quiet-hours.ts'
import { PLAIN } from './house.ts'

const person = (id: string, standIn: object | null = null) => ({
  laid: { kind: 'person', person: id },
  since: 1,
  ready: true,
  standIn,
  spent: 0,
})
const bot = { ...person(''), laid: { kind: 'bot', level: 'level1' } }
const LIVE = { ...PLAIN, pace: { kind: 'live', minutes: 10, increment: 0 } } as const
const SLOW = { ...PLAIN, pace: { kind: 'slow', days: 1 } } as const

const tableOf = (change: object) =>
  ({
    id: 'table',
    phase: 'playing',
    arrangement: PLAIN,
    updated: 5000,
    seats: [person('anna'), person('ben'), bot],
    asked: new Map([[0, 4000]]),
    dealing: null,
    authority: { revision: 7 },
    ...change,
  }) as unknown as CourtTable
const moment = (gone: readonly string[] = []): Moment => ({
  now: 5000,
  rests: [],
  goneSince: (who) => (gone.includes(who) ? 1000 : null),
  delivered: () => null,
})
const owed = (change: object, gone: readonly string[] = []) =>
  Object.fromEntries(owedBy(tableOf(change), moment(gone)))

describe('a table owes', () => {
  test('a word to whoever is asked, ten seconds after they were, and nothing to the others', () => {
    expect(owed({})).toEqual({ 'push anna': 14_000 })
    expect(owed({ asked: new Map([[1, 100]]) })).toEqual({ 'push ben': 10_100 })
  })
  test('at a live table only whoever is not even connected: people at the table see their turn', () => {
    const clock = { due: 4000 + 5000 + 600_000 }
    expect(owed({ arrangement: LIVE })).toEqual(clock)
    expect(owed({ arrangement: LIVE }, ['ben'])).toEqual(clock)
    expect(owed({ arrangement: LIVE }, ['anna'])).toEqual({ ...clock, 'push anna': 14_000 })
    expect(owed({ arrangement: SLOW })).toMatchObject({ 'push anna': 14_000 })
  })
  test('a bot its turn, at once, also one in the place of a person', () => {
    expect(owed({ asked: new Map([[2, 4000]]) })).toEqual({ bots: 5000 })
    expect(owed({ seats: [person('anna', { why: 'left', level: 'level3' })] })).toEqual({ bots: 5000 })
  })
  test('nothing more once it is over', () => {
    expect(owed({ phase: 'over', wantedSince: null })).toEqual({})
  })
})

describe('a question', () => {
  const table = tableOf({})
  test('is seen once, by whoever is asked, and as it stands', () => {
    const deliveries = new Deliveries()
    expect(deliveries.of(table, 0)).toBeNull()
    expect(deliveries.note(table, 1, 7, 4500)).toBe(false)
    expect(deliveries.note(table, 0, 6, 4500)).toBe(false)
    expect(deliveries.note(tableOf({ authority: null }), 0, 7, 4500)).toBe(false)
    expect(deliveries.of(table, 0)).toBeNull()
    expect(deliveries.note(table, 0, 7, 4500)).toBe(true)
    expect(deliveries.note(table, 0, 7, 4800)).toBe(false)
    expect(deliveries.of(table, 0)).toBe(4500)
    expect(deliveries.of(tableOf({ id: 'other' }), 0)).toBeNull()
  })
  test('that is asked later was not seen when the one before it was', () => {
    const deliveries = new Deliveries()
    deliveries.note(table, 0, 7, 4500)
    expect(deliveries.of(tableOf({ asked: new Map([[0, 4500]]) }), 0)).toBe(4500)
    const next = tableOf({ asked: new Map([[0, 4501]]) })
    expect(deliveries.of(next, 0)).toBeNull()
    expect(deliveries.note(next, 0, 7, 4600)).toBe(true)
    // When nobody asks any more, it was seen whenever it was.
    expect(deliveries.of(tableOf({ asked: new Map() }), 0)).toBe(4600)
  })
  test('of a game that is over is forgotten', () => {
    const deliveries = new Deliveries()
    deliveries.note(table, 0, 7, 4500)
    deliveries.forget(table)
    expect(deliveries.of(table, 0)).toBeNull()
  })
})

describe('quiet hours', () => {
  const DAY = 86_400_000
  const at = (time: string) => Date.parse(`2026-11-16T${time}Z`)
  const hours = (from: number, to: number, zone = 'UTC') => ({ from: from * 60, to: to * 60, zone })
  test.each([
    ['none are wished for', '03:00:00.000', null, '03:00:00.000', 0],
    ['the last moment before', '11:59:59.999', hours(12, 14), '11:59:59.999', 0],
    ['the first moment of them', '12:00:00.000', hours(12, 14), '14:00:00.000', 0],
    ['the last moment of them', '13:59:59.999', hours(12, 14), '14:00:00.000', 0],
    ['the first moment after', '14:00:00.000', hours(12, 14), '14:00:00.000', 0],
    ['after midnight', '00:00:00.000', hours(22, 7), '07:00:00.000', 0],
    ['the first moment of a night', '22:00:00.000', hours(22, 7), '07:00:00.000', DAY],
    ['the last moment of a night', '06:59:59.999', hours(22, 7), '07:00:00.000', 0],
    ['the last moment before a night', '21:59:59.999', hours(22, 7), '21:59:59.999', 0],
    ['until midnight', '23:10:05.000', hours(23, 0), '00:00:00.000', DAY],
    ['by whoever is behind us', '03:30:00.000', hours(21, 23, 'America/Lima'), '04:00:00.000', 0],
  ])('%s', (_, time, quiet, then, later) => {
    expect(afterQuiet(at(time), quiet)).toBe(at(then) + later)
  })
})
