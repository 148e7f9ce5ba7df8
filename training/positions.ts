/**
 * Positions on disk, each of the same length whatever the table: the number of seats, for every two of MOST_SEATS the
 * chance that the first comes in before the second (0 where nobody sits), what the hand-written evaluation says of each
 * of MOST_SEATS in grains, MOST_SEATS rows of seat features, the row of
 * the table; all as 16-bit numbers, little-endian. `learn.py` reads them.
 */
import { writeFileSync } from 'node:fs'
import { GRAIN } from '@durbar/bots'
import { MOST_SEATS, type Sample } from './self-play.ts'

/** Chances are whole multiples of 1 / CERTAIN. */
const CERTAIN = 16384
const PAIRS = MOST_SEATS * MOST_SEATS
const HEAD = 1 + PAIRS + MOST_SEATS

export function writePositions(
  file: string,
  samples: readonly Sample[],
  width: number,
  tableWidth: number,
): void {
  const length = HEAD + MOST_SEATS * width + tableWidth
  const all = new Int16Array(samples.length * length)
  let at = 0
  for (const { seats, features, before, written } of samples) {
    all[at] = seats
    all.set(
      before.map((chance) => Math.round(chance * CERTAIN)),
      at + 1,
    )
    all.set(
      written.map((worth) => Math.round(worth * GRAIN)),
      at + 1 + PAIRS,
    )
    all.set(features.subarray(0, seats * width), at + HEAD)
    all.set(features.subarray(seats * width), at + HEAD + MOST_SEATS * width)
    at += length
  }
  writeFileSync(file, new Uint8Array(all.buffer))
}
