/**
 * All tables of the court. Handling an intent: load (a cache) -> decide -> append -> acknowledge -> publish. A table
 * in memory is only what its log says; whenever something could not be written it is thrown away and read again.
 */
import {
  apply,
  type CourtTable,
  type Decision,
  isNo,
  isStale,
  type Moment,
  type No,
  openedFrom,
  type Ports,
} from '@durbar/match/court'
import type { Entry, Happening } from '@durbar/protocol/court/entries'
import type { Db, Store } from '../store/store.ts'
import { Raced, StoreTrouble } from '../store/trouble.ts'
import { type Change, Commits, type Step } from './commits.ts'
import {
  append,
  type Held,
  insertTable,
  portsWith,
  readTable,
  type Sender,
  senderKey,
  writeOwed,
} from './logs.ts'
import { owedBy } from './owing.ts'

export type Outcome =
  | { readonly type: 'done'; readonly revision: number }
  | { readonly type: 'stale' }
  | ({ readonly type: 'refused' } & No)
  | { readonly type: 'failed'; readonly text: string }
  | { readonly type: 'missing' }

export interface TablesPorts {
  readonly store: Store
  readonly gameOf: Ports['gameOf']
  now(): number
  momentOf(table: CourtTable): Moment
  /** After it is on disk. */
  publish(change: Change): Promise<void>
  /** What else is to be written with this change. */
  also?(change: Omit<Change, 'also'>): ((db: Db) => Promise<void>) | undefined
  readonly at?: (step: Step) => void
  trouble(error: unknown): void
}

/** A lost race is a retry with the truth. */
const TRIES = 4
const IDLE_MS = 60_000

export class Tables {
  private readonly ports: TablesPorts
  private readonly held = new Map<string, Promise<Held | null>>()
  readonly commits: Commits

  constructor(ports: TablesPorts) {
    this.ports = ports
    this.commits = new Commits(
      ports.store,
      (change) => ports.publish(change),
      ports.at,
      (error) => ports.trouble(error),
    )
  }

  async load(id: string): Promise<Held | null> {
    let known = this.held.get(id)
    const dead = (await known)?.dead
    if (!known || dead) {
      known = readTable(this.ports.store.db, id, this.ports.gameOf)
      this.held.set(id, known)
      // What is not there, or cannot be read, is asked for again next time.
      known.then(
        (held) => held ?? this.held.delete(id),
        () => this.held.delete(id),
      )
    }
    const held = await known
    if (held) held.used = performance.now()
    return held
  }

  /** As it is on disk: what is not yet there is nobody's to see. */
  async tableOf(id: string): Promise<CourtTable | null> {
    return (await this.load(id))?.saved ?? null
  }

  /** A new table: how it is written down, and from then on held. */
  opening(id: string, what: Happening, secret: string, word: string | null) {
    const { gameOf, momentOf, now } = this.ports
    const entry: Entry = { revision: 1, at: now(), what }
    const table = openedFrom(id, entry)
    const owed = owedBy(table, momentOf(table))
    const ports = portsWith(secret, gameOf)
    return {
      table,
      write: async (db: Db) => {
        await insertTable(db, table, secret, word)
        await append(db, id, [entry])
        await writeOwed(db, id, new Map(), owed)
      },
      hold: () => {
        const held = {
          ports,
          word,
          table,
          saved: table,
          keys: new Map(),
          pending: new Map(),
          waiting: 0,
          owed,
          dead: false,
          used: performance.now(),
        }
        this.held.set(id, Promise.resolve(held))
      },
    }
  }

  /** Decides on the table as it is and writes what comes of it. The same sender and key: once. */
  async act(
    id: string,
    decide: (table: CourtTable, moment: Moment, ports: Ports) => Decision,
    sender?: Sender,
    also?: (db: Db) => Promise<void>,
  ): Promise<Outcome> {
    for (let n = 0; ; n++) {
      try {
        const held = await this.load(id)
        if (!held) return { type: 'missing' }
        return await this.actOn(held, decide, sender, also)
      } catch (error) {
        if (error instanceof Raced && n < TRIES) continue
        this.ports.trouble(error)
        if (error instanceof StoreTrouble || error instanceof Raced)
          return { type: 'failed', text: error.message }
        throw error
      }
    }
  }

  private async actOn(
    held: Held,
    decide: (table: CourtTable, moment: Moment, ports: Ports) => Decision,
    sender?: Sender,
    also?: (db: Db) => Promise<void>,
  ): Promise<Outcome> {
    const before = held.table
    const known = sender && held.keys.get(senderKey(sender))
    if (known !== undefined) {
      // The first of the two may be on its way to the disk, or never get there.
      await held.pending.get(senderKey(sender!))
      return { type: 'done', revision: known }
    }
    const moment = this.ports.momentOf(before)
    const decision = decide(before, moment, held.ports)
    if (isStale(decision)) return { type: 'stale' }
    if (isNo(decision)) return { type: 'refused', ...decision }
    if (decision.length === 0) return { type: 'done', revision: before.revision }
    const entries = decision.map((what, i) => ({ revision: before.revision + 1 + i, at: moment.now, what }))
    const after = entries.reduce((table, entry) => apply(table, entry, held.ports), before)
    const revision = after.revision
    held.table = after
    if (sender) held.keys.set(senderKey(sender), revision)
    const owed = owedBy(after, this.ports.momentOf(after))
    const change = { held, before, after, entries, owed, ...(sender ? { sender } : {}) }
    const more = this.ports.also?.(change)
    const written = this.commits.add({
      ...change,
      also: async (db) => {
        await more?.(db)
        await also?.(db)
      },
    })
    held.waiting++
    if (sender) held.pending.set(senderKey(sender), written)
    await written.finally(() => {
      held.waiting--
      if (sender) held.pending.delete(senderKey(sender))
    })
    return { type: 'done', revision }
  }

  /** Writes what a table owes where only the world has changed, not the table. */
  async reckon(id: string): Promise<ReadonlyMap<string, number>> {
    const held = await this.load(id)
    if (!held) return new Map()
    const owed = owedBy(held.table, this.ports.momentOf(held.table))
    const same = owed.size === held.owed.size && [...owed].every(([kind, due]) => held.owed.get(kind) === due)
    if (!same) {
      await this.ports.store.write((db) => writeOwed(db, id, held.owed, owed))
      held.owed = owed
    }
    return owed
  }

  /** This is no longer owed, and comes back only when it is owed anew. */
  async settle(id: string, kind: string): Promise<void> {
    const held = await this.load(id)
    if (!held?.owed.has(kind)) return
    const rest = new Map(held.owed)
    rest.delete(kind)
    await this.ports.store.write((db) => writeOwed(db, id, held.owed, rest))
    held.owed = rest
  }

  /** An idle table costs nothing. */
  async forgetIdle(isWatched: (id: string) => boolean, idle = IDLE_MS): Promise<void> {
    for (const [id, known] of this.held) {
      const held = await known.catch(() => null)
      const idleNow = held && held.waiting === 0 && !isWatched(id) && performance.now() - held.used >= idle
      if (!held || idleNow) this.held.delete(id)
    }
  }

  get inMemory(): number {
    return this.held.size
  }
}
