/** The court's own absence: it says that it is alive, so that the next one knows since when nobody's clock should run. */
import type { Clock } from '@durbar/match'
import type { Store } from '../store/store.ts'

export const ALIVE_MS = 5_000
/** No question is older. */
const REMEMBERED_MS = 30 * 86_400_000

interface Rest {
  readonly from: number
  readonly to: number
}

export class Rests {
  private readonly store: Store
  private readonly clock: Clock
  private known: readonly Rest[] = []
  private off: () => void = () => {}

  constructor(store: Store, clock: Clock) {
    this.store = store
    this.clock = clock
  }

  get all(): readonly Rest[] {
    return this.known
  }

  async begin(): Promise<void> {
    const now = this.clock.now()
    const alive = await this.store.note('alive')
    await this.store.write(async (db) => {
      await db
        .deleteFrom('rests')
        .where('to', '<', now - REMEMBERED_MS)
        .execute()
      // A machine whose clock was set back has not been away; and a court of several nodes only if none was there.
      const least = this.store.alone ? 0 : 2 * ALIVE_MS
      if (alive === null || now - Number(alive) <= least) return
      // Of nodes that start together, one writes it down.
      const first = await db
        .updateTable('notes')
        .set({ value: String(now) })
        .where('name', '=', 'alive')
        .where('value', '=', alive)
        .returning('name')
        .execute()
      if (first.length > 0)
        await db
          .insertInto('rests')
          .values({ from: Number(alive), to: now })
          .execute()
    })
    this.known = await this.store.db.selectFrom('rests').selectAll().execute()
    await this.beat()
  }

  async end(): Promise<void> {
    this.off()
    await this.store.keepNote('alive', String(this.clock.now()))
  }

  private async beat(): Promise<void> {
    this.off = this.clock.after(ALIVE_MS, () => void this.beat())
    // A full disk is heard of elsewhere.
    await this.store.keepNote('alive', String(this.clock.now())).catch(() => {})
  }
}
