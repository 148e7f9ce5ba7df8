/** Words in parcels that are never longer than a bus can carry; what is longer goes in parts and is put together. */
import type { Topic, Word } from './bus.ts'

export interface Line {
  readonly topic: Topic
  readonly word: Word
}
type Parcel =
  | { readonly from: string; readonly lines: readonly (readonly [Topic, Word])[] }
  | {
      readonly from: string
      readonly part: string
      readonly id: number
      readonly n: number
      readonly of: number
    }

/** An unfinished one whose rest never came. */
const MOST_UNFINISHED = 100

export class Parcels {
  private readonly node: string
  private readonly longest: number
  private readonly unfinished = new Map<string, string[]>()
  private count = 0

  constructor(node: string, longest: number) {
    this.node = node
    this.longest = longest
  }

  pack(lines: readonly Line[]): string[] {
    const parcels: string[] = []
    let open: (readonly [Topic, Word])[] = []
    let size = 0
    const close = () => {
      if (open.length > 0) parcels.push(...this.inParts(JSON.stringify({ from: this.node, lines: open })))
      open = []
      size = 0
    }
    for (const { topic, word } of lines) {
      const length = Buffer.byteLength(JSON.stringify([topic, word])) + 1
      if (size + length > this.longest / 2) close()
      open.push([topic, word])
      size += length
    }
    close()
    return parcels
  }

  private inParts(words: string): string[] {
    if (Buffer.byteLength(words) <= this.longest) return [words]
    // Every sign may be four bytes, or be escaped once more.
    const step = Math.floor(this.longest / 8)
    const of = Math.ceil(words.length / step)
    const id = ++this.count
    return Array.from({ length: of }, (_, n) =>
      JSON.stringify({ from: this.node, part: words.slice(n * step, (n + 1) * step), id, n, of }),
    )
  }

  /** null: our own, or not yet whole. */
  unpack(words: string): { from: string; lines: readonly Line[] } | null {
    const parcel = JSON.parse(words) as Parcel
    if (parcel.from === this.node) return null
    if ('lines' in parcel)
      return { from: parcel.from, lines: parcel.lines.map(([topic, word]) => ({ topic, word })) }
    const { from, part, id, n, of } = parcel
    const key = `${from} ${id}`
    const parts = this.unfinished.get(key) ?? []
    parts[n] = part
    if (Object.keys(parts).length < of) {
      if (this.unfinished.size > MOST_UNFINISHED) this.unfinished.clear()
      this.unfinished.set(key, parts)
      return null
    }
    this.unfinished.delete(key)
    return this.unpack(parts.join(''))
  }
}
