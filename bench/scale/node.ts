/**
 * One node of a court as its loop works: it decides what arrives and writes together what waits, and goes on while the
 * disk flushes; then it answers and tells. Now and then it stands still to tidy its memory.
 */
import { streamDice } from '@durbar/kernel'
import { Agenda } from './agenda.ts'

/** Milliseconds. */
export interface Costs {
  /** Of the loop: reading an intent and deciding on it. */
  readonly decide: number
  /** Of the loop: a commit, however much is in it. */
  readonly commit: number
  /** Of the loop: each change that is written with it. */
  readonly write: number
  /** Of the disk, beside the loop: until what was written is safe. */
  readonly flush: number
  /** Of the loop: telling one viewer of one change. */
  readonly tell: number
  /** After so much work the loop stands still for so long. */
  readonly tidyEvery: number
  readonly tidy: number
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
  readonly changesPerCommit: number
  /** How much of its time the node works. */
  readonly busy: number
}

/** Many in one transaction, and no more. */
const MOST_TOGETHER = 200

/** When an intent reached the node. */
type Sent = number

/** A seeded run; a table thinks again once everybody has been told. */
export function simulate(costs: Costs, { tables, viewers, thinking, seconds, seed }: Load): Carried {
  const dice = streamDice(seed)
  const thinks = () => -Math.log((1 + dice.below(1_000_000)) / 1_000_001) * thinking
  /** What happens without the loop: intents arrive, flushes end. */
  const outside = new Agenda<() => void>()
  /** What the loop has to do, in order. */
  const jobs: { readonly takes: number; readonly done: () => void }[] = []
  const times: number[] = []
  let [now, worked, sinceTidy, commits] = [0, 0, 0, 0]
  const waiting: Sent[] = []
  let isWriting = false

  const arrive = (at: number) =>
    outside.add(at, () =>
      jobs.push({
        takes: costs.decide,
        done() {
          waiting.push(at)
          if (!isWriting) commit()
        },
      }),
    )
  /** What has come by the time it begins goes with it. */
  const commit = () => {
    isWriting = true
    jobs.push({ takes: 0, done: () => write(waiting.splice(0, MOST_TOGETHER)) })
  }
  const write = (batch: readonly Sent[]) =>
    jobs.unshift({
      takes: costs.commit + costs.write * batch.length,
      done: () =>
        void outside.add(now + costs.flush, () => jobs.push({ takes: 0, done: () => answer(batch) })),
    })
  const answer = (batch: readonly Sent[]) => {
    commits++
    for (const at of batch) {
      times.push(now - at)
      jobs.push({ takes: costs.tell * viewers, done: () => arrive(now + thinks()) })
    }
    isWriting = false
    if (waiting.length > 0) commit()
  }

  for (let table = 0; table < tables; table++) arrive(thinks())
  const end = seconds * 1000
  while (now < end) {
    if (jobs.length === 0) now = Math.max(now, outside.next)
    while (outside.next <= now) outside.take()()
    const job = jobs.shift()
    if (!job) continue
    const tidies = sinceTidy + job.takes >= costs.tidyEvery
    const takes = job.takes + (tidies ? costs.tidy : 0)
    sinceTidy = tidies ? 0 : sinceTidy + job.takes
    now += takes
    worked += takes
    job.done()
  }
  const sorted = times.sort((a, b) => a - b)
  const part = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
  return {
    movesPerSecond: Math.round(sorted.length / (now / 1000)),
    ...{ p50: part(0.5), p95: part(0.95), p99: part(0.99) },
    changesPerCommit: Math.round((sorted.length / commits) * 100) / 100,
    busy: Math.round((worked / now) * 100) / 100,
  }
}
