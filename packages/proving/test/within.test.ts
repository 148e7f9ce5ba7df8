/** The most that is carried in time, found without trying everything. */
import { expect, test } from 'vitest'
import { mostWithin } from '../src/within.ts'

/** A court that is quick as long as everybody thinks for so long; 2,000 people ask it. */
const court = (least: number) => {
  const tried: number[] = []
  const at = (thinking: number) => ({
    movesPerSecond: Math.round(500_000 / thinking),
    p99: thinking >= least ? 20 : 500,
  })
  const measure = async (thinking: number) => {
    tried.push(thinking)
    return at(thinking)
  }
  return { at, measure, tried }
}

test('a court that is quick is asked for more until it is not, or until that is enough', async () => {
  const quick = court(0)
  expect(await mostWithin(100, 400, quick.at(400), quick.measure)).toEqual({
    bound: 100,
    thinking: 141,
    movesPerSecond: 3546,
    p99: 20,
  })
  expect(quick.tried).toEqual([283, 200, 141])

  const busy = court(270)
  expect((await mostWithin(100, 400, busy.at(400), busy.measure))!.thinking).toBe(283)
  expect(busy.tried).toEqual([283, 200, 238, 260])
})

test('another is asked half as often, and then for more again', async () => {
  const { at, measure, tried } = court(2500)
  expect((await mostWithin(100, 400, at(400), measure))!.thinking).toBe(2691)
  expect(tried).toEqual([800, 1600, 3200, 2263, 2691])
})

test('one that is never in time carries nothing', async () => {
  const { at, measure } = court(Number.POSITIVE_INFINITY)
  expect(await mostWithin(100, 400, at(400), measure)).toBeNull()
})
