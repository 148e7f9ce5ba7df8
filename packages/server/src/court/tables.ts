/**
 * All tables of the court. Handling an intent: load (a cache) -> decide -> append -> acknowledge -> publish. A table
 * in memory is only what its log says; whenever something could not be written it is thrown away and read again, and
 * when another node has written, what was written is read and told here too.
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
  readEntries,
  readTable,
  revisionsOf,
  type Sender,
  senderKey,
} from './logs.ts'
import type { OwedRows } from './owed-rows.ts'
import { type Owed, owedBy } from './owing.ts'

export type Outcome =
  | { readonly type: 'done'; readonly revision: number }
  | { readonly type: 'stale' }
  | ({ readonly type: 'refused' } & No)
  | { readonly type: 'failed'; readonly text: string }
  | { readonly type: 'missing' }

interface TablesPorts {
  readonly store: Store
  readonly gameOf: Ports['gameOf']
  now(): number
  momentOf(table: CourtTable): Moment
  readonly owed: OwedRows
  /** After it is on disk; `bots`: they are ours to ask. */
  publish(change: Change, bots: boolean): Promise<void>
  /** Another node has written it. */
  caughtUp(held: Held, before: CourtTable): Promise<void>
  /** We hold this table from now on, or no longer. */
  follow(id: string): Promise<void>
  unfollow(id: string): void
  /** What else is to be written with this change. */
  also?(change: Omit<Change, 'also'>): ((db: Db) => Promise<void>) | undefined
  readonly at?: (step: Step) => void
  trouble(error: unknown): void
  readonly mostTogether?: number
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
    this.commits = new Commits({ ...ports, at: (step) => ports.at?.(step) })
  }

  async load(id: string): Promise<Held | null> {
    let known = this.held.get(id)
    const before = await known
    if (!known || before?.dead) {
      // Meanwhile somebody else may have begun to read it.
      const now = this.held.get(id)
      known = now === known || !now ? this.read(id, before ?? null) : now
    }
    const held = await known
    if (held) held.used = performance.now()
    return held
  }

  private read(id: string, before: Held | null): Promise<Held | null> {
    const reading = (async () => {
      await this.ports.follow(id)
      const held = await readTable(this.ports.store.db, id, this.ports.gameOf)
      if (held && before && held.saved.revision > before.saved.revision) this.tellAnew(held, before.saved)
      return held
    })()
    this.held.set(id, reading)
    // What is not there, or cannot be read, is asked for again next time.
    const forget = () => this.held.get(id) === reading && this.drop(id)
    reading.then((held) => held ?? forget(), forget)
    return reading
  }

  private drop(id: string): void {
    this.held.delete(id)
    this.ports.unfollow(id)
  }

  private tellAnew(held: Held, before: CourtTable): void {
    this.commits.tell(() => this.ports.caughtUp(held, before))
  }

  /** Where another node may have written since: as it is on disk now. */
  async fresh(id: string): Promise<Held | null> {
    const held = await this.load(id)
    if (held) await this.catchUp(held)
    return this.load(id)
  }

  /** Another node has written this revision. */
  async heard(id: string, revision: number): Promise<void> {
    const held = await this.held.get(id)?.catch(() => null)
    if (held && held.saved.revision < revision) await this.catchUp(held)
  }

  /** Whatever was written while nobody told us. */
  async heal(): Promise<void> {
    const held = (await Promise.all([...this.held.values()].map((each) => each.catch(() => null)))).filter(
      (each) => each !== null,
    )
    const revisions = await revisionsOf(
      this.ports.store.db,
      held.map(({ table }) => table.id),
    )
    for (const each of held)
      if ((revisions.get(each.saved.id) ?? 0) > each.saved.revision) await this.catchUp(each)
  }

  /** true: it is not what it was. */
  private async catchUp(held: Held): Promise<boolean> {
    const { store } = this.ports
    if (store.alone) return false
    // What waits here gets written, and then nobody else was first; or it does not, and all is read again.
    while (held.waiting > 0) await held.last
    const before = held.saved
    const { entries, keys } = await readEntries(store.db, before.id, before.revision)
    if (held.dead) await this.load(before.id)
    if (held.dead || held.waiting > 0 || held.saved !== before) return true
    if (entries.length === 0) return false
    held.table = entries.reduce((table, entry) => apply(table, entry, held.ports), before)
    held.saved = held.table
    for (const [key, revision] of keys) held.keys.set(key, revision)
    this.tellAnew(held, before)
    return true
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
        await append(db, [{ id, entries: [entry] }])
        await this.ports.owed.write(db, new Map([[id, owed]]))
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
          last: Promise.resolve(),
          dead: false,
          used: performance.now(),
        }
        this.held.set(id, Promise.resolve(held))
        // Where it fails, the next round finds what nobody told us.
        this.ports.follow(id).catch(() => {})
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
    let isFresh = false
    for (let n = 0; ; n++) {
      try {
        const held = await this.load(id)
        if (!held) return { type: 'missing' }
        const { revision } = held.table
        const outcome = await this.actOn(held, decide, sender, also)
        const isWritten = outcome.type === 'done' && outcome.revision > revision
        // Nothing has shown that this is still how it stands.
        if (isWritten || isFresh || !(await this.catchUp(held))) return outcome
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
      const held = await this.load(id)
      if (!held) return new Map()
      const { saved } = held
      const owed = owedBy(saved, momentOf(saved))
      if (!isSame(owed, await rows.of(id))) await store.write((db) => rows.rewrite(db, id, owed))
      // Whoever has written meanwhile, or is about to, knows better what is owed.
      while (held.waiting > 0) await held.last
      if (n === TRIES || (held.saved === saved && !(await this.catchUp(held)))) return owed
    }
  }

  /** An idle table costs nothing. */
  async forgetIdle(isWatched: (id: string) => boolean, idle = IDLE_MS): Promise<void> {
    for (const [id, known] of this.held) {
      const held = await known.catch(() => null)
      const idleNow = held && held.waiting === 0 && !isWatched(id) && performance.now() - held.used >= idle
      if (!held || idleNow) this.drop(id)
    }
  }

  get inMemory(): number {
    return this.held.size
  }
}

const isSame = (a: Owed, b: Owed): boolean =>
  a.size === b.size && [...a].every(([kind, due]) => b.get(kind) === due)
