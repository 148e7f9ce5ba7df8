/** The geometry of the curve, and what is read from it. */
import { expect, test } from 'vitest'
import { bandSaid } from '../../src/review/backdrop.tsx'
import { apart, bookedUpTo, pathOf, scaleOf, smoothed } from '../../src/review/curve.ts'
import { secondsLeft } from '../../src/review/state-bar.tsx'

const room = { last: 60, left: 40, right: 640 }
const bands = Array.from({ length: 6 }, (_, n) => ({ from: 10 * n, to: 10 * (n + 1), name: `${n + 1} Agra` }))

test('every move is found again where it lies', () => {
  for (const ply of [0, 7, 31, 60]) {
    const scale = scaleOf(room, bands, 55)
    expect(scale.plyAt(scale.x(ply))).toBe(ply)
  }
})

test('the part under the cursor opens up, and the ends stay where they are', () => {
  const scale = scaleOf(room, bands, 55)
  const wide = (n: number) => scale.x(10 * (n + 1)) - scale.x(10 * n)
  expect(wide(5) / wide(0)).toBeCloseTo(1.9)
  expect([scale.x(0), scale.x(60)]).toEqual([40, expect.closeTo(640)])
  const few = scaleOf(room, bands.slice(0, 2), 5)
  expect(few.x(10) - few.x(0)).toBeCloseTo(100)
})

test('beyond the game there is nothing', () => {
  const scale = scaleOf(room, bands, 0)
  expect([scale.plyAt(-500), scale.plyAt(5000)]).toEqual([0, 60])
  expect(scaleOf({ last: 0, left: 1, right: 9 }, [], 0).plyAt(4)).toBe(0)
})

test('a single outlier is smoothed away, what lasts is not, and gaps stay gaps', () => {
  expect(smoothed([1, 4, 1, 1])).toEqual([1, 1, 1, 1])
  expect(smoothed([1, 4, 4, 1])).toEqual([1, 4, 4, 1])
  expect(smoothed([1, null, 3])).toEqual([1, null, 3])
})

test('a line is lifted over what is not known, a sketch leads on', () => {
  const id = (n: number) => n
  expect(pathOf([1, null, 2, 3], id, id)).toBe('M0.0 1.0M2.0 2.0L3.0 3.0')
  expect(pathOf([1, null, 2], id, id, 'gaps')).toBe('M0.0 1.0L2.0 2.0')
})

test('labels keep their order and their distance, inside of what there is', () => {
  const placed = apart([50, 52, 48, 200], 25, [0, 210])
  expect(placed.toSorted((a, b) => a - b)).toEqual([placed[2], placed[0], placed[1], placed[3]])
  const sorted = placed.toSorted((a, b) => a - b)
  for (let i = 1; i < sorted.length; i++) expect(sorted[i]! - sorted[i - 1]!).toBeGreaterThanOrEqual(25)
  expect(Math.max(...apart([200, 201, 202], 25, [0, 210]))).toBeLessThanOrEqual(210)
})

test('everything is known up to the first gap; the first move waits for the deal', () => {
  expect(bookedUpTo([null, null, {}, {}, null, {}])).toBe(3)
  expect(bookedUpTo([{}, {}, {}])).toBe(2)
})

test('a band says as much of its name as it has room for', () => {
  expect(bandSaid('12 Agra', 80)).toBe('12 Agra')
  expect(bandSaid('12 Agra', 30)).toBe('12')
  expect(bandSaid('12 Agra', 8)).toBe('')
})

test('what is left is told by how it went, and not too early', () => {
  expect(secondsLeft({ at: 0, share: 0 }, 0.01, 5000)).toBeNull()
  expect(secondsLeft({ at: 0, share: 0.5 }, 0.75, 10_000)).toBe(10)
})
