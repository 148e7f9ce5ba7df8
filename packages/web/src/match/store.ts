/**
 * Local tables on this device. `matches` holds the logs with their keys and is read by the match worker alone;
 * `tables` holds what the home page lists.
 */
import {
  readStoredMatch,
  readStoredSummary,
  revisionOf,
  type StoredMatch,
  type StoredSummary,
} from '@durbar/protocol/stored'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What lies there may be older than this code, or damaged. */
interface Schema extends DBSchema {
  matches: { key: string; value: unknown }
  tables: { key: string; value: unknown }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null
const database = () => {
  opened ??= openDB<Schema>('durbar', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' })
      db.createObjectStore('tables', { keyPath: 'id' })
    },
  })
  return opened
}

/** behind: somebody else has written since; gone: somebody has removed it. Neither is overwritten. */
type Saved = 'saved' | 'behind' | 'gone'

/** `follows`: the revision that this one follows; null: the table is new. */
export async function save(
  match: StoredMatch,
  summary: StoredSummary,
  follows: number | null,
): Promise<Saved> {
  const transaction = (await database()).transaction(['matches', 'tables'], 'readwrite')
  const matches = transaction.objectStore('matches')
  const there = revisionOf(await matches.get(match.id))
  if (there !== follows) return there === null ? 'gone' : 'behind'
  await Promise.all([matches.put(match), transaction.objectStore('tables').put(summary), transaction.done])
  return 'saved'
}

export type Loaded =
  | { readonly match: StoredMatch; readonly summary: StoredSummary }
  | 'missing'
  | 'unreadable'

export async function load(id: string): Promise<Loaded> {
  const db = await database()
  const [rawMatch, rawSummary] = await Promise.all([db.get('matches', id), db.get('tables', id)])
  if (!rawMatch || !rawSummary) return 'missing'
  const [match, summary] = [readStoredMatch(rawMatch), readStoredSummary(rawSummary)]
  return match && summary ? { match, summary } : 'unreadable'
}

export async function forget(id: string): Promise<void> {
  const transaction = (await database()).transaction(['matches', 'tables'], 'readwrite')
  await Promise.all([
    transaction.objectStore('matches').delete(id),
    transaction.objectStore('tables').delete(id),
    transaction.done,
  ])
}

/** Latest first; what cannot be read is counted and left alone. */
export async function tables(): Promise<{ summaries: StoredSummary[]; unreadable: number }> {
  const all = await (await database()).getAll('tables')
  const summaries = all.map(readStoredSummary).filter((each) => each !== null)
  summaries.sort((a, b) => b.updated - a.updated)
  return { summaries, unreadable: all.length - summaries.length }
}
