/** When nobody's clock should run: while the court was away, and only then. */

import { HandClock, quiet } from '@durbar/match/testing/hand-clock'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Rests } from '../../src/court/rests.ts'
import { openStore, type Store } from '../../src/court.ts'
import { newFolder } from './house.ts'

const DAY = 86_400_000

async function courts({ alone = true } = {}) {
  const real = await openStore(newFolder())
  onTestFinished(() => real.close())
  const store = alone ? real : (Object.create(real, { alone: { value: false } }) as Store)
  const clock = new HandClock()
  const began = clock.now()
  const open = async () => {
    const rests = new Rests(store, clock)
    await rests.begin()
    // From when the court began.
    return { rests, all: rests.all.map(({ from, to }) => [from - began, to - began]) }
  }
  const alive = async () => Number(await store.note('alive')) - began
  return { store, clock, open, alive }
}

test('the first court of all has not been away', async () => {
  const { open } = await courts()
  expect((await open()).all).toEqual([])
})

test('it was away from when it was last heard of until the next one begins; every time is remembered', async () => {
  const { clock, open } = await courts()
  const one = await open()
  clock.pass(700)
  await one.rests.end()
  clock.pass(1300)
  expect((await open()).all).toEqual([[700, 2000]])
  clock.stop()
  clock.pass(8000)
  // Killed: it had said nothing since it began.
  expect((await open()).all).toEqual([
    [700, 2000],
    [2000, 10_000],
  ])
})

test('it says every five seconds that it is alive, and no more once it has ended', async () => {
  const { clock, open, alive } = await courts()
  const { rests } = await open()
  expect([await alive(), clock.next]).toEqual([0, 5000])
  for (let n = 1; n <= 3; n++) {
    clock.pass(5000)
    for (let m = 0; m < 5; m++) await quiet()
    expect(await alive()).toBe(5000 * n)
  }
  clock.pass(2000)
  await rests.end()
  expect([await alive(), clock.next]).toEqual([17_000, null])
})

test('a machine whose clock was set back has not been away', async () => {
  const { clock, open } = await courts()
  await open()
  clock.stop()
  clock.pass(-60_000)
  expect((await open()).all).toEqual([])
  clock.stop()
  expect((await open()).all).toEqual([])
})

test('what is a month old nobody needs to know', async () => {
  const { clock, open } = await courts()
  await (await open()).rests.end()
  clock.pass(1000)
  await (await open()).rests.end()
  clock.pass(30 * DAY)
  expect((await open()).all).toEqual([
    [0, 1000],
    [1000, 30 * DAY + 1000],
  ])
  clock.stop()
  clock.pass(1)
  expect((await open()).all).toEqual([
    [1000, 30 * DAY + 1000],
    [30 * DAY + 1000, 30 * DAY + 1001],
  ])
})

describe('a court of several nodes', () => {
  test('was away only if none of them was there: ten seconds without a word', async () => {
    const { clock, open } = await courts({ alone: false })
    await open()
    clock.stop()
    clock.pass(10_000)
    expect((await open()).all).toEqual([])
    clock.stop()
    clock.pass(10_001)
    expect((await open()).all).toEqual([[10_000, 20_001]])
  })

  test('of nodes that come back together one writes it down', async () => {
    const { clock, open } = await courts({ alone: false })
    await open()
    clock.stop()
    clock.pass(60_000)
    await open()
    expect((await open()).all).toEqual([[0, 60_000]])
  })
})
