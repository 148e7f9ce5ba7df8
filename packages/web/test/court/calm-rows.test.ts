import type { TableRow } from '@durbar/protocol/court/told'
import { expect, test } from 'vitest'
import { calmed } from '../../src/court/calm-rows.ts'

const row = (id: string, free = 1) => ({ id, free }) as TableRow
const said = (rows: ReturnType<typeof calmed>) =>
  rows.map(({ row, gone }) => `${row.id}${row.free}${gone ? ' gone' : ''}`)

test('what is known keeps its place, what is gone stays until it is swept, what is new comes at the end', () => {
  const first = calmed([], [row('a'), row('b'), row('c', 2)])
  expect(said(first)).toEqual(['a1', 'b1', 'c2'])
  // The court puts what starts soonest first.
  const then = calmed(first, [row('d', 1), row('c', 1), row('a')])
  expect(said(then)).toEqual(['a1', 'b1 gone', 'c1', 'd1'])
  // It was left for a moment: the row is the same one again.
  expect(said(calmed(then, [row('b', 2)]))).toEqual(['a1 gone', 'b2', 'c1 gone', 'd1 gone'])
})
