/** What nobody needs any more goes, and nothing that somebody needs. */

import { HandClock } from '@durbar/match/testing/hand-clock'
import { expect, test } from 'vitest'
import { sweep } from '../../src/court/sweeping.ts'
import { Client, type House, openHouse, openTable } from './house.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const still = () => openHouse({ clock: new HandClock() })
const phaseOf = async (house: House, table: string) => (await house.court.tables.tableOf(table))!.phase

test('a table to which nobody has come for three days is closed, and no other', async () => {
  const house = await still()
  const anna = await Client.arrive(house, 'Anna')
  const open = () => openTable(anna, [{ kind: 'me' }, { kind: 'open' }])
  const [old, watched, begun] = [await open(), await open(), await open()]
  await anna.join(begun, 0)
  await anna.does(begun, { type: 'begin' })
  anna.send({ type: 'part', table: begun })
  await anna.join(watched, 0)
  house.clock.pass(1)
  const younger = await open()
  house.clock.pass(3 * DAY - 1)
  await sweep(house.court)
  expect(await phaseOf(house, old)).toBe('laying')
  house.clock.pass(1)
  await sweep(house.court)
  expect(await phaseOf(house, old)).toBe('closed')
  expect(await phaseOf(house, watched)).toBe('laying')
  expect(await phaseOf(house, younger)).toBe('laying')
  expect(await phaseOf(house, begun)).not.toBe('closed')
})

test('what was said stays for an hour after a table is over, and as long as somebody reads it', async () => {
  const house = await still()
  const [anna, ben] = [await Client.arrive(house, 'Anna'), await Client.arrive(house, 'Ben')]
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }])
  const other = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }])
  for (const each of [table, other]) {
    await anna.join(each, 0)
    anna.send({ type: 'say', table: each, key: `said at ${each}`, what: { text: 'good evening' } })
    await anna.until('talk', (frame) => frame.table === each)
  }
  await ben.join(table)
  await anna.does(table, { type: 'close' })
  const left = async () =>
    (await house.store.db.selectFrom('talk').select('table_id').execute()).map((row) => row.table_id)
  house.clock.pass(2 * HOUR)
  await sweep(house.court)
  expect((await left()).sort()).toEqual([table, other].sort())
  for (const each of [anna, ben]) each.send({ type: 'part', table })
  await expect.poll(() => house.court.guests.isWatched(table)).toBe(false)
  await sweep(house.court)
  // The other table is not over.
  expect(await left()).toEqual([other])
})

test('the talk of a table that was closed a moment ago is there', async () => {
  const house = await still()
  const anna = await Client.arrive(house, 'Anna')
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }])
  await anna.join(table, 0)
  anna.send({ type: 'say', table, key: 'some key', what: { text: 'good evening' } })
  await anna.until('talk')
  await anna.does(table, { type: 'close' })
  anna.send({ type: 'part', table })
  await expect.poll(() => house.court.guests.isWatched(table)).toBe(false)
  const left = () => house.store.db.selectFrom('talk').selectAll().execute()
  house.clock.pass(HOUR)
  await sweep(house.court)
  expect(await left()).toHaveLength(1)
  house.clock.pass(1)
  await sweep(house.court)
  expect(await left()).toEqual([])
})

test('the court sweeps by itself every minute; who has gone an hour ago is only gone', async () => {
  const house = await still()
  const began = house.clock.now()
  const anna = await Client.arrive(house, 'Anna')
  house.clock.pass(5000)
  await anna.drop()
  const since = () => house.court.presence.of(anna.person).since
  await expect.poll(since).toBe(began + 5000)
  house.clock.pass(59_000)
  await new Promise((resolve) => setImmediate(resolve))
  for (let n = 0; n < 59; n++) {
    house.clock.pass(60_000)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(since()).toBe(began + 5000)
  await expect
    .poll(() => {
      house.clock.pass(60_000)
      return since()
    })
    .toBe(began)
})
