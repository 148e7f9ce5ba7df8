import type { ServerFrame } from '@durbar/protocol/court/frames'
import type { TableRow } from '@durbar/protocol/court/told'
import { expect, test } from 'vitest'
import { Waiting } from '../../src/court/waiting.ts'

const row = (id: string, yourTurn: boolean, phase: TableRow['phase'] = 'playing') =>
  ({ id, yourTurn, phase }) as TableRow
const yours = (table: TableRow) => ({ type: 'yours', table }) as ServerFrame
const update = (table: string, question: object | null, result: object | null = null) =>
  ({ type: 'update', table, question, result }) as unknown as ServerFrame

function heard() {
  let told = 0
  const waiting = new Waiting(() => told++)
  return { waiting, told: () => told }
}

test('tables that wait are counted from the list, from afar, and from looking at them', () => {
  const { waiting } = heard()
  waiting.list([row('a', true), row('b', false), row('c', true, 'over')])
  expect(waiting.all).toEqual(['a'])
  waiting.hear(yours(row('b', true)))
  expect(waiting.all).toEqual(['a', 'b'])
  waiting.hear(update('a', null))
  expect(waiting.all).toEqual(['b'])
  waiting.hear(update('d', {}))
  expect(waiting.all).toEqual(['b', 'd'])
  // The last question of a game that is over waits for nobody.
  waiting.hear(update('d', {}, {}))
  waiting.hear(yours(row('b', true, 'over')))
  expect(waiting.all).toEqual([])
})

test('what was said while the list was on its way is newer than the list', () => {
  const { waiting } = heard()
  waiting.ask()
  waiting.hear(update('a', null))
  waiting.hear(yours(row('b', true)))
  waiting.list([row('a', true), row('b', false), row('c', true)])
  expect(waiting.all.toSorted()).toEqual(['b', 'c'])
  waiting.ask()
  waiting.list([row('a', true)])
  expect(waiting.all).toEqual(['a'])
})

test('only a change is told, and a device that became somebody else’s has nothing waiting', () => {
  const { waiting, told } = heard()
  waiting.hear(update('a', {}))
  waiting.hear(update('a', {}))
  expect(told()).toBe(1)
  waiting.forget()
  expect(told()).toBe(2)
  expect(waiting.all).toEqual([])
})
