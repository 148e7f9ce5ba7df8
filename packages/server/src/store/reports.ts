/** What players have reported of the talk at their tables, for whoever runs the court; read also while it is open. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Message, messageSchema } from '@durbar/protocol/court/frames'
import Database from 'libsql'
import { FILE } from './store.ts'
import { inWords, StoreTrouble } from './trouble.ts'

export interface Report {
  readonly table: string
  /** When it was reported, and by whom. */
  readonly at: number
  readonly by: string
  readonly said: Message
}

interface Row {
  readonly table_id: string
  readonly at: number
  readonly by: string
  readonly said_json: string
}

export function reportsIn(folder: string): readonly Report[] {
  const file = join(folder, FILE)
  if (!existsSync(file)) throw new StoreTrouble(`there is no court here yet: ${file} does not exist`)
  try {
    const db = new Database(file, { readonly: true })
    try {
      db.pragma('busy_timeout = 5000')
      const rows = db.prepare('select table_id, at, by, said_json from reports order by at').all() as Row[]
      return rows.map(({ table_id: table, at, by, said_json }) => ({
        table,
        at,
        by,
        said: messageSchema.parse(JSON.parse(said_json)),
      }))
    } finally {
      db.close()
    }
  } catch (error) {
    throw inWords(error, file)
  }
}
