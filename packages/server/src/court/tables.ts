/** All tables of the court. Handling an intent: load (a cache) -> decide -> append -> acknowledge -> publish. */
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
import type { Db } from '../store/store.ts'
import { Raced, StoreTrouble } from '../store/trouble.ts'
import { type Change, Commits, type Step } from './commits.ts'
import { HeldTables, type HeldTablesPorts } from './held-tables.ts'
import { append, type Held, insertTable, portsWith, type Sender, senderKey } from './logs.ts'
import type { OwedRows } from './owed-rows.ts'
import { type Owed, owedBy } from './owing.ts'

export type Outcome =
  | { readonly type: 'done'; readonly revision: number }
  | { readonly type: 'stale' }
  | ({ readonly type: 'refused' } & No)
  | { readonly type: 'failed'; readonly text: string }
  | { readonly type: 'missing' }

interface TablesPorts extends Omit<HeldTablesPorts, 'tell'> {
  now(): number
  momentOf(table: CourtTable): Moment
  readonly owed: OwedRows
  /** After it is on disk; `bots`: they are ours to ask. */
  publish(change: Change, bots: boolean): Promise<void>
  /** What else is to be written with this change. */
  also?(change: Omit<Change, 'also'>): ((db: Db) => Promise<void>) | undefined
  readonly at?: (step: Step) => void
  trouble(error: unknown): void
  readonly mostTogether?: number
}

/** A lost race is a retry with the truth. */
const TRIES = 4

export class Tables {
  private readonly ports: TablesPorts
  readonly held: HeldTables
  readonly commits: Commits

  constructor(ports: TablesPorts) {
    this.ports = ports
    this.commits = new Commits({ ...ports, at: (step) => ports.at?.(step) })
    this.held = new HeldTables({ ...ports, tell: (telling) => this.commits.tell(telling) })
  }

  /** As it is on disk: what is not yet there is nobody's to see. */
  async tableOf(id: string): Promise<CourtTable | null> {
    return (await this.held.load(id))?.saved ?? null
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
        await append(db, [{ id, entries: [entry] }])
        await this.ports.owed.write(db, new Map([[id, owed]]))
      },
      hold: () => this.held.hold({ ports, word, table }),
    }
  }

  /** Decides on the table as it is and writes what comes of it. The same sender and key: once. */
  async act(
    id: string,
    decide: (table: CourtTable, moment: Moment, ports: Ports) => Decision,
    sender?: Sender,
    also?: (db: Db) => Promise<void>,
  ): Promise<Outcome> {
    let isFresh = false
    for (let n = 0; ; n++) {
      try {
        const held = await this.held.load(id)
        if (!held) return { type: 'missing' }
        const { revision } = held.table
        const outcome = await this.actOn(held, decide, sender, also)
        const isWritten = outcome.type === 'done' && outcome.revision > revision
        // Nothing has shown that this is still how it stands.
        if (isWritten || isFresh || !(await this.held.catchUp(held))) return outcome
        isFresh = true
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
    const settled = written.finally(() => {
      held.waiting--
      if (sender) held.pending.delete(senderKey(sender))
    })
    held.last = settled.catch(() => {})
    await settled
    return { type: 'done', revision }
  }

  /** Writes what a table owes where only the world has changed, not the table. Bots do not mind the world. */
  async reckon(id: string): Promise<Owed> {
    const { owed: rows, store, momentOf } = this.ports
    for (let n = 0; ; n++) {
      const held = await this.held.load(id)
      if (!held) return new Map()
      const { saved } = held
      const owed = owedBy(saved, momentOf(saved))
      if (!isSame(owed, await rows.of(id))) await store.write((db) => rows.rewrite(db, id, owed))
      // Whoever has written meanwhile, or is about to, knows better what is owed.
      while (held.waiting > 0) await held.last
      if (n === TRIES || (held.saved === saved && !(await this.held.catchUp(held)))) return owed
    }
  }
}

const isSame = (a: Owed, b: Owed): boolean =>
  a.size === b.size && [...a].every(([kind, due]) => b.get(kind) === due)
