import { expect, test } from 'vitest'
import { tabPlace } from '../src/frame/tab-place.ts'

const room = { left: 0, top: 0, width: 800, height: 600 }
const ring = { left: 100, top: 200, width: 120, height: 90, round: false }
const full = { width: 150, height: 24 }
const sign = { width: 24, height: 24 }
const nothing = { words: [], pictures: [], taken: [], room }

test('a tab stands above its ring, beginning at the nearer edge of the table', () => {
  expect(tabPlace(ring, full, sign, nothing)).toEqual({ left: 110, top: 184, short: false })
  expect(tabPlace({ ...ring, left: 600 }, full, sign, nothing).left).toBe(560)
})

test('it gives way to words above, and to other tabs', () => {
  const words = [{ left: 100, top: 186, width: 140, height: 16 }]
  const below = tabPlace(ring, full, sign, { ...nothing, words })
  expect(below).toEqual({ left: 110, top: 282, short: false })
  const taken = [{ left: 100, top: 280, width: 200, height: 24 }]
  const beside = tabPlace(ring, full, sign, { ...nothing, words, taken })
  expect(beside).toEqual({ left: 212, top: 233, short: false })
})

test('it stays on the table', () => {
  const top = tabPlace({ ...ring, top: 4 }, full, sign, nothing)
  expect(top.top).toBeGreaterThanOrEqual(0)
})

test('its words are given up before it lies on those of others', () => {
  const words = [
    { left: 90, top: 170, width: 60, height: 30 },
    { left: 90, top: 280, width: 200, height: 30 },
    { left: 212, top: 150, width: 300, height: 130 },
    { left: 0, top: 200, width: 99, height: 80 },
  ]
  const place = tabPlace(ring, full, sign, { ...nothing, words })
  expect(place.short).toBe(true)
  const { left, top } = place
  for (const each of words)
    expect(
      left < each.left + each.width &&
        left + sign.width > each.left &&
        top < each.top + each.height &&
        top + sign.height > each.top,
    ).toBe(false)
})

test('it gives way to pictures too, and rather lies on one of them than on words', () => {
  const above = { left: 100, top: 186, width: 140, height: 16 }
  const below = { left: 100, top: 282, width: 140, height: 30 }
  const palace = { ...nothing, pictures: [above] }
  expect(tabPlace(ring, full, sign, palace).top).toBe(282)
  const sides = [
    { left: 205, top: 200, width: 200, height: 82 },
    { left: 0, top: 200, width: 115, height: 82 },
    { left: 240, top: 100, width: 300, height: 300 },
  ]
  const either = { ...nothing, words: [below, ...sides], pictures: [above] }
  expect(tabPlace(ring, full, sign, either).top).toBe(184)
})
