import type { ServerFrame } from '@durbar/protocol/court/frames'
import type { TableRow } from '@durbar/protocol/court/told'
import { expect, test } from 'vitest'
import { Waiting } from '../../src/court/waiting.ts'

const row = (id: string, yourTurn: boolean, phase: TableRow['phase'] = 'playing') =>
  ({ id, yourTurn, phase }) as TableRow
const yours = (table: TableRow) => ({ type: 'yours', table }) as ServerFrame
/** Seats 0 and 1 are one's own, at one device; `bot` plays for the second. */
const told = (id: string, bot = false) => {
  const seat = { kind: 'person', standIn: null }
  const seats = [seat, { ...seat, standIn: bot ? { why: 'asked', level: 'level3' } : null }, seat]
  return { type: 'table', table: { id, yours: [0, 1], seats } } as unknown as ServerFrame
}
const update = (table: string, awaited: readonly number[], result: object | null = null) =>
  ({ type: 'update', table, awaited, result }) as unknown as ServerFrame

function heard() {
  let changes = 0
  const waiting = new Waiting(() => changes++)
  return { waiting, changes: () => changes }
}

test('tables that wait are counted from the list, from afar, and from looking at them', () => {
  const { waiting } = heard()
  waiting.list([row('a', true), row('b', false), row('c', true, 'over')])
  expect(waiting.all).toEqual(['a'])
  waiting.hear(yours(row('b', true)))
  expect(waiting.all).toEqual(['a', 'b'])
  waiting.hear(told('a'))
  waiting.hear(update('a', [2]))
  expect(waiting.all).toEqual(['b'])
  waiting.hear(update('d', [1]))
  expect(waiting.all).toEqual(['b'])
  waiting.hear(told('d'))
  expect(waiting.all).toEqual(['b', 'd'])
  // A bot plays for that seat.
  waiting.hear(told('d', true))
  expect(waiting.all).toEqual(['b'])
  waiting.hear(update('d', [0]))
  expect(waiting.all).toEqual(['b', 'd'])
  // A game that is over waits for nobody.
  waiting.hear(update('d', [0], {}))
  waiting.hear(yours(row('b', true, 'over')))
  expect(waiting.all).toEqual([])
})

test('what was said while the list was on its way is newer than the list', () => {
  const { waiting } = heard()
  waiting.ask()
  waiting.hear(told('a'))
  waiting.hear(update('a', [2]))
  waiting.hear(yours(row('b', true)))
  waiting.list([row('a', true), row('b', false), row('c', true)])
  expect(waiting.all.toSorted()).toEqual(['b', 'c'])
  waiting.ask()
  waiting.list([row('a', true)])
  expect(waiting.all).toEqual(['a'])
})

test('only a change is told, and a device that became somebody else’s has nothing waiting', () => {
  const { waiting, changes } = heard()
  waiting.hear(told('a'))
  waiting.hear(update('a', [0]))
  waiting.hear(update('a', [1]))
  expect(changes()).toBe(1)
  waiting.forget()
  expect(changes()).toBe(2)
  expect(waiting.all).toEqual([])
})
