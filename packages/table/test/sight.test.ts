/** Which part of a map is seen. */
import { expect, test } from 'vitest'
import { homeOf, Sight } from '../src/pieces/sight.ts'

const map = { width: 1000, height: 800 }
const wide = { width: 1200, height: 900 }
const phone = { width: 390, height: 300 }
const focus = { x: 900, y: 100 }
/** Which unit of the drawing lies under a pixel of the window. */
const under = ({ corner, scale }: Sight, x: number, y: number) => [
  (x - corner.x) / scale,
  (y - corner.y) / scale,
]
const round = (numbers: readonly number[]) => numbers.map((n) => Math.round(n * 1000) / 1000)

test('where there is room the whole map lies in the middle, wherever the game is', () => {
  const sight = new Sight(map, wide, homeOf(map, wide, focus))
  expect(sight.zoom).toBe(1)
  expect(sight.scale).toBe(1.125)
  expect(sight.centre).toEqual({ x: 500, y: 400 })
  expect(sight.corner).toEqual({ x: 37.5, y: 0 })
})
test('where it would be too small to touch it opens around the game, and never shows beyond its edge', () => {
  const sight = new Sight(map, phone, homeOf(map, phone, focus))
  expect(sight.scale).toBeCloseTo(0.62)
  expect(sight.small).toBe(false)
  expect(round([sight.corner.x + map.width * sight.scale, sight.corner.y])).toEqual([390, 0])
  expect(new Sight(map, phone, { ...homeOf(map, phone, focus), zoom: 1 }).small).toBe(true)
})
test('without a focus it opens in the middle', () =>
  expect(homeOf(map, phone, undefined)).toMatchObject({ x: 500, y: 400 }))
test('what lies under the finger stays there while the map grows', () => {
  const sight = new Sight(map, phone, { zoom: 2, x: 500, y: 400 })
  const at = { x: 300, y: 60 }
  const larger = new Sight(map, phone, sight.zoomed(2.6, at, 3))
  expect(larger.zoom).toBe(2.6)
  expect(round(under(larger, at.x, at.y))).toEqual(round(under(sight, at.x, at.y)))
})
test('pinched out as far as it goes the whole map is seen, and it grows no larger than allowed', () => {
  const sight = new Sight(map, phone, { zoom: 2, x: 900, y: 700 })
  const whole = new Sight(map, phone, sight.zoomed(0.1, { x: 0, y: 0 }, 3))
  expect(whole.zoom).toBe(1)
  expect(whole.centre).toEqual({ x: 500, y: 400 })
  expect(sight.zoomed(9, { x: 0, y: 0 }, 3).zoom).toBe(3)
})
test('the map follows the finger by its own pixels, as far as its edge', () => {
  const sight = new Sight(map, phone, { zoom: 2, x: 500, y: 400 })
  const moved = new Sight(map, phone, sight.moved(50, -20))
  expect(round([moved.corner.x - sight.corner.x, moved.corner.y - sight.corner.y])).toEqual([50, -20])
  expect(new Sight(map, phone, sight.moved(9999, 9999)).corner).toEqual({ x: 0, y: 0 })
})
test('a spot that is out of sight comes to the middle', () => {
  const sight = new Sight(map, phone, { zoom: 3, x: 500, y: 400 })
  const [x, y] = under(sight, 400, 310)
  expect(round(under(new Sight(map, phone, sight.turnedTo({ x: 400, y: 310 })), 195, 150))).toEqual(
    round([x!, y!]),
  )
})
test('a map behind another panel has a size to reckon with', () => {
  const hidden = { width: 0, height: 0 }
  const sight = new Sight(map, hidden, homeOf(map, hidden, focus))
  expect([sight.scale, sight.corner.x, sight.corner.y].every(Number.isFinite)).toBe(true)
  expect(sight.scale).toBeGreaterThan(0)
  expect(new Sight(map, null, homeOf(map, null, focus)).scale).toBe(sight.scale)
})
