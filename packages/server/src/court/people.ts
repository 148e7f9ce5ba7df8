/** Persons without accounts: a name, and devices that each keep a secret of which only the hash is here. */
import type { PersonTold } from '@durbar/protocol/court/told'
import type { Db, Store } from '../store/store.ts'
import { hashOf, newId, newSecret } from './chance.ts'

interface Wishes {
  readonly emblem: number | null
  readonly colour: number | null
}

const LINK_MS = 600_000
/** Names that are looked up again and again. */
const REMEMBERED = 10_000

export class People {
  private readonly store: Store
  private readonly now: () => number
  private readonly told = new Map<string, PersonTold>()

  constructor(store: Store, now: () => number) {
    this.store = store
    this.now = now
  }

  async arrive({ name, emblem, colour }: Wishes & { readonly name: string }) {
    const person = newId()
    const device = { id: newId(), secret: newSecret() }
    await this.store.write(async (db) => {
      const created = this.now()
      await db.insertInto('people').values({ id: person, name, emblem, colour, created }).execute()
      await db
        .insertInto('devices')
        .values({ id: device.id, person, secret: hashOf(device.secret), created })
        .execute()
    })
    return { person, device: device.id, secret: device.secret }
  }

  async rename(person: string, change: Partial<Wishes> & { readonly name?: string }): Promise<void> {
    if (Object.keys(change).length > 0)
      await this.store.write((db) => db.updateTable('people').set(change).where('id', '=', person).execute())
    this.unknow(person)
  }

  /** This person has another name, or none any more. */
  unknow(person: string): void {
    this.told.delete(person)
  }

  /** Whose device this is. The hash is looked up, so that nothing can be learned from how long it takes. */
  async whose(secret: string): Promise<{ person: string; device: string } | null> {
    const row = await this.store.db
      .selectFrom('devices')
      .select(['id', 'person'])
      .where('secret', '=', hashOf(secret))
      .executeTakeFirst()
    return row ? { person: row.person, device: row.id } : null
  }

  /** A link that carries this person to another device, within ten minutes and once. */
  async link(person: string): Promise<{ token: string; until: number }> {
    const token = newSecret()
    const until = this.now() + LINK_MS
    await this.store.write(async (db) => {
      await db.deleteFrom('links').where('until', '<=', this.now()).execute()
      await db
        .insertInto('links')
        .values({ hash: hashOf(token), person, until })
        .execute()
    })
    return { token, until }
  }

  async follow(token: string) {
    const device = { id: newId(), secret: newSecret() }
    return this.store.write(async (db) => {
      const row = await db
        .deleteFrom('links')
        .where('hash', '=', hashOf(token))
        .returning(['person', 'until'])
        .executeTakeFirst()
      if (!row || row.until <= this.now()) return null
      await db
        .insertInto('devices')
        .values({ id: device.id, person: row.person, secret: hashOf(device.secret), created: this.now() })
        .execute()
      return { person: row.person, device: device.id, secret: device.secret }
    })
  }

  /** One more device of somebody who has shown a passkey. */
  async admit(person: string) {
    const device = { id: newId(), secret: newSecret() }
    await this.store.write((db) =>
      db
        .insertInto('devices')
        .values({ id: device.id, person, secret: hashOf(device.secret), created: this.now() })
        .execute(),
    )
    return { person, device: device.id, secret: device.secret }
  }

  /** Fetches what `tell` will be asked for. */
  async meet(persons: readonly string[], db: Db = this.store.db): Promise<void> {
    const strangers = persons.filter((person) => !this.told.has(person))
    if (strangers.length === 0) return
    const rows = await db
      .selectFrom('people')
      .select(['id', 'name', 'emblem', 'colour'])
      .where('id', 'in', strangers)
      .execute()
    if (this.told.size > REMEMBERED) this.told.clear()
    for (const { id, ...told } of rows) this.told.set(id, { person: id, ...told })
  }

  /** Whoever has been met; everybody else is a guest. */
  tell(person: string): PersonTold {
    return this.told.get(person) ?? { person, name: null, emblem: null, colour: null }
  }

  async profile(person: string) {
    const { db } = this.store
    const row = await db.selectFrom('people').selectAll().where('id', '=', person).executeTakeFirst()
    if (!row) return null
    const devices = await db
      .selectFrom('devices')
      .select(['id', 'created'])
      .where('person', '=', person)
      .execute()
    const passkeys = await db.selectFrom('passkeys').select('created').where('person', '=', person).execute()
    const pushes = await db
      .selectFrom('subscriptions')
      .select('endpoint')
      .where('person', '=', person)
      .execute()
    return {
      person,
      name: row.name,
      emblem: row.emblem,
      colour: row.colour,
      since: row.created,
      devices: devices.map(({ id, created }) => ({ device: id, since: created })),
      passkeys: passkeys.map(({ created }) => created),
      subscriptions: pushes.length,
    }
  }

  /** Everything that makes this person one. Their moves in the records of others stay, as a guest's. */
  async forget(person: string): Promise<void> {
    await this.store.write(async (db) => {
      for (const table of [
        'devices',
        'links',
        'passkeys',
        'subscriptions',
        'mutes',
        'talk',
        'invitations',
        'record_seats',
      ] as const)
        await db.deleteFrom(table).where('person', '=', person).execute()
      await db.deleteFrom('mutes').where('muted', '=', person).execute()
      await db.deleteFrom('reports').where('by', '=', person).execute()
      await db.deleteFrom('people').where('id', '=', person).execute()
    })
    this.unknow(person)
  }
}
