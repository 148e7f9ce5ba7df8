/** Intents that arrive together are committed together: one transaction, one fsync, then everybody is answered. */
import type { CourtTable } from '@durbar/match/court'
import type { Entry } from '@durbar/protocol/court/entries'
import type { Db, Store } from '../store/store.ts'
import { Raced } from '../store/trouble.ts'
import { append, type Held, reindex, type Sender, writeOwed } from './logs.ts'
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

export class Commits {
  private readonly store: Store
  private readonly publish: (change: Change) => Promise<void>
  private readonly at: (step: Step) => void
  private readonly trouble: (error: unknown) => void
  private queue: Waiting[] = []
  private busy = false
  private publishing: Promise<void> = Promise.resolve()
  /** How many changes went with how many commits. */
  readonly counted = { changes: 0, commits: 0 }

  constructor(
    store: Store,
    publish: (change: Change) => Promise<void>,
    at: (step: Step) => void = () => {},
    trouble: (error: unknown) => void = () => {},
  ) {
    this.store = store
    this.publish = publish
    this.at = at
    this.trouble = trouble
  }

  /** Resolves once it is on disk. */
  add(change: Change): Promise<void> {
    this.at('decided')
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

  private async flush(): Promise<void> {
    while (this.queue.length > 0) {
      const batch = this.queue.filter(({ held }) => !held.dead)
      // What was decided on top of something that was never written is decided anew.
      for (const { held, failed } of this.queue) if (held.dead) failed(new Raced('decided too early'))
      this.queue = []
      if (batch.length > 0) await this.commit(batch)
    }
    this.busy = false
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.store.write(async (db) => {
        for (const change of batch) await this.write(db, change)
        this.at('written')
      })
    } catch (error) {
      for (const { held } of batch) held.dead = true
      for (const { failed } of batch) failed(error)
      return
    }
    this.at('committed')
    this.counted.commits++
    this.counted.changes += batch.length
    for (const { held, after } of batch) held.saved = after
    for (const { done } of batch) done()
    // Whoever asked is answered before everybody else is told.
    await new Promise((resolve) => setImmediate(resolve))
    this.at('answered')
    // One that cannot be told must not silence the others.
    for (const change of batch)
      this.publishing = this.publishing
        .then(() => this.publish(change))
        .then(() => this.at('published'))
        .catch(this.trouble)
  }

  private async write(db: Db, { held, before, after, entries, owed, sender, also }: Change): Promise<void> {
    this.at('writing')
    await append(db, after.id, entries, sender)
    await reindex(db, before, after)
    await writeOwed(db, after.id, held.owed, owed)
    await also?.(db)
    held.owed = owed
  }
}
