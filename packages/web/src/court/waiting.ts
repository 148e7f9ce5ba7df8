/** Which of a person's tables wait for them, from everything the court says. */
import type { ServerFrame } from '@durbar/protocol/court/frames'
import type { TableRow, TableTold } from '@durbar/protocol/court/told'

const waits = ({ phase, yourTurn }: TableRow): boolean => phase === 'playing' && yourTurn

/** Own seats for which no bot plays. */
const heldBy = ({ yours, seats }: TableTold): readonly number[] =>
  yours.filter((n) => {
    const seat = seats[n]
    return seat?.kind === 'person' && seat.standIn === null
  })

export class Waiting {
  private tables = new Map<string, boolean>()
  /** What was said since the list was asked for is newer than the list. */
  private since = new Set<string>()
  /** Of tables that are looked at: one's own seats, and who is asked. */
  private readonly own = new Map<string, readonly number[]>()
  private readonly asked = new Map<string, readonly number[]>()
  private readonly changed: () => void

  constructor(changed: () => void) {
    this.changed = changed
  }

  get all(): readonly string[] {
    return [...this.tables].flatMap(([table, waiting]) => (waiting ? [table] : []))
  }

  /** A list is on its way. */
  ask(): void {
    this.since = new Set()
  }
  list(rows: readonly TableRow[]): void {
    const newer = [...this.tables].filter(([table]) => this.since.has(table))
    this.tables = new Map([...rows.map((row) => [row.id, waits(row)] as const), ...newer])
    this.changed()
  }

  hear(frame: ServerFrame): void {
    if (frame.type === 'yours') this.set(frame.table.id, waits(frame.table))
    else if (frame.type === 'table') {
      this.own.set(frame.table.id, heldBy(frame.table))
      this.look(frame.table.id)
    } else if (frame.type === 'update') {
      this.asked.set(frame.table, frame.result === null ? frame.awaited : [])
      this.look(frame.table)
    }
  }

  /** This device is somebody else's now. */
  forget(): void {
    for (const kept of [this.tables, this.own, this.asked]) kept.clear()
    this.changed()
  }

  /** A table that one looks at is told by its own frames, and by nothing else. */
  private look(table: string): void {
    const asked = this.asked.get(table)
    if (asked) this.set(table, this.own.get(table)?.some((seat) => asked.includes(seat)) ?? false)
  }

  private set(table: string, waiting: boolean): void {
    this.since.add(table)
    if (this.tables.get(table) === waiting) return
    this.tables.set(table, waiting)
    this.changed()
  }
}
