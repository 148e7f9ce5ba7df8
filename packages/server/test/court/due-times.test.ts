/** When a node wakes for what is owed: in time, not too often, also for what others have left, and never after it closed. */

import { HandClock, quiet } from '@durbar/match/testing/hand-clock'
import { describe, expect, test } from 'vitest'
import { DueTimes } from '../../src/court/due-times.ts'
import type { OwedRows, Task } from '../../src/court/owed-rows.ts'

const HOUR = 3_600_000

function node({ alone = true } = {}) {
  const clock = new HandClock()
  const owed = new Map<string, number>()
  const worked: string[] = []
  const troubles: unknown[] = []
  const state = { looks: 0, broken: false, taken: new Set<string>(), hold: null as Promise<void> | null }
  const taskOf = (table: string): Task => ({ table, kind: 'due' })
  const rows = {
    claim: async () => {
      state.looks++
      await state.hold
      if (state.broken) throw new Error('the disk is away')
      const ripe = [...owed].filter(([, due]) => due <= clock.now()).map(([table]) => table)
      for (const table of ripe) owed.delete(table)
      return ripe.map(taskOf)
    },
    claimOne: async ({ table }: Task) => !state.taken.has(table) && owed.delete(table),
    next: async () => (owed.size > 0 ? Math.min(...owed.values()) : null),
  }
  const dues = new DueTimes({
    clock,
    rows: rows as unknown as OwedRows,
    alone,
    work: ({ table }) => worked.push(table),
    trouble: (error) => troubles.push(error),
  })
  const pass = async (ms: number) => {
    clock.pass(ms)
    for (let n = 0; n < 5; n++) await quiet()
  }
  const begin = async () => {
    dues.begin()
    await pass(0)
  }
  return { clock, owed, worked, troubles, state, dues, pass, begin }
}

test('what a process that is gone has left is done at once, all else when it is due and not before', async () => {
  const { clock, owed, worked, begin, pass } = node()
  owed.set('late', clock.now() - 5000)
  owed.set('soon', clock.now() + 700)
  await begin()
  expect(worked).toEqual(['late'])
  await pass(699)
  expect(worked).toEqual(['late'])
  await pass(1)
  expect(worked).toEqual(['late', 'soon'])
})

describe('with nothing to do', () => {
  test('a node that is alone sleeps for an hour', async () => {
    const { clock, state, begin, pass } = node()
    await begin()
    expect([state.looks, clock.next]).toEqual([1, HOUR])
    await pass(HOUR)
    expect(state.looks).toBe(2)
  })

  test('one among others looks every second: they may have died, or written down something sooner', async () => {
    const { clock, owed, worked, begin, pass } = node({ alone: false })
    await begin()
    expect(clock.next).toBe(1000)
    owed.set('theirs', clock.now() + 400)
    await pass(1000)
    expect(worked).toEqual(['theirs'])
  })
})

test('what is due in a month is waited for hour by hour: no timer reaches that far', async () => {
  const { clock, owed, worked, begin, pass } = node()
  owed.set('slow', clock.now() + 30 * 24 * HOUR)
  await begin()
  expect(clock.next).toBe(HOUR)
  for (let n = 0; n < 30 * 24; n++) await pass(HOUR)
  expect(worked).toEqual(['slow'])
})

test('what is written down sooner than all else wakes it sooner; what comes later does not put it off', async () => {
  const { clock, owed, worked, dues, begin, pass } = node()
  await begin()
  const now = clock.now()
  owed.set('first', now + 500)
  owed.set('second', now + 900)
  dues.note(now + 500)
  dues.note(now + 900)
  dues.note(now + 500)
  expect(clock.next).toBe(500)
  await pass(500)
  expect(worked).toEqual(['first'])
  expect(clock.next).toBe(400)
})

describe('a clock that is known to run out sooner than is written', () => {
  test('runs out then, and once', async () => {
    const { clock, owed, worked, dues, begin, pass } = node()
    owed.set('table', clock.now() + 5000)
    await begin()
    dues.hint('table', clock.now() + 1000)
    await pass(999)
    expect(worked).toEqual([])
    await pass(1)
    expect(worked).toEqual(['table'])
    await pass(10_000)
    expect(worked).toEqual(['table'])
  })

  test('is looked at again when something else falls due before it', async () => {
    const { clock, owed, worked, dues, begin, pass } = node()
    owed.set('table', clock.now() + 5000)
    owed.set('other', clock.now() + 300)
    await begin()
    dues.hint('table', clock.now() + 1000)
    await pass(300)
    expect(worked).toEqual(['other'])
    expect(clock.next).toBe(700)
  })

  test('is left to whoever has taken it', async () => {
    const { clock, owed, worked, state, dues, begin, pass } = node()
    owed.set('table', clock.now() + 5000)
    state.taken.add('table')
    await begin()
    dues.hint('table', clock.now() + 1000)
    await pass(1000)
    expect(worked).toEqual([])
  })
})

test('a store that is away is told of and asked again a second later', async () => {
  const { clock, owed, worked, troubles, state, begin, pass } = node()
  owed.set('table', clock.now())
  state.broken = true
  await begin()
  expect(troubles).toEqual([new Error('the disk is away')])
  expect(clock.next).toBe(1000)
  state.broken = false
  await pass(1000)
  expect(worked).toEqual(['table'])
  expect(troubles).toHaveLength(1)
})

test('what falls due while it looks is looked at directly after', async () => {
  const { clock, owed, worked, state, dues, begin, pass } = node()
  await begin()
  let go = () => {}
  state.hold = new Promise((resolve) => {
    go = resolve
  })
  dues.note(clock.now() + 10)
  await pass(10)
  dues.note(clock.now() + 20)
  await pass(20)
  // It looks at one thing at a time.
  expect(state.looks).toBe(2)
  owed.set('meanwhile', clock.now() + HOUR / 2)
  state.hold = null
  go()
  await pass(0)
  await pass(0)
  expect(state.looks).toBe(3)
  expect(clock.next).toBe(HOUR / 2)
  expect(worked).toEqual([])
})

test('closing waits for the look that is under way, and nothing is looked at afterwards', async () => {
  const { clock, state, dues, begin, pass } = node()
  await begin()
  let go = () => {}
  state.hold = new Promise((resolve) => {
    go = resolve
  })
  dues.note(clock.now() + 10)
  await pass(10)
  let closed = false
  const closing = dues.close().then(() => {
    closed = true
  })
  await quiet()
  expect(closed).toBe(false)
  go()
  await closing
  dues.note(clock.now() + 1)
  await pass(2 * HOUR)
  expect(state.looks).toBe(2)
  expect(clock.next).toBeNull()
  const idle = node()
  await idle.begin()
  await idle.dues.close()
  expect(idle.clock.next).toBeNull()
})
