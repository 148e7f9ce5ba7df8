/** After a change is on disk: who is told of it, who is asked, and what follows from it. */
import {
  type CourtTable,
  invitedAt,
  isSameSeating,
  type Moment,
  personsAt,
  rematchIsDue,
} from '@durbar/match/court'
import type { Among } from './among.ts'
import type { Change } from './commits.ts'
import type { Deliveries } from './deliveries.ts'
import type { Duties } from './duties.ts'
import type { Guests } from './guests.ts'
import type { HallPushes } from './hall-pushes.ts'
import type { Heralds } from './heralds.ts'
import type { Invitations } from './invitations.ts'
import type { Laying } from './laying.ts'
import type { Held } from './logs.ts'
import type { TurnPushes } from './turn-pushes.ts'

interface PublishingPorts {
  readonly guests: Guests
  readonly heralds: Heralds
  readonly among: Among
  readonly duties: Duties
  readonly laying: Laying
  readonly deliveries: Deliveries
  readonly invitations: Invitations
  readonly turnPushes: TurnPushes
  readonly hallPushes: HallPushes
  momentOf(table: CourtTable): Moment
  /** Nobody waits for it. */
  meanwhile(doing: Promise<unknown>): void
  trace(what: string, table: CourtTable, details: object): void
}

export class Publishing {
  private readonly ports: PublishingPorts

  constructor(ports: PublishingPorts) {
    this.ports = ports
  }

  /** A new table stands in the hall from now on. */
  opened(table: CourtTable): void {
    const { heralds, among, hallPushes, invitations, meanwhile } = this.ports
    heralds.hallChanged()
    meanwhile(hallPushes.opened(table))
    meanwhile(invitations.call(table, null))
    meanwhile(heralds.tellYours(table, invitedAt(table)))
    among.tellYours(table)
  }

  /** We have written it; `bots`: they are ours to ask. */
  async changed({ held, before, after, owed, entries }: Change, bots: boolean): Promise<void> {
    const { heralds, among, duties, laying, momentOf, meanwhile, ...ports } = this.ports
    ports.trace('written', after, { what: entries.map(({ what }) => what.type) })
    among.tellTable({ type: 'written', table: after.id, revision: after.revision })
    duties.note(owed)
    await this.show(held, before, after)
    duties.bots.ask(after, bots || undefined)
    await heralds.tellYours(after, [
      ...new Set([...personsAt(after), ...invitedAt(before), ...invitedAt(after)]),
    ])
    among.tellYours(after)
    if (after.phase !== 'playing' || before.phase !== after.phase) heralds.hallChanged()
    if (rematchIsDue(after, momentOf(after))) await laying.follow(after)
    if (before.doorOpen === null) meanwhile(ports.hallPushes.opened(after))
    meanwhile(ports.invitations.call(after, before))
    if (after.phase === 'playing' && before.phase === 'dealing')
      meanwhile(ports.turnPushes.begun(after, momentOf(after)))
  }

  /** Another node has written it, and does all else that is to be done. */
  async caughtUp(held: Held, before: CourtTable): Promise<void> {
    const after = held.saved
    this.ports.trace('heard of', after, { since: before.revision })
    await this.show(held, before, after)
    this.ports.duties.bots.ask(after)
  }

  private async show(held: Held, before: CourtTable, after: CourtTable): Promise<void> {
    const { guests, deliveries, turnPushes } = this.ports
    await guests.changed(held, after)
    const isSame = isSameSeating(before, after) || personsAt(before).join() === personsAt(after).join()
    if (!isSame) guests.tellPresence(after)
    if (after.phase === 'over' || after.phase === 'closed') {
      deliveries.forget(after)
      turnPushes.forget(after)
    }
  }
}
