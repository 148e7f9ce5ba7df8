/** What can be said of a table as it stands. */
import type { LaidSeat } from '@durbar/protocol/court/arrangement'
import { describe, expect, test } from 'vitest'
import {
  BrokenLog,
  invitedAt,
  isInHall,
  isSameSeating,
  nextDue,
  openedFrom,
  yielding,
} from '../../src/court/index.ts'
import { ANNA, BEN, CLEO, Court, DEV, PLAIN, person } from './court.ts'

const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'level1' } as const
const called = (who: string): LaidSeat => ({ kind: 'invited', person: who })

test('a log begins with its opening, and says whose next game it is', () => {
  const court = new Court([person(ANNA), OPEN])
  const [opened] = court.log
  expect(opened!.what.type === 'opened' && openedFrom('x', opened!).after).toBeNull()
  const follows = { ...opened!, what: { ...opened!.what, after: 'tablebefore' } } as typeof opened
  expect(openedFrom('x', follows!).after).toBe('tablebefore')
  expect(() => openedFrom('x', { ...opened!, revision: 2 })).toThrow(BrokenLog)
  const other = { revision: 1, at: 0, what: { type: 'closed' } } as const
  expect(() => openedFrom('x', other)).toThrow(BrokenLog)
})

test('it stands in the hall while its door is open, a seat is free and it has not begun', () => {
  const court = new Court([person(ANNA), OPEN])
  expect(isInHall(court.table)).toBe(true)
  expect(isInHall(new Court([person(ANNA), OPEN], { door: 'link' }).table)).toBe(false)
  court.does(BEN, { type: 'take', seat: 1 })
  expect(isInHall(court.table)).toBe(false)
  court.does(BEN, { type: 'leave' })
  expect(isInHall(court.table)).toBe(true)
  expect(isInHall({ ...court.table, phase: 'dealing' })).toBe(false)
})

test('since when its door is open: from the first time on, and not while it is closed', () => {
  const court = new Court([person(ANNA), OPEN], { door: 'link' })
  expect(court.table.doorOpen).toBeNull()
  court.now += 100
  court.does(ANNA, { type: 'arrange', arrangement: { ...PLAIN, door: 'open' } })
  const since = court.now
  court.now += 100
  court.does(ANNA, { type: 'arrange', arrangement: { ...PLAIN, talk: 'off' } })
  expect(court.table.doorOpen).toBe(since)
  court.does(ANNA, { type: 'arrange', arrangement: { ...PLAIN, door: 'link' } })
  expect(court.table.doorOpen).toBeNull()
})

test('those are called whom a seat waits for by name, once each, before it begins', () => {
  const { table } = new Court([person(ANNA), called(BEN), called(BEN), called(CLEO), { kind: 'invited' }])
  expect(invitedAt(table)).toEqual([BEN, CLEO])
  expect(invitedAt({ ...table, phase: 'playing' })).toEqual([])
})

test('seating is the same until somebody comes, goes or changes places', () => {
  const court = new Court([person(ANNA), person(BEN), OPEN])
  const { table } = court
  court.does(ANNA, { type: 'ready', ready: true })
  expect(isSameSeating(table, table)).toBe(true)
  expect(isSameSeating(table, court.table)).toBe(true)
  expect(isSameSeating(table, { ...table, seats: table.seats.slice(0, 2) })).toBe(false)
  court.does(ANNA, { type: 'swap', a: 0, b: 1 })
  expect(isSameSeating(table, court.table)).toBe(false)
})

test('moves are taken back through bots and those who have resigned, not through persons', () => {
  const court = new Court([person(ANNA), person(BEN), BOT, person(DEV)])
  court.begin(ANNA, BEN, DEV)
  expect(yielding(court.table)).toEqual([2])
  court.does(BEN, { type: 'leave' })
  court.does(DEV, { type: 'resign', seat: 3 })
  expect(yielding(court.table)).toEqual([2, 3])
})

describe('a host who is gone', () => {
  test('is followed by somebody who is here, and by nobody where nobody is', () => {
    const court = new Court([person(ANNA), person(BEN), person(CLEO)])
    court.gone.set(ANNA, court.now)
    court.gone.set(BEN, court.now)
    expect(nextDue(court.table, court.moment)).toBe(court.now + 60_000)
    court.gone.set(CLEO, court.now)
    expect(nextDue(court.table, court.moment)).toBeNull()
    expect(court.pass(90_000)).toEqual([])
    court.gone.delete(CLEO)
    expect(court.pass(0)).toEqual(['hosted'])
    expect(court.table.host).toBe(CLEO)
  })

  test('is one after a minute, to the millisecond, and only before the game', () => {
    const court = new Court([person(ANNA), person(BEN)])
    court.gone.set(ANNA, court.now)
    expect(court.pass(59_999)).toEqual([])
    expect(court.pass(1)).toEqual(['hosted'])
    const begun = new Court([person(ANNA), person(BEN)])
    begun.begin(ANNA, BEN)
    begun.gone.set(ANNA, begun.now)
    expect(nextDue(begun.table, begun.moment)).toBeNull()
    expect(begun.pass(90_000)).toEqual([])
  })
})
