import { expect, test } from 'vitest'
import { GAP, smallCard } from '../table/hand-room.ts'

/** What the rows of a hand have at sizes of screens on which the panel is low, or narrow. */
const ROOMS = [
  { width: 248, height: 192 },
  { width: 278, height: 184 },
  { width: 396, height: 140 },
  { width: 312, height: 214 },
]

test.each(ROOMS)('a hand of any length is seen whole, %o', (room) => {
  for (let cards = 6; cards <= 24; cards++) {
    const card = smallCard(cards, room)
    const columns = Math.floor((room.width - 10 + GAP) / (card + GAP))
    const high = Math.ceil(cards / columns) * (card * 1.35 + GAP) - GAP
    expect(high, `${cards} cards`).toBeLessThanOrEqual(room.height)
    expect(columns * (card + GAP) - GAP, `${cards} cards`).toBeLessThanOrEqual(room.width)
    expect(card).toBeGreaterThanOrEqual(26)
  }
})

test('more cards are never larger, and few are as large as they may', () => {
  const [room] = ROOMS
  const sizes = Array.from({ length: 20 }, (_, n) => smallCard(n + 6, room!))
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(smallCard(6, { width: 600, height: 300 })).toBe(57)
})
