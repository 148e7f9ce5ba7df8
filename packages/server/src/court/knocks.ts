/** Strangers who hold an invitation and still choose their name: nobody yet, but no longer nobody to those who wait. */

/** Who says nothing more for so long has gone elsewhere. */
export const KNOCK_MS = 45_000
/** More than any table has seats; a link that went round is not counted further. */
const MOST = 8

interface KnocksPorts {
  now(): number
  after(ms: number, then: () => void): () => void
  /** There is somebody more before this table's door, or less. */
  changed(table: string): void
}

export class Knocks {
  private readonly ports: KnocksPorts
  /** By table and visit, what calls off forgetting it. */
  private readonly doors = new Map<string, Map<string, () => void>>()

  constructor(ports: KnocksPorts) {
    this.ports = ports
  }

  at(table: string): number {
    return this.doors.get(table)?.size ?? 0
  }

  /** `visit`: one stranger's, however often they knock; `until` in the past: they have come in, or gone. */
  heard(table: string, visit: string, until: number): void {
    const door = this.doors.get(table) ?? new Map<string, () => void>()
    const calm = door.get(visit)
    calm?.()
    const left = until - this.ports.now()
    if (left <= 0) door.delete(visit)
    else if (calm || door.size < MOST)
      door.set(
        visit,
        this.ports.after(left, () => this.heard(table, visit, 0)),
      )
    if (door.size > 0) this.doors.set(table, door)
    else this.doors.delete(table)
    if (door.has(visit) !== (calm !== undefined)) this.ports.changed(table)
  }

  close(): void {
    for (const door of this.doors.values()) for (const calm of door.values()) calm()
    this.doors.clear()
  }
}
