/** What is owed, as rows with leases: one node does each thing, another when that one dies, and nothing is done twice. */
import { expect, onTestFinished, test } from 'vitest'
import { LEASE_MS, OwedRows } from '../../src/court/owed-rows.ts'
import { openStore } from '../../src/court.ts'
import { newFolder } from './house.ts'

const DUE = { table: 'table', kind: 'due' }
const BOTS = { table: 'table', kind: 'bots' }
const PUSH = { table: 'table', kind: 'push anna' }

async function nodes() {
  const store = await openStore(newFolder())
  onTestFinished(() => store.close())
  const clock = { now: 1_000_000 }
  const now = () => clock.now
  const [one, two] = [new OwedRows(store, 'one', now), new OwedRows(store, 'two', now)]
  const write = (rows: OwedRows, table: string, owed: Record<string, number>) =>
    store.write((db) => rows.write(db, new Map([[table, new Map(Object.entries(owed))]])))
  return { store, clock, one, two, write }
}

test('what has fallen due is taken by one, and by another only when the lease has ended', async () => {
  const { clock, one, two, write } = await nodes()
  const { now } = clock
  await write(one, 'later', { due: now + 1 })
  await write(one, 'table', { due: now })
  await write(one, 'before', { due: now - 10 })
  expect(new Set((await one.claim()).map(({ table }) => table))).toEqual(new Set(['before', 'table']))
  expect(await two.claim()).toEqual([])
  clock.now += LEASE_MS - 1
  expect(await two.claim()).toEqual([{ table: 'later', kind: 'due' }])
  clock.now += 1
  expect(new Set((await two.claim()).map(({ table }) => table))).toEqual(new Set(['before', 'table']))
})

test('it says when to look again: at what falls due next, or when a lease ends', async () => {
  const { clock, one, two, write } = await nodes()
  const began = clock.now
  expect(await one.next()).toBeNull()
  await write(one, 'table', { due: began + 5000 })
  await write(one, 'other', { due: began + 7000 })
  expect(await one.next()).toBe(began + 5000)
  clock.now += 5000
  await one.claim()
  expect(await two.next()).toBe(began + 7000)
  clock.now += 2000
  await two.claim()
  expect(await one.next()).toBe(began + 5000 + LEASE_MS)
})

test('bots are asked by whoever wrote their turn down, until their node falls silent', async () => {
  const { store, clock, one, two, write } = await nodes()
  const { now } = clock
  expect(await write(one, 'table', { bots: now, due: now + 9000 })).toEqual(new Set(['table']))
  expect(await one.claim()).toEqual([])
  // The other has written the next move: the turn stays with whoever has the bot thinking.
  clock.now += LEASE_MS - 1
  expect(await write(two, 'table', { bots: clock.now })).toEqual(new Set())
  clock.now += 1
  expect(await write(two, 'table', { bots: clock.now })).toEqual(new Set(['table']))
  expect(await write(two, 'table', { due: clock.now + 1 })).toEqual(new Set())
  expect(await store.write((db) => one.write(db, new Map()))).toEqual(new Set())
})

test('what a table does not owe any more is not done; other tables still owe theirs', async () => {
  const { clock, one, write } = await nodes()
  const { now } = clock
  await write(one, 'table', { due: now, 'push anna': now })
  await write(one, 'other', { due: now })
  await write(one, 'table', { 'push anna': now })
  expect(await one.of('table')).toEqual(new Map([['push anna', now]]))
  await write(one, 'table', {})
  expect(await one.of('table')).toEqual(new Map())
  expect(await one.claim()).toEqual([{ table: 'other', kind: 'due' }])
})

test('where only the world has changed, what the table owes to time is written anew, and bots keep their turn', async () => {
  const { store, clock, one, two, write } = await nodes()
  const { now } = clock
  await write(one, 'table', { bots: now, due: now + 50, 'push anna': now })
  await write(one, 'other', { due: now + 50 })
  await store.write((db) =>
    two.rewrite(
      db,
      'table',
      new Map([
        ['bots', now],
        ['due', now + 70],
      ]),
    ),
  )
  expect(await one.of('table')).toEqual(
    new Map([
      ['bots', now],
      ['due', now + 70],
    ]),
  )
  expect(await one.of('other')).toEqual(new Map([['due', now + 50]]))
  await store.write((db) => two.rewrite(db, 'table', new Map()))
  expect(await one.of('table')).toEqual(new Map([['bots', now]]))
  // Still held by the first.
  expect(await two.claim()).toEqual([])
})

test('what was told is not told again, unless it falls due anew', async () => {
  const { clock, one, two, write } = await nodes()
  const due = clock.now
  await write(one, 'table', { 'push anna': due })
  expect(await one.claim()).toEqual([PUSH])
  await one.settle(PUSH, due)
  expect(await one.next()).toBeNull()
  expect(await one.of('table')).toEqual(new Map([['push anna', due]]))
  await write(two, 'table', { 'push anna': due })
  clock.now += 10 * LEASE_MS
  expect(await two.claim()).toEqual([])
  expect(await two.claimOne(PUSH)).toBe(false)
  await write(two, 'table', { 'push anna': due + 1 })
  expect(await two.claim()).toEqual([PUSH])
})

test('one thing may be taken a little sooner than is written, by one node', async () => {
  const { clock, one, two, write } = await nodes()
  await write(one, 'table', { due: clock.now + 3000 })
  expect(await one.claimOne({ table: 'table', kind: 'push ben' })).toBe(false)
  expect(await one.claimOne(DUE)).toBe(true)
  expect(await two.claimOne(DUE)).toBe(false)
  clock.now += LEASE_MS - 1
  expect(await two.claimOne(DUE)).toBe(false)
  clock.now += 1
  expect(await two.claimOne(DUE)).toBe(true)
})

test('given back it is owed at its time, and not at once what did not get done; or not at all', async () => {
  const { clock, one, two, write } = await nodes()
  const began = clock.now
  await write(one, 'table', { due: began })
  await one.claim()
  await one.giveBack(DUE, began)
  expect(await one.next()).toBe(began + 1000)
  expect(await two.claim()).toEqual([])
  clock.now = began + 1000
  expect(await two.claim()).toEqual([DUE])
  // Whoever does not hold it changes nothing.
  await one.giveBack(DUE, began + 20_000)
  await one.giveBack(DUE, null)
  expect(await two.next()).toBe(began + 1000 + LEASE_MS)
  await two.giveBack(DUE, began + 20_000)
  expect(await two.next()).toBe(began + 20_000)
  await two.claimOne(DUE)
  await two.giveBack(DUE, null)
  expect(await two.next()).toBeNull()
})

test('whoever is at it says so, and keeps it as long; whoever goes leaves it to the others at once', async () => {
  const { clock, one, two, write } = await nodes()
  await write(one, 'table', { bots: clock.now })
  clock.now += LEASE_MS - 1
  await one.renew('bots', [])
  await two.renew('bots', ['table'])
  await one.renew('bots', ['table'])
  clock.now += LEASE_MS - 1
  expect(await two.claim()).toEqual([])
  clock.now += 1
  expect(await two.claim()).toEqual([BOTS])
  await two.release()
  expect(await one.claim()).toEqual([BOTS])
})
