/** When questions reached their seats: a seat's time begins once one of its devices has shown what is asked. */
import type { Seat } from '@durbar/kernel'
import type { CourtTable } from '@durbar/match/court'

export class Deliveries {
  private readonly times = new Map<string, number>()

  /** false: it is not asked any more, or was seen before. */
  note(table: CourtTable, seat: Seat, revision: number, now: number): boolean {
    if (!table.asked.has(seat) || table.authority?.revision !== revision || this.of(table, seat) !== null)
      return false
    this.times.set(`${table.id} ${seat}`, now)
    return true
  }

  /** null: nobody has seen this question yet. */
  of(table: CourtTable, seat: Seat): number | null {
    const at = this.times.get(`${table.id} ${seat}`)
    return at !== undefined && at >= (table.asked.get(seat) ?? 0) ? at : null
  }

  forget(table: CourtTable): void {
    for (const seat of table.seats.keys()) this.times.delete(`${table.id} ${seat}`)
  }
}
