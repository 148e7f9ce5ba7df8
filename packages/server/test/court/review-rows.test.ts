/** Reviews in the store: who is at work on which, what belongs together, and how far it is. */
import type { Done } from '@durbar/review'
import { expect, onTestFinished, test } from 'vitest'
import { LEASE_MS } from '../../src/court/owed-rows.ts'
import { ReviewRows } from '../../src/court/review-rows.ts'
import { openStore } from '../../src/court.ts'
import type { Head } from '../../src/judge/thread.ts'
import { newFolder } from './house.ts'

const HEAD = { judge: 'one', sum: 1, depth: 'quick' } as unknown as Head
/** The n-th move, looked at. */
const piece = (ply: number, value = 0) => ({ what: 'move', ply, value }) as unknown as Done

async function judges() {
  const store = await openStore(newFolder())
  onTestFinished(() => store.close())
  const clock = { now: 1_000_000 }
  const now = () => clock.now
  return { clock, store, one: new ReviewRows(store, 'one', now), two: new ReviewRows(store, 'two', now) }
}

test('what was asked for first is judged first, by one at a time, and by another when a lease has ended', async () => {
  const { clock, one, two } = await judges()
  expect([await one.claim(), await one.count(), await one.since('a', 0)]).toEqual([null, 0, null])
  await one.want('b')
  clock.now += 1
  await two.want('a')
  clock.now += 1
  // Asking twice is asking once, and does not put it back.
  await one.want('b')
  expect(await one.count()).toBe(2)
  expect([await one.claim(), await two.claim(), await two.claim()]).toEqual(['b', 'a', null])
  clock.now += LEASE_MS - 1
  expect(await two.claim()).toBeNull()
  clock.now += 1
  expect([await two.claim(), await one.claim()]).toEqual(['b', 'a'])
  await one.release()
  expect(await two.claim()).not.toBeNull()
})

test('pieces are told from the one that is not known yet, in the order in which they were judged', async () => {
  const { one } = await judges()
  await one.want('a')
  await one.claim()
  await one.begin('a', HEAD, 0.25)
  expect(await one.since('a', 0)).toEqual({ state: 'owed', share: 0.25, head: HEAD, next: 0, pieces: [] })
  for (let n = 0; n < 3; n++) await one.keep('a', piece(n), 0.3 + n / 10)
  const all = await one.since('a', 0)
  expect(all).toMatchObject({ share: 0.5, next: 4, pieces: [piece(0), piece(1), piece(2)] })
  expect(await one.since('a', 2)).toMatchObject({ next: 4, pieces: [piece(1), piece(2)] })
  expect(await one.since('a', 4)).toMatchObject({ next: 4, pieces: [] })
  // A second look at a move comes after everything that was known before, and stands instead of the first.
  await one.keep('a', piece(0, 7), 0.9)
  expect(await one.since('a', 4)).toMatchObject({ next: 5, pieces: [piece(0, 7)] })
  expect(await one.all('a')).toEqual([piece(1), piece(2), piece(0, 7)])
  await one.finish('a')
  expect(await one.since('a', 9)).toMatchObject({ state: 'done', share: 1, next: 9 })
  expect([await one.claim(), await one.count()]).toEqual([null, 0])
})

test('three hundred pieces go into one answer, the rest into the next; a judge takes up all of them', async () => {
  const { one, store } = await judges()
  await one.want('a')
  await one.begin('a', HEAD, 0)
  const rows = Array.from({ length: 302 }, (_, n) => ({
    n: n + 1,
    piece: `${n}`,
    done_json: JSON.stringify(piece(n)),
  }))
  await store.db
    .insertInto('review_pieces')
    .values(rows.map((row) => ({ table_id: 'a', ...row })))
    .execute()
  const first = (await one.since('a', 0))!
  expect([first.pieces.length, first.next]).toEqual([300, 301])
  expect((await one.since('a', first.next))!.pieces).toEqual([piece(300), piece(301)])
  expect(await one.all('a')).toHaveLength(302)
})

test('whoever judges says with each piece that they are still at it', async () => {
  const { clock, one, two } = await judges()
  await one.want('a')
  await one.claim()
  await one.begin('a', HEAD, 0)
  clock.now += LEASE_MS - 1
  await one.keep('a', piece(0), 0.1)
  clock.now += LEASE_MS - 1
  expect(await two.claim()).toBeNull()
  clock.now += 1
  expect(await two.claim()).toBe('a')
})

test('the same judge goes on where it was; what another has judged is of no use to this one', async () => {
  const { one, two } = await judges()
  for (const table of ['a', 'b']) {
    await one.want(table)
    await one.begin(table, HEAD, 0)
    await one.keep(table, piece(0), 0.5)
  }
  await two.begin('a', HEAD, 0.5)
  expect(await two.all('a')).toEqual([piece(0)])
  await two.begin('a', { ...HEAD, judge: 'another' } as unknown as Head, 0)
  expect([await two.all('a'), await two.all('b')]).toEqual([[], [piece(0)]])
})

test('what could not be judged says why, and is judged anew for whoever asks once more', async () => {
  const { one, two, store } = await judges()
  await one.want('a')
  await one.claim()
  await one.fail('a', 'the judge is ill')
  expect(await one.since('a', 0)).toMatchObject({ state: 'failed' })
  expect([await two.claim(), await one.count()]).toEqual([null, 0])
  const why = await store.db.selectFrom('reviews').select('why').execute()
  expect(why).toEqual([{ why: 'the judge is ill' }])
  await two.want('a')
  expect(await two.claim()).toBe('a')
})
