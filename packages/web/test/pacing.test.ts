import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Pacing } from '../src/match/pacing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function paced() {
  const shown: string[] = []
  const pacing = new Pacing<string>((item) => shown.push(item))
  return { pacing, shown }
}

test('the first is shown at once, the next after a pause each', () => {
  const { pacing, shown } = paced()
  for (const item of 'abc') pacing.add(item)
  expect(shown).toEqual(['a'])
  expect(pacing.waiting).toBe(2)
  vi.advanceTimersByTime(949)
  expect(shown).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['a', 'b'])
  vi.advanceTimersByTime(950)
  expect(shown).toEqual(['a', 'b', 'c'])
})

test('without movement nothing waits', () => {
  const { pacing, shown } = paced()
  pacing.speed = 0
  for (const item of 'abc') pacing.add(item)
  expect(shown).toEqual(['a', 'b', 'c'])
})

test('step by step nothing happens by itself', () => {
  const { pacing, shown } = paced()
  pacing.setStepping(true)
  for (const item of 'abc') pacing.add(item)
  vi.advanceTimersByTime(60_000)
  expect(shown).toEqual([])
  pacing.step()
  expect(shown).toEqual(['a'])
  pacing.setStepping(false)
  vi.advanceTimersByTime(2000)
  expect(shown).toEqual(['a', 'b', 'c'])
})

test('a pause that runs when stepping begins does not end it', () => {
  const { pacing, shown } = paced()
  pacing.add('a')
  pacing.add('b')
  pacing.setStepping(true)
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual(['a'])
  pacing.setStepping(false)
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual(['a', 'b'])
})

test('what cannot wait takes everything before it along, in order', () => {
  const { pacing, shown } = paced()
  for (const item of 'abc') pacing.add(item)
  pacing.addAndSkip('d')
  expect(shown).toEqual(['a', 'b', 'c', 'd'])
})

test('after closing nothing is shown', () => {
  const { pacing, shown } = paced()
  pacing.add('a')
  pacing.add('b')
  pacing.close()
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual(['a'])
})
