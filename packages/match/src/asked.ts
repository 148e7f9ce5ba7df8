/**
 * The decision at hand: since when it is asked, and of whom. An answer counts if it was given to this decision,
 * also when others have chosen secretly in the meantime; each seat's time runs from when it could first answer.
 */
import type { Core, Kernel, Seat } from '@durbar/kernel'
import type { At } from './intent.ts'
import type { Clock } from './ports.ts'

type Now = Required<At>

export class Asked {
  private readonly kernel: Kernel<Core, unknown, { readonly t: string }>
  private readonly clock: Pick<Clock, 'now'>
  private first: Now = { ply: 0, revision: 0 }
  private since = new Map<Seat, number>()

  constructor(kernel: Kernel<Core, unknown, { readonly t: string }>, clock: Pick<Clock, 'now'>) {
    this.kernel = kernel
    this.clock = clock
  }

  /** A new decision; whoever was asked already, and has not just moved, goes on thinking. */
  begin(state: Core, { ply, revision }: Now, mover: Seat | null = null): void {
    const now = this.clock.now()
    const kept = (seat: Seat) => (seat === mover ? now : (this.since.get(seat) ?? now))
    this.since = new Map(this.kernel.asked(state).map((seat) => [seat, kept(seat)]))
    this.first = { ply, revision }
  }

  copy(): Asked {
    const copy = new Asked(this.kernel, this.clock)
    copy.first = this.first
    copy.since = new Map(this.since)
    return copy
  }

  isAnsweredBy({ ply, revision }: At, now: Now): boolean {
    return (
      ply >= this.first.ply &&
      ply <= now.ply &&
      (revision === undefined || (revision >= this.first.revision && revision <= now.revision))
    )
  }

  msOf(seat: Seat): number {
    const now = this.clock.now()
    // A device's clock may be set back.
    return Math.max(0, Math.round(now - (this.since.get(seat) ?? now)))
  }

  restart(seat: Seat): void {
    this.goOn(seat, 0)
  }

  /** This seat has thought so long already. */
  goOn(seat: Seat, ms: number): void {
    if (this.since.has(seat)) this.since.set(seat, this.clock.now() - ms)
  }
}
