/** A text as the bytes of a QR code: byte mode, filled up, cut into blocks, corrected, and shuffled together. */
import { correctionOf } from './reed-solomon.ts'
import { countBits, dataBytes, type Version } from './versions.ts'

const BYTE_MODE = 0b0100
/** What fills the rest, by turns. */
const PADDING = [0xec, 0x11]

function dataOf(bytes: Uint8Array, version: Version): readonly number[] {
  const bits: number[] = []
  const add = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  const room = 8 * dataBytes(version)
  add(BYTE_MODE, 4)
  add(bytes.length, countBits(version))
  for (const byte of bytes) add(byte, 8)
  add(0, Math.min(4, room - bits.length))
  add(0, -bits.length & 7)
  for (let i = 0; bits.length < room; i++) add(PADDING[i % 2]!, 8)
  return Array.from({ length: room / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  )
}

/** First bytes of all blocks, second bytes of all, and so on: a blot spoils a little of each. */
const interleaved = (blocks: readonly (readonly number[])[]): readonly number[] =>
  Array.from({ length: Math.max(...blocks.map(({ length }) => length)) }, (_, i) =>
    blocks.flatMap((block) => block[i] ?? []),
  ).flat()

export function codewordsOf(bytes: Uint8Array, version: Version): readonly number[] {
  const data = dataOf(bytes, version)
  const blocks = version.blocks.map((length, n) => {
    const from = version.blocks.slice(0, n).reduce((sum, each) => sum + each, 0)
    return data.slice(from, from + length)
  })
  const corrections = blocks.map((block) => correctionOf(block, version.correction))
  return [...interleaved(blocks), ...interleaved(corrections)]
}
