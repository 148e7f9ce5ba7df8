/**
 * Tables that this node has in memory. One is only what its log says: whenever something could not be written it is
 * thrown away and read again, and when another node has written, what was written is read and told here too.
 */
import { apply, type CourtTable, type Ports } from '@durbar/match/court'
import type { Store } from '../store/store.ts'
import { type Held, readEntries, readTable, revisionsOf } from './logs.ts'

const IDLE_MS = 60_000

export interface HeldTablesPorts {
  readonly store: Store
  readonly gameOf: Ports['gameOf']
  /** After all that has happened before. */
  tell(telling: () => Promise<void>): void
  /** Another node has written it. */
  caughtUp(held: Held, before: CourtTable): Promise<void>
  /** We hold this table from now on, or no longer. */
  follow(id: string): Promise<void>
  unfollow(id: string): void
}

export class HeldTables {
  private readonly ports: HeldTablesPorts
  private readonly tables = new Map<string, Promise<Held | null>>()

  constructor(ports: HeldTablesPorts) {
    this.ports = ports
  }

  async load(id: string): Promise<Held | null> {
    let known = this.tables.get(id)
    const before = await known
    if (!known || before?.dead) {
      // Meanwhile somebody else may have begun to read it.
      const now = this.tables.get(id)
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
    this.tables.set(id, reading)
    // What is not there, or cannot be read, is asked for again next time.
    const forget = () => this.tables.get(id) === reading && this.drop(id)
    reading.then((held) => held ?? forget(), forget)
    return reading
  }

  private drop(id: string): void {
    this.tables.delete(id)
    this.ports.unfollow(id)
  }

  private tellAnew(held: Held, before: CourtTable): void {
    this.ports.tell(() => this.ports.caughtUp(held, before))
  }

  /** Where another node may have written since: as it is on disk now. */
  async fresh(id: string): Promise<Held | null> {
    const held = await this.load(id)
    if (held) await this.catchUp(held)
    return this.load(id)
  }

  /** Another node has written this revision. */
  async heard(id: string, revision: number): Promise<void> {
    const held = await this.tables.get(id)?.catch(() => null)
    if (held && held.saved.revision < revision) await this.catchUp(held)
  }

  /** Whatever was written while nobody told us. */
  async heal(): Promise<void> {
    const held = (await Promise.all([...this.tables.values()].map((each) => each.catch(() => null)))).filter(
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
  async catchUp(held: Held): Promise<boolean> {
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

  /** A new table, just written. */
  hold(fresh: Pick<Held, 'ports' | 'word' | 'table'>): void {
    const { table } = fresh
    const held: Held = {
      ...fresh,
      saved: table,
      keys: new Map(),
      pending: new Map(),
      waiting: 0,
      last: Promise.resolve(),
      dead: false,
      used: performance.now(),
    }
    this.tables.set(table.id, Promise.resolve(held))
    // Where it fails, the next round finds what nobody told us.
    this.ports.follow(table.id).catch(() => {})
  }

  /** An idle table costs nothing. */
  async forgetIdle(isWatched: (id: string) => boolean, idle = IDLE_MS): Promise<void> {
    for (const [id, known] of this.tables) {
      const held = await known.catch(() => null)
      const idleNow = held && held.waiting === 0 && !isWatched(id) && performance.now() - held.used >= idle
      if (!held || idleNow) this.drop(id)
    }
  }

  get size(): number {
    return this.tables.size
  }
}
