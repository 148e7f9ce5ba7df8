/** The checker finds what is wrong, and nothing where nothing is. */
import type { MoveObject } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { check } from '../src/checker.ts'
import type { Happened, Truth } from '../src/history.ts'

const move = (n: number): MoveObject => ({ type: 'step', n })
const of = { who: 'a', table: 't' }

/** Two moves, both acknowledged, then somebody comes back. */
const history: readonly Happened[] = [
  { ...of, at: 1, kind: 'joined' },
  { ...of, at: 2, kind: 'shown', ply: 0, fresh: true, result: null },
  { ...of, at: 3, kind: 'sent', key: 'k0', seat: 0, ply: 0, move: move(0) },
  { ...of, at: 4, kind: 'acknowledged', key: 'k0' },
  { ...of, at: 5, kind: 'sent', key: 'k1', seat: 1, ply: 1, move: move(1) },
  { ...of, at: 6, kind: 'acknowledged', key: 'k1' },
  { ...of, at: 7, kind: 'joined' },
  { ...of, at: 8, kind: 'shown', ply: 2, fresh: true, result: 'r' },
]
const truth: Truth = {
  table: 't',
  moves: [
    { seat: 0, move: move(0) },
    { seat: 1, move: move(1) },
  ],
  result: 'r',
  problem: null,
}
const NOTHING = { lost: [], doubled: [], stale: [], divided: [], problems: [] }

test('nothing is wrong', () => {
  expect(check(history, [truth])).toEqual({ ...NOTHING, acknowledged: 2, records: 1, verified: 1 })
})

test('a move that was acknowledged and is not there', () => {
  const { lost, doubled } = check(history, [{ ...truth, moves: truth.moves.slice(0, 1) }])
  expect([lost.length, doubled.length]).toEqual([1, 0])
})

test('another move where one was acknowledged', () => {
  const moves = [truth.moves[0]!, { seat: 1, move: move(7) }]
  const { lost, doubled } = check(history, [{ ...truth, moves }])
  expect([lost.length, doubled.length]).toEqual([1, 1])
})

test('a move that is there twice', () => {
  const moves = [...truth.moves, truth.moves[1]!]
  expect(check(history, [{ ...truth, moves }]).doubled).toHaveLength(1)
})

test('a move that was declined and is there all the same', () => {
  const declined = history.map((each) =>
    each.kind === 'acknowledged' && each.key === 'k1' ? { ...each, kind: 'declined' as const } : each,
  )
  expect(check(declined, [truth]).doubled).toHaveLength(1)
  // Unless somebody else sent the same for the same place.
  const again: Happened = {
    ...of,
    who: 'b',
    at: 5.5,
    kind: 'sent',
    key: 'k2',
    seat: 1,
    ply: 1,
    move: move(1),
  }
  expect(check([...declined, again], [truth]).doubled).toEqual([])
})

test('whoever comes back is shown less than was certain; what comes unasked may be late', () => {
  const shown = (fresh: boolean): Happened => ({ ...of, at: 8, kind: 'shown', ply: 1, fresh, result: null })
  expect(check(history.with(7, shown(true)), [truth]).stale).toHaveLength(1)
  expect(check(history.with(7, shown(false)), [truth]).stale).toEqual([])
})

test('another end than the record’s, and a record that does not verify', () => {
  const other: Happened = { ...of, who: 'b', at: 9, kind: 'shown', ply: 2, fresh: false, result: 'other' }
  expect(check([...history, other], [truth]).divided).toHaveLength(1)
  const { verified, problems } = check(history, [{ ...truth, problem: 'sums' }])
  expect([verified, problems.length]).toEqual([0, 1])
})
