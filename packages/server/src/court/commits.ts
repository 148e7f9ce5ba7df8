/**
 * Intents that arrive together are committed together: one transaction, one fsync, then everybody is answered. Where
 * one of them cannot be written the others are, in smaller company.
 */
import type { CourtTable } from '@durbar/match/court'
import type { Entry } from '@durbar/protocol/court/entries'
import type { Db, Store } from '../store/store.ts'
import { Raced, StoreTrouble } from '../store/trouble.ts'
import { append, type Held, reindex, type Sender } from './logs.ts'
import type { OwedRows } from './owed-rows.ts'
import type { Owed } from './owing.ts'

/** Where a process may die; a test walks through all of them. */
export type Step = 'decided' | 'writing' | 'written' | 'committed' | 'answered' | 'published'

export interface Change {
  readonly held: Held
  readonly before: CourtTable
  readonly after: CourtTable
  readonly entries: readonly Entry[]
  readonly owed: Owed
  readonly sender?: Sender
  /** Whatever else belongs to it. */
  readonly also?: (db: Db) => Promise<void>
}

interface Waiting extends Change {
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

/** In one transaction. */
const MOST_TOGETHER = 200

interface CommitsPorts {
  readonly store: Store
  readonly owed: OwedRows
  /** `bots`: this table's bots are ours to ask. */
  publish(change: Change, bots: boolean): Promise<void>
  at(step: Step): void
  trouble(error: unknown): void
  /** Left out: everything that waits. A measurement compares. */
  readonly mostTogether?: number
}

export class Commits {
  private readonly ports: CommitsPorts
  private queue: Waiting[] = []
  private busy = false
  private publishing: Promise<void> = Promise.resolve()
  /** How many changes went with how many commits. */
  readonly counted = { changes: 0, commits: 0 }

  constructor(ports: CommitsPorts) {
    this.ports = ports
  }

  /** Resolves once it is on disk. */
  add(change: Change): Promise<void> {
    this.ports.at('decided')
    return new Promise((done, failed) => {
      this.queue.push({ ...change, done, failed })
      if (this.busy) return
      this.busy = true
      setImmediate(() => this.flush())
    })
  }

  /** Nothing is under way any more. */
  async settled(): Promise<void> {
    while (this.busy) await new Promise((resolve) => setImmediate(resolve))
    await this.publishing
  }

  /** Tells what has happened, after all that happened before. */
  tell(telling: () => Promise<void>): void {
    // One that cannot be told must not silence the others.
    this.publishing = this.publishing.then(telling).catch(this.ports.trouble)
  }

  private async flush(): Promise<void> {
    while (this.queue.length > 0)
      await this.commit(this.queue.splice(0, this.ports.mostTogether ?? MOST_TOGETHER))
    this.busy = false
  }

  private async commit(all: readonly Waiting[]): Promise<void> {
    const batch = all.filter(({ held }) => !held.dead)
    // What was decided on top of something that was never written is decided anew.
    for (const { held, failed } of all) if (held.dead) failed(new Raced('decided too early'))
    if (batch.length === 0) return
    const { store, at, publish } = this.ports
    let bots: ReadonlySet<string>
    try {
      bots = await store.write((db) => this.write(db, batch))
    } catch (error) {
      // A disk that is full or away is so for all of them.
      if (batch.length === 1 || error instanceof StoreTrouble) return giveUp(batch, error)
      const half = batch.length >> 1
      await this.commit(batch.slice(0, half))
      return this.commit(batch.slice(half))
    }
    at('committed')
    this.counted.commits++
    this.counted.changes += batch.length
    for (const { held, after } of batch) held.saved = after
    for (const { done } of batch) done()
    // Whoever asked is answered before everybody else is told.
    await new Promise((resolve) => setImmediate(resolve))
    at('answered')
    for (const change of batch)
      this.tell(async () => {
        await publish(change, bots.has(change.after.id))
        at('published')
      })
  }

  private async write(db: Db, batch: readonly Waiting[]): Promise<ReadonlySet<string>> {
    const { at, owed } = this.ports
    at('writing')
    // In the same order on every node, lest two of them wait for each other.
    const inOrder = batch.toSorted((a, b) => (a.after.id < b.after.id ? -1 : a.after.id > b.after.id ? 1 : 0))
    await append(
      db,
      inOrder.map(({ after, ...change }) => ({ id: after.id, ...change })),
    )
    for (const { before, after } of inOrder) await reindex(db, before, after)
    const bots = await owed.write(db, new Map(inOrder.map((change) => [change.after.id, change.owed])))
    for (const { also } of inOrder) await also?.(db)
    at('written')
    return bots
  }
}

function giveUp(batch: readonly Waiting[], error: unknown): void {
  for (const { held } of batch) held.dead = true
  for (const { failed } of batch) failed(error)
}
