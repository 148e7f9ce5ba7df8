/**
 * One court per folder. The lock is the system's own, on a file beside the store: it ends with the process, however
 * that ends, and says nothing about what is in the store.
 */
import { join } from 'node:path'
import Database from 'libsql'
import { StoreTrouble } from './trouble.ts'

/** The answer lets it go again. */
export function holdFolder(folder: string): () => void {
  const db = new Database(join(folder, 'open.lock'))
  try {
    db.pragma('busy_timeout = 0')
    db.exec('begin exclusive')
  } catch (error) {
    db.close()
    if (/BUSY|LOCKED/.test(`${(error as { code?: string }).code}`))
      throw new StoreTrouble(
        `a court is open on ${folder} already: stop it first, or name another with DURBAR_DATA`,
      )
    throw error
  }
  return () => {
    db.exec('rollback')
    db.close()
  }
}
