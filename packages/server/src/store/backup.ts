/** Copies of the whole store: one while the court is open, and the way back. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Database from 'libsql'
import { holdFolder } from './holding.ts'
import { FILE } from './sqlite.ts'
import { inWords, StoreTrouble } from './trouble.ts'

/** A whole and consistent copy of what is committed now, also while others write. */
export function backUp(folder: string, to: string): void {
  const file = join(folder, FILE)
  if (!existsSync(file)) throw new StoreTrouble(`there is nothing to copy: ${file} does not exist`)
  if (existsSync(to)) throw new StoreTrouble(`${to} is there already: a backup overwrites nothing`)
  const fresh = `${to}.${process.pid}`
  try {
    mkdirSync(dirname(to), { recursive: true })
    const db = new Database(file)
    try {
      db.pragma('busy_timeout = 5000')
      db.prepare('vacuum into ?').run([fresh])
    } finally {
      db.close()
    }
    check(fresh)
    renameSync(fresh, to)
  } catch (error) {
    rmSync(fresh, { force: true })
    throw inWords(error, file)
  }
}

/** Puts a copy in the place of the store. What was there before stays beside it. */
export async function restore(folder: string, from: string): Promise<string | null> {
  const file = join(folder, FILE)
  try {
    check(from)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const letGo = holdFolder(folder)
    try {
      return await put(from, file)
    } finally {
      letGo()
    }
  } catch (error) {
    throw inWords(error, from)
  }
}

async function put(from: string, file: string): Promise<string | null> {
  const fresh = `${file}.restored`
  await copyFile(from, fresh)
  const before = existsSync(file) ? `${file}.before-${Date.now()}` : null
  if (before) {
    settle(file)
    renameSync(file, before)
  }
  for (const rest of ['-wal', '-shm']) rmSync(file + rest, { force: true })
  renameSync(fresh, file)
  return before
}

/** Everything into the one file. */
function settle(file: string): void {
  try {
    const db = new Database(file)
    db.pragma('wal_checkpoint(TRUNCATE)')
    db.close()
  } catch {
    // Damaged: that is why somebody restores.
  }
}

function check(file: string): void {
  if (!existsSync(file)) throw new StoreTrouble(`there is no file ${file}`)
  const db = new Database(file, { readonly: true } as never)
  try {
    const [row] = db.prepare('pragma integrity_check').all() as { integrity_check: string }[]
    const known = db.prepare("select name from sqlite_master where name = 'entries'").all()
    if (row?.integrity_check !== 'ok' || known.length === 0)
      throw new StoreTrouble(`${file} is no whole backup of Durbar`)
  } finally {
    db.close()
  }
}
