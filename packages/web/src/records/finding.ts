/** Finds a record by its own name or by that of the table where it was played, here or at court, and keeps it. */
import type { Shelved } from '@durbar/protocol/shelved'
import type { Reader } from '../match/record-reader.ts'
import type { Examined, Readable } from './asked.ts'
import { handedOver } from './handed-over.ts'
import { SENT, unpacked } from './linking.ts'
import { rowFor } from './row-for.ts'
import { rowOf, shelf, shelve, textOf } from './store.ts'

export interface Found {
  readonly row: Shelved
  readonly record: Readable
  readonly text: string
  /** It lies on the shelf. */
  readonly kept: boolean
}
/** null: there is none of that name. */
export type Finding = Found | Extract<Examined, { ok: false }> | null

/** What the court calls its tables; those of this device have shorter names. */
const AT_COURT = /^[0-9a-f]{24}$/
const SOON_MS = 150

/** Where it was played, if that was at court. */
export const tableAtCourt = ({ table }: Pick<Shelved, 'table'>): string | null =>
  table !== null && AT_COURT.test(table) ? table : null

const shelved = (row: Shelved, text: string) =>
  shelve(row, text).then(
    () => true,
    () => false,
  )

/** Checks a text and puts it on the shelf. What does not fit is not put there; what is there already stays as it is. */
export async function keep(reader: Reader, text: string, given: Partial<Shelved> = {}): Promise<Finding> {
  const record = await reader.examine(text)
  if (!record.ok) return record
  const known = await rowOf(record.id).catch(() => null)
  const row = known ?? rowFor(record, given)
  // A device that keeps nothing can still look at it.
  const kept = known !== null || (!record.doubt && (await shelved(row, text)))
  return { row, record, text, kept }
}

async function onShelf(reader: Reader, name: string): Promise<Found | null> {
  const own = await rowOf(name).catch(() => null)
  const row = own ?? (await shelf().catch(() => null))?.rows.find(({ table }) => table === name)
  const text = row && (await textOf(row.id))
  if (!row || !text) return null
  const record = await reader.examine(text)
  return record.ok ? { row, record, text, kept: true } : null
}

async function atCourt(reader: Reader, table: string): Promise<Finding> {
  const reply = await fetch(`/api/records/${encodeURIComponent(table)}`).catch(() => null)
  const json = reply?.ok && reply.headers.get('content-type')?.includes('json')
  return json ? keep(reader, await reply.text(), { table }) : null
}

async function handed(reader: Reader, text: string): Promise<Finding> {
  const record = await reader.examine(text)
  return record.ok ? { row: rowFor(record, {}), record, text, kept: false } : record
}

export async function find(reader: Reader, name: string): Promise<Finding> {
  const given = name === SENT ? await unpacked(location.hash.slice(1)) : handedOver(name)
  if (given) return handed(reader, given)
  if (name === SENT) return null
  const known = await onShelf(reader, name)
  if (known) return known
  if (AT_COURT.test(name)) return atCourt(reader, name)
  // A finished table that stands on this device becomes a record; its worker may be about to write it down.
  for (let again = 0; again < 5; again++) {
    await reader.gather([name]).catch(() => 0)
    const gathered = await onShelf(reader, name)
    if (gathered) return gathered
    await new Promise((resolve) => setTimeout(resolve, SOON_MS))
  }
  return null
}
