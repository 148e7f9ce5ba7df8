/** One file that is always whole: migrations from every earlier shape, a full disk, a broken file, copies. */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { describe, expect, onTestFinished, test } from 'vitest'
import { backUp, openStore, restore, type Store, StoreTrouble } from '../../src/court.ts'
import { MIGRATIONS, migrate } from '../../src/store/migrations.ts'
import type { SqliteStore } from '../../src/store/sqlite.ts'
import { begin, Client, newFolder, openHouse, openTable } from './house.ts'

const shapeOf = (file: string) => {
  const db = new Database(file)
  const rows = db
    .prepare("select type, name, sql from sqlite_master where name not like 'sqlite_%' order by name")
    .all()
  db.close()
  return rows
}

async function storeAt(folder: string): Promise<Store> {
  const store = await openStore(folder)
  onTestFinished(() => store.close().catch(() => {}))
  return store
}

type Row = Readonly<Record<string, string | number>>

/** A row in every table that this shape has, with something in every column. */
function fill(raw: Database.Database): ReadonlyMap<string, Row> {
  const tables = raw
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all()
    .map((each) => (each as { name: string }).name)
    .filter((name) => !name.startsWith('kysely_'))
  return new Map(
    tables.map((table) => {
      const columns = raw.pragma(`table_info(${table})`) as { name: string; type: string }[]
      const row = Object.fromEntries(
        columns.map(({ name, type }, n) => [name, type === 'integer' ? n + 1 : `${table}.${name}`]),
      )
      const names = columns.map(({ name }) => `"${name}"`).join()
      const values = columns.map(() => '?').join()
      raw.prepare(`insert into ${table} (${names}) values (${values})`).run(Object.values(row))
      return [table, row]
    }),
  )
}

test('every earlier shape is brought to the one of today, with what was in every table of it', async () => {
  const today = newFolder()
  await storeAt(today)
  const wanted = shapeOf(join(today, 'durbar.db'))
  for (const name of Object.keys(MIGRATIONS)) {
    const folder = newFolder()
    const file = join(folder, 'durbar.db')
    const raw = new Database(file)
    const db = new Kysely({ dialect: new SqliteDialect({ database: raw as never }) })
    await migrate(db, name)
    const filled = fill(raw)
    expect(filled.size).toBeGreaterThan(6)
    await db.destroy()
    const store = await storeAt(folder)
    expect(shapeOf(file)).toEqual(wanted)
    for (const [table, row] of filled)
      expect(
        await store.db
          .selectFrom(table as 'notes')
          .selectAll()
          .execute(),
        `${name}: ${table}`,
      ).toEqual([expect.objectContaining(row)])
  }
})

test('acknowledged is on disk: every commit waits for the disk', async () => {
  const store = await storeAt(newFolder())
  const { raw } = store as unknown as { raw: Database.Database }
  expect(raw.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }])
  expect(raw.pragma('synchronous')).toEqual([{ synchronous: 2 }])
  expect(statSync(store.where).mode & 0o077).toBe(0)
})

test('a full disk: a clear message, nothing half-done, and everything goes on once there is room', async () => {
  const house = await openHouse()
  const anna = await Client.arrive(house, 'Anna')
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }])
  await anna.join(table, 0)
  const { revision } = anna.last('table').table
  const store = house.store as SqliteStore
  const pages = statSync(store.where).size
  store.limitTo(Math.ceil(pages / 4096) || 1)
  // The write-ahead log holds what fits; at last nothing does.
  let refused = 0
  let done = revision
  for (let n = 0; n < 400 && refused < 3; n++) {
    const name = 'x'.repeat(40)
    const answer = await anna.intend(table, { type: 'lay', seat: 1, as: { kind: 'invited', name } })
    if (answer.type === 'failed') refused++
    else if (answer.type === 'done') done = answer.revision
  }
  expect(refused).toBe(3)
  expect(house.lines.join()).toMatch(/disk .* is full/)
  store.limitTo(1_000_000)
  const answer = await anna.intend(table, { type: 'ready', ready: true })
  expect(answer).toEqual({ type: 'done', revision: done + 1 })
  const rows = await house.store.db
    .selectFrom('entries')
    .select('revision')
    .where('table_id', '=', table)
    .execute()
  expect(rows.map((row) => row.revision)).toEqual(Array.from({ length: done + 1 }, (_, n) => n + 1))
})

describe('a file that cannot be used', () => {
  test('is named, with what to do', async () => {
    const folder = newFolder()
    writeFileSync(
      join(folder, 'durbar.db'),
      'this is no database, and long enough to be seen as none'.repeat(40),
    )
    await expect(openStore(folder)).rejects.toThrow(/damaged or no file of Durbar.*durbar restore/)
    await expect(openStore(folder)).rejects.toBeInstanceOf(StoreTrouble)
  })

  test('a folder where a file stands', async () => {
    const file = join(newFolder(), 'taken')
    writeFileSync(file, '')
    await expect(openStore(join(file, 'data'))).rejects.toThrow(/cannot be written: DURBAR_DATA/)
  })
})

test('a copy is made while people play, and brings everything back', async () => {
  const house = await openHouse()
  const data = join(house.folder, 'data')
  const anna = await Client.arrive(house, 'Anna')
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'bot', level: 'level1' }])
  await anna.join(table, 0)
  await begin(table, anna)
  await expect.poll(() => anna.last('update').question).not.toBeNull()
  const copy = join(house.folder, 'copies', 'monday.db')
  backUp(data, copy)
  const { ply, revision, question } = anna.last('update')
  await anna.does(table, { type: 'play', seat: 0, ply, revision, move: question!.moves[0]! })
  expect(() => backUp(data, copy)).toThrow(/overwrites nothing/)
  await expect(restore(data, copy)).rejects.toThrow(/court is open/)
  await expect(openStore(data)).rejects.toThrow(/court is open/)
  const elsewhere = newFolder()
  expect(await restore(join(elsewhere, 'data'), copy)).toBeNull()
  const next = await openHouse({ folder: elsewhere })
  const back = await Client.with(next, anna.device)
  await back.join(table, 0)
  expect(back.last('update')).toMatchObject({ ply, revision })
})

test('what is no whole copy is not put in the place of anything', async () => {
  const folder = newFolder()
  const store = await openStore(folder)
  await store.keepNote('kept', 'yes')
  await store.close()
  const bad = join(folder, 'bad.db')
  writeFileSync(bad, readFileSync(join(folder, 'durbar.db')).subarray(0, 6000))
  await expect(restore(folder, bad)).rejects.toThrow(StoreTrouble)
  await expect(restore(folder, join(folder, 'none.db'))).rejects.toThrow(/no file/)
  const foreign = join(folder, 'foreign.db')
  const other = new Database(foreign)
  other.exec('create table t (a)')
  other.close()
  await expect(restore(folder, foreign)).rejects.toThrow(/no whole backup/)
  expect(await (await storeAt(folder)).note('kept')).toBe('yes')
  expect(() => backUp(join(folder, 'nowhere'), join(folder, 'x.db'))).toThrow(/nothing to copy/)
  expect(existsSync(join(folder, 'x.db'))).toBe(false)
  rmSync(bad)
})
