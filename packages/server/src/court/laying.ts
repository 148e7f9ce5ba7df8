/** Laying tables: those that somebody opens, and those that follow a game. */
import {
  type CourtTable,
  type Moment,
  type No,
  type Ports,
  personsAt,
  refuseArrangement,
  rematchIsDue,
  rotated,
} from '@durbar/match/court'
import type { Arrangement, LaidSeat, OpenTable, TableWord } from '@durbar/protocol/court/arrangement'
import type { Happening } from '@durbar/protocol/court/entries'
import { commitmentTo } from '@durbar/protocol/court/seal'
import type { Store } from '../store/store.ts'
import { invitationTo, newId, newWord, wordKey } from './chance.ts'
import type { Tables } from './tables.ts'

const WORDS_TRIED = 8

interface LayingPorts {
  readonly store: Store
  readonly tables: Tables
  readonly gameOf: Ports['gameOf']
  momentOf(table: CourtTable): Moment
  /** What the court binds itself to. */
  newSecret(): string
}

export class Laying {
  private readonly ports: LayingPorts

  constructor(ports: LayingPorts) {
    this.ports = ports
  }

  async open(
    host: string,
    { arrangement, seats }: OpenTable,
  ): Promise<{ readonly table: CourtTable; readonly invitation: string } | No> {
    const refusal = refuseArrangement(arrangement, seats.length, this.ports)
    if (refusal) return refusal
    if (seats.filter(({ kind }) => kind === 'me').length !== 1)
      return { why: 'noSeat', refused: 'whoever opens a table sits at it, once' }
    const laid = seats.map((seat): LaidSeat => {
      if (seat.kind === 'me') return { kind: 'person', person: host }
      return seat.kind === 'here' ? { kind: 'person', person: host, guest: seat.name } : seat
    })
    const { table, write, hold, invitation } = await this.lay(host, arrangement, laid)
    await this.ports.store.write(write)
    hold()
    return { table, invitation }
  }

  /** The next game, in the same commit as the last word of this one. */
  async follow(table: CourtTable): Promise<void> {
    const { tables } = this.ports
    const willing = personsAt(table).filter((person) => table.wants.get(person))
    const host = willing.includes(table.host) ? table.host : willing[0]!
    const next = await this.lay(host, table.arrangement, rotated(table), table.id)
    const outcome = await tables.act(
      table.id,
      (now, moment) => (rematchIsDue(now, moment) ? [{ type: 'followed', table: next.table.id }] : []),
      undefined,
      next.write,
    )
    const now = await tables.tableOf(table.id)
    if (outcome.type === 'done' && now?.followed === next.table.id) next.hold()
  }

  /** Whoever knows the word is invited. */
  async byWord(word: TableWord): Promise<{ table: string; invitation: string } | null> {
    const row = await this.withWord(wordKey(word))
    return row ? { table: row.id, invitation: invitationTo(row.secret) } : null
  }

  private async lay(host: string, arrangement: Arrangement, seats: readonly LaidSeat[], after?: string) {
    const secret = this.ports.newSecret()
    const seal = commitmentTo(secret)
    const opened: Happening = { type: 'opened', host, arrangement, seats, seal, ...(after ? { after } : {}) }
    const laid = this.ports.tables.opening(newId(), opened, secret, await this.freeWord())
    return { ...laid, invitation: invitationTo(secret) }
  }

  /** A word that no other table has; null: by the rarest of chances there was none. */
  private async freeWord(): Promise<string | null> {
    for (let n = 0; n < WORDS_TRIED; n++) {
      const word = wordKey(newWord())
      if (!(await this.withWord(word))) return word
    }
    return null
  }

  private withWord(word: string) {
    const { db } = this.ports.store
    return db.selectFrom('tables').select(['id', 'secret']).where('word', '=', word).executeTakeFirst()
  }
}
