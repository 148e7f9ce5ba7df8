/** Many tables in a court's file, without anybody having to play them. */
import { sql } from 'kysely'
import { SqliteStore } from '../src/store/sqlite.ts'

/** The tables in this folder's file so many times more, each with its log, its seats and what it owes. */
export async function copyTables(folder: string, times: number): Promise<void> {
  const store = await SqliteStore.open(folder)
  try {
    await store.write(async (db) => {
      const copies = sql`with recursive copy(n) as (select 1 union all select n + 1 from copy where n < ${times})`
      await sql`insert into tables ${copies} select id || '-' || n, secret, null, game, phase, door, free, updated from tables, copy`.execute(
        db,
      )
      await sql`insert into seats ${copies} select table_id || '-' || n, person from seats, copy`.execute(db)
      await sql`insert into entries ${copies} select table_id || '-' || n, revision, at, body_json, actor, key from entries, copy`.execute(
        db,
      )
    })
  } finally {
    await store.close()
  }
}
