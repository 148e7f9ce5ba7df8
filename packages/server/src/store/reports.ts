/** What players have reported of the talk at their tables, for whoever runs the court; read also while it is open. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Message, messageSchema } from '@durbar/protocol/court/frames'
import Database from 'libsql'
import { isDatabase, openStore } from './open.ts'
import type { Schema } from './schema.ts'
import { FILE } from './sqlite.ts'
import { inWords, StoreTrouble } from './trouble.ts'

interface Report {
  readonly table: string
  /** When it was reported, and by whom. */
  readonly at: number
  readonly by: string
  readonly said: Message
}

/** `where`: the folder of a court, or the address of its database. */
export async function reportsIn(where: string): Promise<readonly Report[]> {
  const rows = await (isDatabase(where) ? rowsOfDatabase(where) : rowsOfFile(where))
  return rows.map(({ table_id: table, at, by, said_json }) => ({
    table,
    at,
    by,
    said: messageSchema.parse(JSON.parse(said_json)),
  }))
}

type Row = Schema['reports']

async function rowsOfDatabase(where: string): Promise<readonly Row[]> {
  const store = await openStore(where)
  try {
    return await store.db.selectFrom('reports').selectAll().orderBy('at').execute()
  } finally {
    await store.close()
  }
}

/** Not as a store: the court that is open holds its folder. */
function rowsOfFile(folder: string): readonly Row[] {
  const file = join(folder, FILE)
  if (!existsSync(file)) throw new StoreTrouble(`there is no court here yet: ${file} does not exist`)
  try {
    const db = new Database(file, { readonly: true })
    try {
      db.pragma('busy_timeout = 5000')
      return db.prepare('select * from reports order by at').all() as Row[]
    } finally {
      db.close()
    }
  } catch (error) {
    throw inWords(error, file)
  }
}
