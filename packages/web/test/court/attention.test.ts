/** Whoever neither looks nor touches is away. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IDLE_MS, watchAttention } from '../../src/court/attention.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('away after a minute without a touch, back with the next; away at once with the window in the background', () => {
  const told: boolean[] = []
  watchAttention((away) => told.push(away))
  vi.advanceTimersByTime(IDLE_MS - 1)
  window.dispatchEvent(new Event('pointermove'))
  vi.advanceTimersByTime(IDLE_MS - 1)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([true])
  window.dispatchEvent(new Event('keydown'))
  expect(told).toEqual([true, false])
  Object.assign(document, { hidden: true })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(told).toEqual([true, false, true])
})
