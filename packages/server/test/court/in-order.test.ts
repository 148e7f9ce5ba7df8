/** What is written together is written in one order; a judge's work goes on after a trouble, and ends with the court. */

import { HandClock, quiet } from '@durbar/match/testing/hand-clock'
import { expect, test } from 'vitest'
import { type Change, Commits } from '../../src/court/commits.ts'
import { LEASE_MS } from '../../src/court/owed-rows.ts'
import type { ReviewRows } from '../../src/court/review-rows.ts'
import { Reviews } from '../../src/court/reviews.ts'
import type { Store } from '../../src/store/store.ts'

test('what is written together is in the same order on every node, and told in the order in which it came', async () => {
  const written: string[] = []
  const told: string[] = []
  const db = {
    insertInto: () => ({
      values: (rows: readonly { table_id: string }[]) => {
        written.push(...rows.map(({ table_id }) => table_id))
        return { execute: async () => {} }
      },
    }),
  }
  const commits = new Commits({
    store: { write: (act: (given: unknown) => unknown) => act(db) } as unknown as Store,
    owed: { write: async () => new Set() } as never,
    publish: async ({ after }) => void told.push(after.id),
    at: () => {},
    trouble: (error) => {
      throw error
    },
  })
  const change = (id: string): Change => {
    const table = { id, phase: 'playing', arrangement: {}, seats: [] } as unknown as Change['before']
    const held = { saved: table, dead: false } as Change['held']
    const what = { type: 'halted', person: 'anna' } as const
    return { held, before: table, after: table, entries: [{ revision: 2, at: 0, what }], owed: new Map() }
  }
  const ids = ['c', 'a', 'd', 'b', 'a', 'e']
  await Promise.all(ids.map((id) => commits.add(change(id))))
  await commits.settled()
  expect(written).toEqual(['a', 'a', 'b', 'c', 'd', 'e'])
  expect(told).toEqual(ids)
  expect(commits.counted).toEqual({ changes: 6, commits: 1 })
})

function judging() {
  const clock = new HandClock()
  const lines: string[] = []
  const state = { claims: 0, released: 0, broken: false }
  const rows = {
    claim: async () => {
      state.claims++
      if (state.broken) throw new Error('the disk is away')
      return null
    },
    release: async () => void state.released++,
  }
  const reviews = new Reviews({
    store: { alone: true } as Store,
    clock,
    rows: rows as unknown as ReviewRows,
    judge: async () => ({ type: 'over' }),
    log: (what, details) => lines.push(`${what} ${JSON.stringify(details)}`),
  })
  const pass = async (ms: number) => {
    clock.pass(ms)
    for (let n = 0; n < 5; n++) await quiet()
  }
  return { clock, lines, state, reviews, pass }
}

test('a judge looks for work when the court begins and every fifteen seconds, also after a trouble, of which is told', async () => {
  const { clock, lines, state, reviews, pass } = judging()
  await reviews.begin()
  await pass(0)
  expect([state.released, state.claims, clock.next]).toEqual([1, 1, LEASE_MS])
  state.broken = true
  await pass(LEASE_MS)
  expect(lines).toEqual(['a review was interrupted {"error":"Error: the disk is away"}'])
  state.broken = false
  await pass(LEASE_MS)
  expect([state.claims, lines.length]).toEqual([3, 1])
})

test('when the court closes he looks no more, and nothing that fails then is a trouble', async () => {
  const { clock, lines, state, reviews, pass } = judging()
  await reviews.begin()
  await pass(0)
  state.broken = true
  clock.pass(LEASE_MS)
  reviews.close()
  await pass(10 * LEASE_MS)
  expect([state.claims, lines, clock.next]).toEqual([2, [], null])
})
