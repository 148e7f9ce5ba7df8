/** One timer for everything that falls due, whichever table owes it. */
import type { Clock } from '@durbar/match'
import type { Store } from '../store/store.ts'
import type { Owed } from './owing.ts'

/** No timer of Node's reaches further than 24 days. */
const FURTHEST_MS = 3_600_000

export class DueTimes {
  private readonly clock: Clock
  private readonly work: (table: string, kind: string) => void
  private readonly owed = new Map<string, Owed>()
  private off: () => void = () => {}
  private closed = false

  constructor(clock: Clock, work: (table: string, kind: string) => void) {
    this.clock = clock
    this.work = work
  }

  /** Also what a process that is gone has left undone. */
  async takeUp(store: Store): Promise<void> {
    for (const { table_id, kind, due } of await store.db.selectFrom('owed').selectAll().execute())
      this.owed.set(table_id, new Map(this.owed.get(table_id)).set(kind, due))
    this.wind()
  }

  set(table: string, owed: Owed): void {
    if (owed.size > 0) this.owed.set(table, owed)
    else this.owed.delete(table)
    this.wind()
  }

  /** It was tried and is still owed: again, but not at once. */
  later(table: string, kind: string, due: number): void {
    this.set(table, new Map(this.owed.get(table)).set(kind, due))
  }

  close(): void {
    this.closed = true
    this.off()
  }

  private wind(): void {
    this.off()
    if (this.closed) return
    let next = Number.POSITIVE_INFINITY
    for (const owed of this.owed.values()) for (const due of owed.values()) next = Math.min(next, due)
    if (next === Number.POSITIVE_INFINITY) return
    this.off = this.clock.after(Math.min(Math.max(0, next - this.clock.now()), FURTHEST_MS), () =>
      this.fire(),
    )
  }

  private fire(): void {
    const now = this.clock.now()
    for (const [table, owed] of [...this.owed])
      for (const [kind, due] of owed)
        if (due <= now) {
          const rest = new Map(this.owed.get(table))
          rest.delete(kind)
          if (rest.size > 0) this.owed.set(table, rest)
          else this.owed.delete(table)
          this.work(table, kind)
        }
    this.wind()
  }
}
