/** What stands in every QR code of a size, whatever it says; null: room for the message. */
import type { Version } from './versions.ts'

type Module = boolean | null
export type Grid = Module[][]

/** Remainder of a number by a polynomial over GF(2). */
function remainder(value: number, divisor: number, degree: number): number {
  let rest = value << degree
  for (let i = 31 - Math.clz32(rest); i >= degree; i = 31 - Math.clz32(rest)) rest ^= divisor << (i - degree)
  return rest
}

const FORMAT_MASK = 0x5412
/** Fifteen bits: level M is 00, then the mask. */
export const formatBits = (mask: number): number => ((mask << 10) | remainder(mask, 0x537, 10)) ^ FORMAT_MASK
export const versionBits = (version: number): number => (version << 12) | remainder(version, 0x1f25, 12)

/** A square of squares around a point, as far as the sheet goes. */
function ring(grid: Grid, row: number, column: number, radius: number, dark: (distance: number) => boolean) {
  for (let y = -radius; y <= radius; y++)
    for (let x = -radius; x <= radius; x++)
      if (grid[row + y]?.[column + x] !== undefined)
        grid[row + y]![column + x] = dark(Math.max(Math.abs(x), Math.abs(y)))
}

export function layPatterns({ number, size, alignment }: Version): Grid {
  const grid: Grid = Array.from({ length: size }, () => Array<Module>(size).fill(null))
  const last = alignment.at(-1)
  for (const row of alignment)
    for (const column of alignment) {
      const inCorner = (row === 6 && (column === 6 || column === last)) || (column === 6 && row === last)
      if (!inCorner) ring(grid, row, column, 2, (distance) => distance !== 1)
    }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    ring(grid, row, column, 4, (distance) => distance !== 2 && distance !== 4)
  for (let i = 8; i < size - 8; i++) {
    grid[6]![i] = i % 2 === 0
    grid[i]![6] = i % 2 === 0
  }
  layFormat(grid, 0)
  if (number >= 7) {
    const bits = versionBits(number)
    for (let i = 0; i < 18; i++) {
      const [a, b] = [Math.floor(i / 3), size - 11 + (i % 3)]
      grid[a]![b] = ((bits >> i) & 1) === 1
      grid[b]![a] = ((bits >> i) & 1) === 1
    }
  }
  return grid
}

/** Level and mask, twice: around the corner at the top, and along the two others. */
export function layFormat(grid: Grid, mask: number): void {
  const size = grid.length
  const bits = formatBits(mask)
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1
    // The crossings with the dotted lines are left out.
    const down = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i
    const across = i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i
    grid[down]![8] = dark
    grid[8]![across] = dark
  }
  grid[size - 8]![8] = true
}
