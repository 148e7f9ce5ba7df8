/**
 * Records on this device, in a database of their own: no window with an older house can stand in its way. `rows` is
 * what the library lists, `files` the records themselves, `reviews` what was thought about them.
 */
import { readShelved, type Shelved } from '@durbar/protocol/shelved'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What lies there may be older than this code, or damaged. */
interface Schema extends DBSchema {
  rows: { key: string; value: unknown }
  files: { key: string; value: { readonly id: string; readonly text: string } }
  reviews: { key: string; value: unknown }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null
export const database = () => {
  opened ??= openDB<Schema>('durbar-records', 1, {
    upgrade(db) {
      for (const name of ['rows', 'files', 'reviews'] as const) db.createObjectStore(name, { keyPath: 'id' })
    },
  })
  return opened
}

/** The text of a record and its row, together or not at all. */
export async function shelve(row: Shelved, text: string): Promise<void> {
  const transaction = (await database()).transaction(['rows', 'files'], 'readwrite')
  await Promise.all([
    transaction.objectStore('rows').put(row),
    transaction.objectStore('files').put({ id: row.id, text }),
    transaction.done,
  ])
}

/** A note, or what was drawn of it; null: it is no longer there. */
export async function amend(
  id: string,
  change: Partial<Pick<Shelved, 'note' | 'race'>>,
): Promise<Shelved | null> {
  const transaction = (await database()).transaction('rows', 'readwrite')
  const row = readShelved(await transaction.store.get(id))
  if (!row) return null
  const changed = { ...row, ...change }
  await Promise.all([transaction.store.put(changed), transaction.done])
  return changed
}

export async function rowOf(id: string): Promise<Shelved | null> {
  return readShelved(await (await database()).get('rows', id))
}

export async function textOf(id: string): Promise<string | null> {
  return (await (await database()).get('files', id))?.text ?? null
}

/** What somebody discarded leaves its name, so that the table it was played at does not bring it back. */
interface Gone {
  readonly id: string
  readonly gone: true
  readonly table: string | null
}
const isGone = (raw: unknown): raw is Gone => typeof raw === 'object' && raw !== null && 'gone' in raw

/** Whether it lies on the shelf, or was discarded. */
export async function isKnown(id: string): Promise<boolean> {
  return (await (await database()).get('rows', id)) !== undefined
}

export async function discard({ id, table }: Pick<Shelved, 'id' | 'table'>): Promise<void> {
  const transaction = (await database()).transaction(['rows', 'files', 'reviews'], 'readwrite')
  const gone: Gone = { id, gone: true, table }
  await Promise.all([
    transaction.objectStore('rows').put(gone),
    transaction.objectStore('files').delete(id),
    // Piece by piece, under names that begin with its own.
    transaction.objectStore('reviews').delete(IDBKeyRange.bound(id, `${id}#~`)),
    transaction.done,
  ])
}

export interface Shelf {
  /** Latest first. */
  readonly rows: readonly Shelved[]
  /** Counted and left alone. */
  readonly unreadable: number
  /** Tables whose records were discarded. */
  readonly gone: readonly string[]
}

export async function shelf(): Promise<Shelf> {
  const all = await (await database()).getAll('rows')
  const gone = all.filter(isGone)
  const rows = all.map(readShelved).filter((row) => row !== null)
  rows.sort((a, b) => b.played - a.played)
  return {
    rows,
    unreadable: all.length - rows.length - gone.length,
    gone: gone.flatMap(({ table }) => table ?? []),
  }
}
