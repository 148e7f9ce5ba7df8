/** Whom to tell that a table stands in the hall: those who asked for it and look elsewhere, and not too often. */
import { type CourtTable, isInHall, type Moment, seatsOf } from '@durbar/match/court'
import type { People } from './people.ts'
import type { Presence } from './presence.ts'
import type { Pushes } from './pushes.ts'

/** Whoever opens one table after the other must not ring everybody's bell each time. */
const QUIET_MS = 600_000
/** So many services are asked at once. */
const AT_ONCE = 50

export interface HallPushesPorts {
  readonly pushes: Pushes
  readonly presence: Presence
  readonly people: People
  momentOf(table: CourtTable): Moment
}

export class HallPushes {
  private readonly ports: HallPushesPorts
  /** When somebody was told last, by this node. */
  private readonly told = new Map<string, number>()

  constructor(ports: HallPushesPorts) {
    this.ports = ports
  }

  async opened(table: CourtTable): Promise<void> {
    if (!isInHall(table)) return
    const { pushes, people, momentOf } = this.ports
    const moment = momentOf(table)
    for (const [person, at] of this.told) if (moment.now - at >= QUIET_MS) this.told.delete(person)
    const wanted = (await pushes.companyFor(table.host)).filter((person) => this.wouldCome(person, table))
    await people.meet([table.host])
    const host = people.tell(table.host).name
    for (let n = 0; n < wanted.length; n += AT_ONCE)
      await Promise.all(
        wanted.slice(n, n + AT_ONCE).map((person) => {
          this.told.set(person, moment.now)
          return pushes.tellOpened(table, person, host, moment)
        }),
      )
  }

  /** Whoever is here sees the hall by themselves. */
  private wouldCome(person: string, table: CourtTable): boolean {
    const isHere = this.ports.presence.of(person).state === 'here'
    return !isHere && !this.told.has(person) && seatsOf(table, person).length === 0
  }
}
