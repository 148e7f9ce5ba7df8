/** Wakes this node when something falls due, takes what nobody else has taken, and has it done. */
import type { Clock } from '@durbar/match'
import type { OwedRows, Task } from './owed-rows.ts'

/** No timer of Node's reaches further than 24 days. */
const FURTHEST_MS = 3_600_000
/** Others may have died, or written down something that is due sooner than we know. */
const LOOK_MS = 1_000

interface DueTimesPorts {
  readonly clock: Clock
  readonly rows: OwedRows
  /** Nobody else can have written anything. */
  readonly alone: boolean
  work(task: Task): void
  trouble(error: unknown): void
}

export class DueTimes {
  private readonly ports: DueTimesPorts
  /** Tables of which we know that they are due a little sooner than is written. */
  private readonly sooner = new Map<string, number>()
  private planned = Number.POSITIVE_INFINITY
  private off: () => void = () => {}
  private looking: Promise<void> | null = null
  /** Something fell due while we looked. */
  private lookAgain = false
  private closed = false

  constructor(ports: DueTimesPorts) {
    this.ports = ports
  }

  /** Also what a process that is gone has left undone. */
  begin(): void {
    this.wake(0)
  }

  /** Something falls due then. */
  note(due: number): void {
    if (due < this.planned) this.wake(due)
  }

  /** This table's clock runs out then, sooner than anybody has written down. */
  hint(table: string, due: number): void {
    this.sooner.set(table, due)
    this.note(due)
  }

  async close(): Promise<void> {
    this.closed = true
    this.off()
    await this.looking
  }

  private wake(at: number): void {
    this.off()
    if (this.closed) return
    const { clock } = this.ports
    this.planned = at
    this.off = clock.after(Math.min(Math.max(0, at - clock.now()), FURTHEST_MS), () => this.look())
  }

  private look(): void {
    // Until we know better.
    this.planned = Number.POSITIVE_INFINITY
    if (this.looking) {
      this.lookAgain = true
      return
    }
    this.lookAgain = false
    const { clock, alone, trouble } = this.ports
    let most = alone ? FURTHEST_MS : LOOK_MS
    this.looking = this.round()
      .catch((error) => {
        most = LOOK_MS
        trouble(error)
      })
      .finally(() => {
        this.looking = null
        this.note(this.lookAgain ? 0 : clock.now() + most)
      })
  }

  private async round(): Promise<void> {
    const { rows, clock, work } = this.ports
    const now = clock.now()
    for (const [table, due] of this.sooner)
      if (due <= now) {
        this.sooner.delete(table)
        if (await rows.claimOne({ table, kind: 'due' })) work({ table, kind: 'due' })
      }
    for (const task of await rows.claim()) work(task)
    const next = await rows.next()
    for (const due of [next, ...this.sooner.values()]) if (due !== null) this.note(due)
  }
}
