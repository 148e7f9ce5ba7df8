/** Where the tab of a ring lies: beside what it marks, within the table, and on nobody's words. */
import type { Size } from '@durbar/table'
import type { Box } from './beside.ts'

/** How far it lies on its ring, and how far from the corner; on a round one it begins in the middle. */
const ON = 8
const CORNER = 10
const MIDDLE = 4

interface Ring extends Box {
  readonly round: boolean
}

interface TabPlace {
  readonly left: number
  readonly top: number
  /** No room for its words: the emblem alone. */
  readonly short: boolean
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))

const isWithin = (box: Box, room: Box): boolean =>
  box.left >= room.left &&
  box.top >= room.top &&
  box.left + box.width <= room.left + room.width &&
  box.top + box.height <= room.top + room.height

/** Around the ring, best first: above and below it, then at its sides. */
function around(ring: Ring, { width, height }: Size, fromRight: boolean): readonly Box[] {
  const [right, bottom] = [ring.left + ring.width, ring.top + ring.height]
  const from = ring.round ? ring.width / 2 + MIDDLE : CORNER
  const aligned = [ring.left + from, right - from - width]
  const across = fromRight ? aligned.toReversed() : aligned
  const middle = ring.top + (ring.height - height) / 2
  const spots = [
    ...across.map((left) => [left, ring.top - height + ON] as const),
    ...across.map((left) => [left, bottom - ON] as const),
    [right - ON, middle] as const,
    [ring.left - width + ON, middle] as const,
  ]
  return spots.map(([left, top]) => ({ left, top, width, height }))
}

/**
 * The first place where it covers nothing; its words are given up before it lies on others'. `full` is its size with
 * them, `sign` without.
 */
export function tabPlace(
  ring: Ring,
  full: Size,
  sign: Size,
  beside: {
    readonly words: readonly Box[]
    readonly pictures: readonly Box[]
    readonly taken: readonly Box[]
    readonly room: Box
  },
): TabPlace {
  const { words, pictures, taken, room } = beside
  const area = (box: Box, things: readonly Box[]) => things.reduce((sum, each) => sum + overlap(box, each), 0)
  const fromRight = ring.left + ring.width / 2 > room.left + room.width / 2
  const spots = [full, sign].flatMap((size) =>
    around(ring, size, fromRight).map((box) => ({
      box,
      covers: area(box, words) + area(box, taken) + (isWithin(box, room) ? 0 : box.width * box.height),
      pictures: area(box, pictures),
      short: size === sign,
    })),
  )
  // Nothing written is covered, if that can be; then its own words are kept; then pictures are spared.
  const best = spots.toSorted(
    (a, b) => a.covers - b.covers || Number(a.short) - Number(b.short) || a.pictures - b.pictures,
  )[0]!
  return { left: best.box.left, top: best.box.top, short: best.short && full.width > sign.width }
}
