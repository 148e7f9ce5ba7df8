/** How the store came to its shape: forward only, one step after the other, run at every start. */
import { type Kysely, type Migration, Migrator, PostgresAdapter, sql } from 'kysely'

type Db = Kysely<unknown>
const text = 'text'
/** Times are milliseconds: what PostgreSQL calls an integer ends in January 1970. */
const wholeIn = (db: Db) => (db.getExecutor().adapter instanceof PostgresAdapter ? 'bigint' : 'integer')

/** A step that has been published is never changed again. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-tables': {
    async up(db: Db) {
      const whole = wholeIn(db)
      await db.schema
        .createTable('tables')
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('secret', text, (c) => c.notNull())
        .addColumn('word', text, (c) => c.unique())
        .addColumn('game', text, (c) => c.notNull())
        .addColumn('phase', text, (c) => c.notNull())
        .addColumn('door', text, (c) => c.notNull())
        .addColumn('free', whole, (c) => c.notNull())
        .addColumn('updated', whole, (c) => c.notNull())
        .execute()
      await db.schema.createIndex('tables_phase').on('tables').columns(['phase', 'updated']).execute()
      await db.schema
        .createTable('entries')
        .addColumn('table_id', text, (c) => c.notNull())
        .addColumn('revision', whole, (c) => c.notNull())
        .addColumn('at', whole, (c) => c.notNull())
        .addColumn('body_json', text, (c) => c.notNull())
        .addColumn('actor', text)
        .addColumn('key', text)
        .addPrimaryKeyConstraint('entries_once', ['table_id', 'revision'])
        .execute()
      await sql`create unique index entries_key on entries (table_id, actor, key) where key is not null`.execute(
        db,
      )
      await db.schema
        .createTable('seats')
        .addColumn('table_id', text, (c) => c.notNull())
        .addColumn('person', text, (c) => c.notNull())
        .addPrimaryKeyConstraint('seats_once', ['person', 'table_id'])
        .execute()
      await db.schema.createIndex('seats_table').on('seats').column('table_id').execute()
      await db.schema
        .createTable('owed')
        .addColumn('table_id', text, (c) => c.notNull())
        .addColumn('kind', text, (c) => c.notNull())
        .addColumn('due', whole, (c) => c.notNull())
        .addPrimaryKeyConstraint('owed_once', ['table_id', 'kind'])
        .execute()
      await db.schema
        .createTable('records')
        .addColumn('table_id', text, (c) => c.primaryKey())
        .addColumn('game', text, (c) => c.notNull())
        .addColumn('ended', whole, (c) => c.notNull())
        .addColumn('body_json', text, (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('record_seats')
        .addColumn('table_id', text, (c) => c.notNull())
        .addColumn('person', text, (c) => c.notNull())
        .addColumn('seat', whole, (c) => c.notNull())
        .addPrimaryKeyConstraint('record_seats_once', ['person', 'table_id', 'seat'])
        .execute()
      await db.schema
        .createTable('rests')
        .addColumn('from', whole, (c) => c.notNull())
        .addColumn('to', whole, (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('notes')
        .addColumn('name', text, (c) => c.primaryKey())
        .addColumn('value', text, (c) => c.notNull())
        .execute()
    },
  },
  '002-people': {
    async up(db: Db) {
      const whole = wholeIn(db)
      await db.schema
        .createTable('people')
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('name', text, (c) => c.notNull())
        .addColumn('emblem', whole)
        .addColumn('colour', whole)
        .addColumn('created', whole, (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('devices')
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('person', text, (c) => c.notNull())
        .addColumn('secret', text, (c) => c.notNull().unique())
        .addColumn('created', whole, (c) => c.notNull())
        .execute()
      await db.schema.createIndex('devices_person').on('devices').column('person').execute()
      await db.schema
        .createTable('links')
        .addColumn('hash', text, (c) => c.primaryKey())
        .addColumn('person', text, (c) => c.notNull())
        .addColumn('until', whole, (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('passkeys')
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('person', text, (c) => c.notNull())
        .addColumn('public_key', text, (c) => c.notNull())
        .addColumn('counter', whole, (c) => c.notNull())
        .addColumn('created', whole, (c) => c.notNull())
        .execute()
    },
  },
  '003-talk-and-push': {
    async up(db: Db) {
      const whole = wholeIn(db)
      await db.schema
        .createTable('talk')
        .addColumn('table_id', text, (c) => c.notNull())
        .addColumn('n', whole, (c) => c.notNull())
        .addColumn('at', whole, (c) => c.notNull())
        .addColumn('room', text, (c) => c.notNull())
        .addColumn('person', text, (c) => c.notNull())
        .addColumn('what_json', text, (c) => c.notNull())
        .addColumn('key', text, (c) => c.notNull())
        .addPrimaryKeyConstraint('talk_once', ['table_id', 'n'])
        .addUniqueConstraint('talk_key', ['table_id', 'person', 'key'])
        .execute()
      await db.schema
        .createTable('mutes')
        .addColumn('person', text, (c) => c.notNull())
        .addColumn('muted', text, (c) => c.notNull())
        .addPrimaryKeyConstraint('mutes_once', ['person', 'muted'])
        .execute()
      await db.schema
        .createTable('reports')
        .addColumn('table_id', text, (c) => c.notNull())
        .addColumn('n', whole, (c) => c.notNull())
        .addColumn('by', text, (c) => c.notNull())
        .addColumn('at', whole, (c) => c.notNull())
        .addColumn('said_json', text, (c) => c.notNull())
        .addPrimaryKeyConstraint('reports_once', ['table_id', 'n', 'by'])
        .execute()
      await db.schema
        .createTable('subscriptions')
        .addColumn('endpoint', text, (c) => c.primaryKey())
        .addColumn('person', text, (c) => c.notNull())
        .addColumn('p256dh', text, (c) => c.notNull())
        .addColumn('auth', text, (c) => c.notNull())
        .addColumn('quiet_json', text)
        .addColumn('about_json', text, (c) => c.notNull())
        .execute()
      await db.schema.createIndex('subscriptions_person').on('subscriptions').column('person').execute()
    },
  },
  '004-nodes': {
    async up(db: Db) {
      const whole = wholeIn(db)
      await db.schema
        .alterTable('owed')
        .addColumn('holder', text, (c) => c.notNull().defaultTo(''))
        .execute()
      await db.schema
        .alterTable('owed')
        .addColumn('until', whole, (c) => c.notNull().defaultTo(0))
        .execute()
      await db.schema.alterTable('owed').addColumn('settled', whole).execute()
      await db.schema.createIndex('owed_open').on('owed').columns(['until', 'due']).execute()
      await db.schema
        .createTable('challenges')
        .addColumn('challenge', text, (c) => c.primaryKey())
        .addColumn('person', text, (c) => c.notNull())
        .addColumn('until', whole, (c) => c.notNull())
        .execute()
    },
  },
  '005-invitations': {
    async up(db: Db) {
      await db.schema
        .createTable('invitations')
        .addColumn('table_id', text, (c) => c.notNull())
        .addColumn('person', text, (c) => c.notNull())
        .addPrimaryKeyConstraint('invitations_once', ['person', 'table_id'])
        .execute()
      await db.schema.createIndex('invitations_table').on('invitations').column('table_id').execute()
    },
  },
  '006-reviews': {
    async up(db: Db) {
      const whole = wholeIn(db)
      await db.schema
        .createTable('reviews')
        .addColumn('table_id', text, (c) => c.primaryKey())
        .addColumn('asked', whole, (c) => c.notNull())
        .addColumn('state', text, (c) => c.notNull())
        .addColumn('share', whole, (c) => c.notNull())
        .addColumn('head_json', text)
        .addColumn('why', text)
        .addColumn('holder', text, (c) => c.notNull())
        .addColumn('until', whole, (c) => c.notNull())
        .execute()
      await db.schema.createIndex('reviews_owed').on('reviews').columns(['state', 'asked']).execute()
      await db.schema
        .createTable('review_pieces')
        .addColumn('table_id', text, (c) => c.notNull())
        .addColumn('piece', text, (c) => c.notNull())
        .addColumn('n', whole, (c) => c.notNull())
        .addColumn('done_json', text, (c) => c.notNull())
        .addPrimaryKeyConstraint('review_pieces_once', ['table_id', 'piece'])
        .execute()
      await db.schema.createIndex('review_pieces_n').on('review_pieces').columns(['table_id', 'n']).execute()
    },
  },
}

/** Brings the store to the latest shape, or to the one named. */
export async function migrate<T>(db: Kysely<T>, to?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } })
  const { error } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to)
  if (error) throw error
}
