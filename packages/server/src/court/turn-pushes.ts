/** Whom to push to, and when: once for every question, to those who look elsewhere. */
import { type CourtTable, type Moment, personsAt, seatsOf } from '@durbar/match/court'
import type { Presence } from './presence.ts'
import type { Pushes } from './pushes.ts'

export class TurnPushes {
  private readonly pushes: Pushes
  private readonly presence: Presence
  /** For which question, by its time, somebody was told already. */
  private readonly told = new Map<string, number>()

  constructor(pushes: Pushes, presence: Presence) {
    this.pushes = pushes
    this.presence = presence
  }

  /** A time: it is quiet there until then. Whoever is looking and then goes away is told after all. */
  async turn(table: CourtTable, person: string, moment: Moment): Promise<number | 'told' | 'looking'> {
    const key = `${table.id} ${person}`
    const since = Math.max(0, ...seatsOf(table, person).map((seat) => table.asked.get(seat) ?? 0))
    if (this.told.get(key) === since) return 'told'
    if (this.presence.of(person).state === 'here') return 'looking'
    const later = await this.pushes.tellTurn(table, person, moment)
    if (later !== null) return later
    this.told.set(key, since)
    return 'told'
  }

  /** Those who were not there when it began. */
  async begun(table: CourtTable, moment: Moment): Promise<void> {
    const gone = personsAt(table).filter((person) => this.presence.of(person).state === 'gone')
    await Promise.all(gone.map((person) => this.pushes.tellBegun(table, person, moment)))
  }

  forget(table: CourtTable): void {
    for (const person of personsAt(table)) this.told.delete(`${table.id} ${person}`)
  }
}
