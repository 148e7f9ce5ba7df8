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
  const pacing = new Pacing<{ readonly name: string; readonly ms: number; readonly halts?: boolean }>(
    ({ name }) => shown.push(name),
  )
  const add = (names: string, ms = 950) => pacing.add(...[...names].map((name) => ({ name, ms })))
  return { pacing, shown, add }
}

test('the first is shown at once, the next after a pause each', () => {
  const { pacing, shown, add } = paced()
  add('abc')
  expect(shown).toEqual(['a'])
  expect(pacing.waiting).toBe(2)
  vi.advanceTimersByTime(949)
  expect(shown).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['a', 'b'])
  vi.advanceTimersByTime(950)
  expect(shown).toEqual(['a', 'b', 'c'])
})

test('what is only caught up on goes faster', () => {
  const { pacing, shown, add } = paced()
  pacing.haste = 1.5
  add('ab', 900)
  vi.advanceTimersByTime(599)
  expect(shown).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['a', 'b'])
})

test('without movement nothing waits', () => {
  const { pacing, shown, add } = paced()
  pacing.speed = 0
  add('abc')
  expect(shown).toEqual(['a', 'b', 'c'])
})

test('step by step nothing happens by itself', () => {
  const { pacing, shown, add } = paced()
  pacing.setStepping(true)
  add('abc')
  vi.advanceTimersByTime(60_000)
  expect(shown).toEqual([])
  pacing.step()
  expect(shown).toEqual(['a'])
  pacing.setStepping(false)
  vi.advanceTimersByTime(2000)
  expect(shown).toEqual(['a', 'b', 'c'])
})

test('a pause that runs when stepping begins does not end it', () => {
  const { pacing, shown, add } = paced()
  add('a')
  add('b')
  pacing.setStepping(true)
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual(['a'])
  pacing.setStepping(false)
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual(['a', 'b'])
})

test('what cannot wait takes everything before it along, in order', () => {
  const { pacing, shown, add } = paced()
  add('abc')
  pacing.addAndSkip({ name: 'd', ms: 0 })
  expect(shown).toEqual(['a', 'b', 'c', 'd'])
})

test('after closing nothing is shown', () => {
  const { pacing, shown, add } = paced()
  add('a')
  add('b')
  pacing.close()
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual(['a'])
})

test('each is looked at as long as it takes, longer when slow, half as long when fast', () => {
  for (const [speed, factor] of [
    [1, 1.6],
    [2, 1],
    [3, 0.5],
  ] as const) {
    const { pacing, shown, add } = paced()
    pacing.speed = speed
    add('a', 400)
    add('b', 100)
    add('c', 100)
    vi.advanceTimersByTime(400 * factor - 1)
    expect(shown).toEqual(['a'])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual(['a', 'b'])
    vi.advanceTimersByTime(100 * factor)
    expect(shown).toEqual(['a', 'b', 'c'])
  }
})

test('who steps on while something is shown ends it, and the next has its whole time', () => {
  const { pacing, shown, add } = paced()
  add('abc', 500)
  vi.advanceTimersByTime(300)
  pacing.step()
  expect(shown).toEqual(['a', 'b'])
  vi.advanceTimersByTime(499)
  expect(shown).toEqual(['a', 'b'])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['a', 'b', 'c'])
})

test('what was done to whoever looks on waits for them, at every pace, and cannot be skipped', () => {
  for (const speed of [1, 2, 3] as const) {
    const { pacing, shown, add } = paced()
    pacing.speed = speed
    add('a')
    pacing.add({ name: 'b', ms: 100, halts: true })
    add('cd')
    vi.advanceTimersByTime(60_000)
    expect(shown).toEqual(['a', 'b'])
    expect(pacing.halted).toBe(true)
    pacing.step()
    expect(pacing.halted).toBe(false)
    expect(shown).toEqual(['a', 'b', 'c'])
  }
  const { pacing, shown, add } = paced()
  add('ab')
  pacing.add({ name: 'c', ms: 100, halts: true })
  add('d')
  pacing.skip()
  expect(shown).toEqual(['a', 'b', 'c'])
  pacing.skip()
  expect(shown).toEqual(['a', 'b', 'c', 'd'])
})

test('while something is pressed nothing follows by itself, and then at once', () => {
  const { pacing, shown, add } = paced()
  add('abc')
  pacing.hold(true)
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual(['a'])
  pacing.step()
  expect(shown).toEqual(['a', 'b'])
  vi.advanceTimersByTime(5000)
  pacing.hold(false)
  expect(shown).toEqual(['a', 'b', 'c'])
})
