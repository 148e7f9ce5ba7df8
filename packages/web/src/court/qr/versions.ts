/** The sizes we draw, at error level M (a seventh may be dirty or torn): ISO/IEC 18004, tables 9 and E.1. */

export interface Version {
  readonly number: number
  /** Modules on a side. */
  readonly size: number
  /** Data bytes of each block, in order. */
  readonly blocks: readonly number[]
  /** Correction bytes of each block. */
  readonly correction: number
  /** Rows and columns on which the small squares stand. */
  readonly alignment: readonly number[]
}

const blocksOf = (...counts: readonly (readonly [number, number])[]): readonly number[] =>
  counts.flatMap(([count, bytes]) => Array<number>(count).fill(bytes))

const LEVEL_M: readonly (readonly [
  blocks: readonly number[],
  correction: number,
  alignment: readonly number[],
])[] = [
  [blocksOf([1, 16]), 10, []],
  [blocksOf([1, 28]), 16, [6, 18]],
  [blocksOf([1, 44]), 26, [6, 22]],
  [blocksOf([2, 32]), 18, [6, 26]],
  [blocksOf([2, 43]), 24, [6, 30]],
  [blocksOf([4, 27]), 16, [6, 34]],
  [blocksOf([4, 31]), 18, [6, 22, 38]],
  [blocksOf([2, 38], [2, 39]), 22, [6, 24, 42]],
  [blocksOf([3, 36], [2, 37]), 22, [6, 26, 46]],
  [blocksOf([4, 43], [1, 44]), 26, [6, 28, 50]],
]

const VERSIONS: readonly Version[] = LEVEL_M.map(([blocks, correction, alignment], i) => ({
  number: i + 1,
  size: 21 + 4 * i,
  blocks,
  correction,
  alignment,
}))

/** Bits that say how many bytes follow. */
export const countBits = ({ number }: Version): number => (number < 10 ? 8 : 16)
export const dataBytes = ({ blocks }: Version): number => blocks.reduce((sum, each) => sum + each, 0)

/** The smallest that holds so many bytes; null: none of ours does. */
export const versionFor = (bytes: number): Version | null =>
  VERSIONS.find((each) => 4 + countBits(each) + 8 * bytes <= 8 * dataBytes(each)) ?? null
