/** The finished sheet of a QR code: patterns, message, and the mask under which it is read most easily. */
import { codewordsOf } from './codewords.ts'
import { type Grid, layFormat, layPatterns } from './patterns.ts'
import { type Version, versionFor } from './versions.ts'

export type Matrix = readonly (readonly boolean[])[]

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
]

/** In pairs of columns from the right, up and down by turns, around everything that stands there already. */
function* places(patterns: Grid): Generator<readonly [number, number]> {
  const size = patterns.length
  let upwards = true
  for (let right = size - 1; right > 0; right -= 2) {
    // The dotted line is no part of a pair.
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step
      for (const column of [right, right - 1]) if (patterns[row]![column] === null) yield [row, column]
    }
    upwards = !upwards
  }
}

function masked(version: Version, codewords: readonly number[], mask: number): Matrix {
  const patterns = layPatterns(version)
  const grid = patterns.map((row) => [...row])
  let at = 0
  for (const [row, column] of places(patterns)) {
    // What remains at the end says nothing.
    const bit = ((codewords[at >> 3] ?? 0) >> (7 - (at & 7))) & 1
    grid[row]![column] = (bit === 1) !== MASKS[mask]!(row, column)
    at++
  }
  layFormat(grid, mask)
  return grid.map((row) => row.map((module) => module === true))
}

const FINDERS = ['00001011101', '10111010000']

/** How hard it is to read: long runs, blocks, false corners, and too much of one colour. */
function penalty(matrix: Matrix): number {
  const size = matrix.length
  const turned = matrix.map((_, j) => matrix.map((row) => row[j]!))
  let sum = 0
  for (const line of [...matrix, ...turned]) {
    const text = line.map(Number).join('')
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2
    for (let i = 0; i + 11 <= size; i++) if (FINDERS.includes(text.slice(i, i + 11))) sum += 40
  }
  for (let i = 0; i + 1 < size; i++)
    for (let j = 0; j + 1 < size; j++) {
      const dark = matrix[i]![j]
      if (dark === matrix[i]![j + 1] && dark === matrix[i + 1]![j] && dark === matrix[i + 1]![j + 1]) sum += 3
    }
  const darkShare = matrix.flat().filter(Boolean).length / (size * size)
  return sum + 10 * Math.floor(Math.abs(darkShare - 0.5) * 20)
}

/** null: longer than a code of ours holds (213 bytes). */
export function qrOf(text: string): Matrix | null {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  if (!version) return null
  const codewords = codewordsOf(bytes, version)
  const all = MASKS.map((_, mask) => masked(version, codewords, mask))
  const marks = all.map(penalty)
  return all[marks.indexOf(Math.min(...marks))]!
}
