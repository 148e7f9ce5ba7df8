/** Several people at one device: whom it faces, and to whom it should be handed. */
import type { Seat } from '@durbar/kernel'

export class HotSeat {
  private readonly persons: readonly Seat[]
  /** Whose view the page gets; null = what anybody may see. */
  facing: Seat | null
  /** Who took it while the others looked away. */
  private taken: Seat | null = null

  constructor(persons: readonly Seat[]) {
    this.persons = persons
    // With one person there is nobody to hide anything from.
    this.facing = persons.length === 1 ? persons[0]! : null
  }

  /**
   * With several persons the device faces nobody until the next has taken it, if that person has something to hide or
   * chooses in secret; else it turns to them by itself. The end is for everybody.
   */
  settle(awaited: readonly Seat[], over: boolean, hides: (seat: Seat) => boolean): void {
    if (this.persons.length < 2) return
    const waiting = this.waiting(awaited)
    if (over) this.facing = null
    if (over || waiting.length === 0) return
    const next = waiting.includes(this.facing!) ? this.facing! : waiting[0]!
    if (this.taken === next && this.facing === next) return
    this.taken = null
    this.facing = hides(next) ? null : next
  }

  /** The person who should take the device; null = nobody needs to. */
  handTo(awaited: readonly Seat[]): Seat | null {
    return this.facing === null ? (this.waiting(awaited)[0] ?? null) : null
  }

  take(seat: Seat): boolean {
    if (!this.persons.includes(seat)) return false
    this.facing = seat
    this.taken = seat
    return true
  }

  waiting(awaited: readonly Seat[]): readonly Seat[] {
    return awaited.filter((seat) => this.persons.includes(seat))
  }
}
