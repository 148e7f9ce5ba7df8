/** Which of a person's tables wait for them, from everything the court says. */
import type { ServerFrame } from '@durbar/protocol/court/frames'
import type { TableRow } from '@durbar/protocol/court/told'

const waits = ({ phase, yourTurn }: TableRow): boolean => phase === 'playing' && yourTurn

export class Waiting {
  private tables = new Map<string, boolean>()
  /** What was said since the list was asked for is newer than the list. */
  private since = new Set<string>()
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
    // A table that one looks at is told by its updates instead.
    else if (frame.type === 'update') this.set(frame.table, frame.question !== null && frame.result === null)
  }

  /** This device is somebody else's now. */
  forget(): void {
    this.tables.clear()
    this.changed()
  }

  private set(table: string, waiting: boolean): void {
    this.since.add(table)
    if (this.tables.get(table) === waiting) return
    this.tables.set(table, waiting)
    this.changed()
  }
}
