/** The most that is carried in time, found without trying everything. */
import { expect, test } from 'vitest'
import { mostWithin } from '../src/within.ts'

/** A court that is quick up to so many tables. */
const court = (most: number) => {
  const tried: number[] = []
  const at = (tables: number) => ({ movesPerSecond: tables * 2, p99: tables <= most ? 20 : 500 })
  const measure = async (tables: number) => {
    tried.push(tables)
    return at(tables)
  }
  return { at, measure, tried }
}

test('a court that is quick with all of them is not tried with fewer', async () => {
  const { at, measure, tried } = court(1000)
  expect(await mostWithin(100, 500, at(500), measure)).toEqual({
    bound: 100,
    tables: 500,
    movesPerSecond: 1000,
    p99: 20,
  })
  expect(tried).toEqual([])
})

test('another is tried with half as many, and then with more again', async () => {
  const { at, measure, tried } = court(100)
  expect((await mostWithin(100, 500, at(500), measure))!.tables).toBe(88)
  expect(tried).toEqual([250, 125, 62, 88, 105])
})

test('one that is never in time carries nothing', async () => {
  const { at, measure } = court(0)
  expect(await mostWithin(100, 8, at(8), measure)).toBeNull()
})
