/** How much somebody may ask for, and that frames which follow each other leave together. */
import type { Duplex } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { Corking } from '../src/sockets/corking.ts'
import { Bucket, Buckets } from '../src/sockets/limits.ts'

describe('a bucket', () => {
  test('is full at first, emptied by use, filled steadily and never beyond its brim', () => {
    const bucket = new Bucket(3, 2, 1000)
    const taken = (now: number) => Array.from({ length: 5 }, () => bucket.take(now)).filter(Boolean).length
    expect(taken(1000)).toBe(3)
    expect(taken(1250)).toBe(0)
    // Two a second: the half that came before was not lost by asking in vain.
    expect(taken(1500)).toBe(1)
    expect(taken(2500)).toBe(2)
    expect(taken(100_000)).toBe(3)
  })

  test('gains nothing by a clock that is set back', () => {
    const bucket = new Bucket(3, 2, 1000)
    for (let n = 0; n < 3; n++) bucket.take(1000)
    expect(bucket.take(500)).toBe(false)
    expect(bucket.take(999)).toBe(false)
    expect(bucket.take(1001)).toBe(true)
  })

  test('is full again when all has come back, and not before', () => {
    const bucket = new Bucket(3, 2, 1000)
    expect(bucket.isFull(1000)).toBe(true)
    bucket.take(1000)
    expect([1000, 1499, 1500, 2000].map((now) => bucket.isFull(now))).toEqual([false, false, true, true])
  })
})

test('everybody has a bucket of their own', () => {
  const buckets = new Buckets(2, 1)
  expect(['anna', 'anna', 'anna', 'ben'].map((who) => buckets.take(who, 0))).toEqual([
    true,
    true,
    false,
    true,
  ])
})

test('of ten thousand visitors who come no more nothing is kept, and nobody gets more by it', () => {
  const buckets = new Buckets(2, 1)
  const { all } = buckets as unknown as { all: Map<string, unknown> }
  for (let n = 0; n < 2; n++) buckets.take('greedy', 0)
  for (let n = 0; n < 10_000; n++) buckets.take(`visitor ${n}`, 0)
  expect(all.size).toBe(10_001)
  buckets.take('another', 1500)
  expect(all.size).toBe(2)
  expect([1, 2].map(() => buckets.take('greedy', 1500))).toEqual([true, false])
})

/** A line that says when it holds back and when it lets go. */
function line(name: string, said: string[]): Duplex {
  return {
    cork: () => said.push(`${name} holds`),
    uncork: () => said.push(`${name} lets go`),
  } as unknown as Duplex
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('what is said to somebody in one moment leaves together as the loop turns, and again the next time', async () => {
  const said: string[] = []
  const corking = new Corking()
  const [a, b] = [line('a', said), line('b', said)]
  for (let n = 0; n < 2; n++) {
    for (const each of [a, b, a]) corking.cork(each)
    expect(said.splice(0)).toEqual(['a holds', 'b holds'])
    await turn()
    expect(said.splice(0)).toEqual(['a lets go', 'b lets go'])
    await turn()
    expect(said).toEqual([])
  }
})

test('where there is much to say the first do not wait for the last', async () => {
  const said: string[] = []
  const corking = new Corking()
  for (let n = 0; n < 32; n++) corking.cork(line(`${n}`, said))
  expect(said.filter((words) => words.endsWith('lets go'))).toEqual([])
  corking.cork(line('one more', said))
  expect(said.filter((words) => words.endsWith('lets go'))).toHaveLength(32)
  expect(said.at(-1)).toBe('one more holds')
  await turn()
  expect(said.at(-1)).toBe('one more lets go')
  expect(said).toHaveLength(66)
})
