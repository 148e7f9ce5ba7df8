/** One node of a court as its loop works: decide what has arrived, write it together, answer, tell; and again. */
import { streamDice } from '@durbar/kernel'

/** Milliseconds of the loop's time. */
export interface Costs {
  /** Reading an intent and deciding on it. */
  readonly decide: number
  /** A commit, however much is in it. */
  readonly commit: number
  /** Each change that is written with it. */
  readonly write: number
  /** Telling one viewer of one change. */
  readonly tell: number
}

interface Load {
  readonly tables: number
  readonly viewers: number
  /** Mean milliseconds that somebody thinks. */
  readonly thinking: number
  readonly seconds: number
  readonly seed: number
}

interface Carried {
  readonly movesPerSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** How much of its time the node works. */
  readonly busy: number
}

/** Many in one transaction, and no more. */
const MOST_TOGETHER = 200

/** Tables in the order of their next move. */
class Agenda {
  private readonly heap: { readonly at: number; readonly table: number }[] = []

  get next(): number {
    return this.heap[0]?.at ?? Number.POSITIVE_INFINITY
  }
  add(at: number, table: number): void {
    const { heap } = this
    let n = heap.push({ at, table }) - 1
    while (n > 0 && heap[(n - 1) >> 1]!.at > heap[n]!.at) n = this.swap(n, (n - 1) >> 1)
  }
  take(): { readonly at: number; readonly table: number } {
    const { heap } = this
    const first = heap[0]!
    const last = heap.pop()!
    if (heap.length === 0) return first
    heap[0] = last
    for (let n = 0; ; ) {
      let least = n
      for (const child of [2 * n + 1, 2 * n + 2])
        if (child < heap.length && heap[child]!.at < heap[least]!.at) least = child
      if (least === n) return first
      n = this.swap(n, least)
    }
  }
  private swap(a: number, b: number): number {
    const { heap } = this
    ;[heap[a], heap[b]] = [heap[b]!, heap[a]!]
    return b
  }
}

/** A seeded run; a table thinks again once everybody has been told. */
export function simulate({ decide, commit, write, tell }: Costs, load: Load): Carried {
  const dice = streamDice(load.seed)
  const thinks = () => -Math.log((1 + dice.below(1_000_000)) / 1_000_001) * load.thinking
  const agenda = new Agenda()
  for (let table = 0; table < load.tables; table++) agenda.add(thinks(), table)
  const end = load.seconds * 1000
  const times: number[] = []
  let [now, worked] = [0, 0]
  while (now < end) {
    if (agenda.next > now) now = agenda.next
    const began = now
    const batch: { readonly at: number; readonly table: number }[] = []
    while (agenda.next <= now && batch.length < MOST_TOGETHER) {
      batch.push(agenda.take())
      now += decide
    }
    now += commit + write * batch.length
    for (const { at } of batch) times.push(now - at)
    for (const { table } of batch) {
      now += tell * load.viewers
      agenda.add(now + thinks(), table)
    }
    worked += now - began
  }
  const sorted = times.sort((a, b) => a - b)
  const part = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
  return {
    movesPerSecond: Math.round(sorted.length / (now / 1000)),
    ...{ p50: part(0.5), p95: part(0.95), p99: part(0.99) },
    busy: Math.round((worked / now) * 100) / 100,
  }
}
