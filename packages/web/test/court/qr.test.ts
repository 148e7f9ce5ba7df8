/** QR codes: figures that are published, and a reader that knows the sheet from the standard and not from us. */
import { expect, test } from 'vitest'
import { type Matrix, qrOf } from '../../src/court/qr/matrix.ts'
import { formatBits, versionBits } from '../../src/court/qr/patterns.ts'
import { correctionOf } from '../../src/court/qr/reed-solomon.ts'

test('error correction: the published example, "HELLO WORLD" as 1-M', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
  expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
})

const FORMATS = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
]
test('level and mask, and the number of the size: as the standard lists them', () => {
  expect(FORMATS.map((_, mask) => formatBits(mask).toString(2))).toEqual(FORMATS)
  const sizes = ['000111110010010100', '001000010110111100', '001001101010011001', '001010010011010011']
  expect(
    sizes.map((_, i) =>
      versionBits(7 + i)
        .toString(2)
        .padStart(18, '0'),
    ),
  ).toEqual(sizes)
})

/** Blocks and correction bytes of level M by size: [data bytes of each block], correction. */
const LAYOUT: Readonly<Record<number, readonly [readonly number[], number]>> = {
  21: [[16], 10],
  25: [[28], 16],
  29: [[44], 26],
  33: [[32, 32], 18],
  37: [[43, 43], 24],
  41: [[27, 27, 27, 27], 16],
  45: [[31, 31, 31, 31], 18],
  49: [[38, 38, 39, 39], 22],
  53: [[36, 36, 36, 37, 37], 22],
  57: [[43, 43, 43, 43, 44], 26],
}

/** Whether the standard keeps this place for itself. */
function isPattern(size: number, row: number, column: number): boolean {
  const corner = (r: number, c: number) => r < 9 && c < 9
  if (corner(row, column) || corner(row, size - 1 - column) || corner(size - 1 - row, column)) {
    // Beside the two far corners one row or column is free of format bits: they are 8 wide that way.
    if (column >= size - 8 || row >= size - 8 || (row < 9 && column < 9)) return true
  }
  if (row === 6 || column === 6) return true
  const number = (size - 17) / 4
  if (number >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true
  if (number === 1) return false
  const last = size - 7
  const middle = number < 7 ? [] : [(6 + last) / 2]
  const centres = [6, ...middle, last]
  return centres.some((r) =>
    centres.some((c) => {
      const far = (r === 6 && c === last) || (c === 6 && r === last) || (r === 6 && c === 6)
      return !far && Math.abs(row - r) <= 2 && Math.abs(column - c) <= 2
    }),
  )
}

const UNMASK = [
  (y: number, x: number) => (y + x) % 2,
  (y: number) => y % 2,
  (_: number, x: number) => x % 3,
  (y: number, x: number) => (y + x) % 3,
  (y: number, x: number) => ((y >> 1) + Math.floor(x / 3)) % 2,
  (y: number, x: number) => ((y * x) % 2) + ((y * x) % 3),
  (y: number, x: number) => (((y * x) % 2) + ((y * x) % 3)) % 2,
  (y: number, x: number) => (((y + x) % 2) + ((y * x) % 3)) % 2,
]

function bytesIn(matrix: Matrix): readonly number[] {
  const size = matrix.length
  const format = (places: readonly (readonly [number, number])[]) =>
    places.map(([y, x]) => Number(matrix[y]![x])).join('')
  const around = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => [8, x] as const)
  const up = [7, 5, 4, 3, 2, 1, 0].map((y) => [y, 8] as const)
  const first = format([...around, ...up])
  const low = [1, 2, 3, 4, 5, 6, 7].map((i) => [size - i, 8] as const)
  const wide = [8, 7, 6, 5, 4, 3, 2, 1].map((i) => [8, size - i] as const)
  expect(format([...low, ...wide])).toBe(first)
  const mask = FORMATS.indexOf(first)
  expect(mask).toBeGreaterThanOrEqual(0)
  const bits: number[] = []
  const columns = Array.from({ length: size }, (_, i) => size - 1 - i).filter((x) => x !== 6)
  for (let pair = 0; pair < columns.length / 2; pair++)
    for (let i = 0; i < size; i++) {
      const y = pair % 2 === 0 ? size - 1 - i : i
      for (const x of [columns[2 * pair]!, columns[2 * pair + 1]!])
        if (!isPattern(size, y, x)) bits.push(Number(matrix[y]![x] !== (UNMASK[mask]!(y, x) === 0)))
    }
  return Array.from({ length: bits.length >> 3 }, (_, i) =>
    Number.parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2),
  )
}

/** The value of a polynomial at 2^power in GF(256): zero for what was corrected rightly. */
function syndrome(bytes: readonly number[], power: number): number {
  const double = (x: number) => (x & 128 ? (x << 1) ^ 0x11d : x << 1)
  let sum = 0
  for (const byte of bytes) {
    for (let i = 0; i < power; i++) sum = double(sum)
    sum ^= byte
  }
  return sum
}

function read(matrix: Matrix): string {
  const stream = bytesIn(matrix)
  const [lengths, correction] = LAYOUT[matrix.length]!
  const total = lengths.reduce((a, b) => a + b, 0)
  expect(stream.length).toBe(total + correction * lengths.length)
  const blocks: number[][] = lengths.map(() => [])
  let at = 0
  for (let i = 0; i < Math.max(...lengths); i++)
    lengths.forEach((length, block) => {
      if (i < length) blocks[block]!.push(stream[at++]!)
    })
  const data = blocks.flat()
  for (let i = 0; i < correction; i++) for (const block of blocks) block.push(stream[at++]!)
  for (const block of blocks)
    for (let power = 0; power < correction; power++) expect(syndrome(block, power)).toBe(0)
  const bits = data.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  expect(bits.slice(0, 4)).toBe('0100')
  const wide = matrix.length < 57 ? 8 : 16
  const length = Number.parseInt(bits.slice(4, 4 + wide), 2)
  const text = Array.from({ length }, (_, i) =>
    Number.parseInt(bits.slice(4 + wide + 8 * i, 12 + wide + 8 * i), 2),
  )
  return new TextDecoder().decode(Uint8Array.from(text))
}

/** The most that level M holds in each size: ISO/IEC 18004, table 7. */
const MOST = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213]
test.each(MOST.map((most, i) => [21 + 4 * i, most] as const))(
  'a sheet of %i modules holds up to %i bytes, and is read back',
  (size, most) => {
    for (const length of [most - 3, most]) {
      const text = Array.from({ length }, (_, i) => String.fromCharCode(33 + ((i * 31 + length) % 90))).join(
        '',
      )
      const matrix = qrOf(text)!
      expect(matrix.length).toBe(size)
      expect(read(matrix)).toBe(text)
    }
    expect(qrOf('x'.repeat(most + 1))?.length ?? 61).toBe(size + 4)
  },
)

test('three corners, and what the links of the house say', () => {
  for (const text of [
    'https://durbar.example/t/abcd1234?i=k7k7k7k7k7k7',
    `http://192.168.178.20:8080/me?link=${'0123456789abcdef'.repeat(4)}`,
    'Grüße vom Hof · 你好',
  ]) {
    const matrix = qrOf(text)!
    const last = matrix.length - 7
    for (const [y, x] of [
      [0, 0],
      [0, last],
      [last, 0],
    ] as const)
      expect(
        matrix.slice(y, y + 7).map((row) =>
          row
            .slice(x, x + 7)
            .map(Number)
            .join(''),
        ),
      ).toEqual(['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'])
    expect(read(matrix)).toBe(text)
  }
})
