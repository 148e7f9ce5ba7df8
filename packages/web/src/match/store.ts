/**
 * Local tables on this device. `matches` holds the logs with their keys and is read by the match worker alone;
 * `tables` holds what the home page lists.
 */
import type { Match } from '@durbar/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { TableCard } from './messages.ts'

interface Schema extends DBSchema {
  matches: { key: string; value: { id: string; match: Match } }
  tables: { key: string; value: TableCard }
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

export async function save(card: TableCard, match: Match): Promise<void> {
  const transaction = (await database()).transaction(['matches', 'tables'], 'readwrite')
  await Promise.all([
    transaction.objectStore('matches').put({ id: card.id, match }),
    transaction.objectStore('tables').put(card),
    transaction.done,
  ])
}

export async function load(id: string): Promise<{ card: TableCard; match: Match } | null> {
  const db = await database()
  const [stored, card] = await Promise.all([db.get('matches', id), db.get('tables', id)])
  return stored && card ? { card, match: stored.match } : null
}

export async function forget(id: string): Promise<void> {
  const transaction = (await database()).transaction(['matches', 'tables'], 'readwrite')
  await Promise.all([
    transaction.objectStore('matches').delete(id),
    transaction.objectStore('tables').delete(id),
    transaction.done,
  ])
}

const isCard = ({ id, game, seats, updated, ply, caption }: Partial<TableCard>): boolean =>
  typeof id === 'string' &&
  typeof game === 'string' &&
  typeof updated === 'number' &&
  typeof ply === 'number' &&
  typeof caption === 'string' &&
  Array.isArray(seats) &&
  seats.every((seat) => typeof seat?.name === 'string')

/** Latest first; what cannot be read is counted and left alone. */
export async function tables(): Promise<{ cards: TableCard[]; unreadable: number }> {
  const all = await (await database()).getAll('tables')
  const cards = all.filter(isCard).sort((a, b) => b.updated - a.updated)
  return { cards, unreadable: all.length - cards.length }
}
