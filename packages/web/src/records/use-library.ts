/** The shelf as it fills: what lies there, what was finished since, here or at court, and the line of each game. */
import type { Shelved } from '@durbar/protocol/shelved'
import { useCallback, useEffect, useState } from 'react'
import { isAtCourt } from '../court/is-at-court.ts'
import { loadTable } from '../games.ts'
import type { Reader } from '../match/record-reader.ts'
import { tables } from '../match/store.ts'
import { amend, type Shelf, shelf, textOf } from './store.ts'
import { raceOf } from './use-race.ts'

const EMPTY: Shelf = { rows: [], unreadable: 0, gone: [] }
const MOST_STOPS = 100
/** In one visit: whoever has played hundreds of games at court fetches the rest by and by. */
const MOST_FETCHED = 40

/** Tables finished on this device before it kept records. */
async function gatherHere(reader: Reader, { rows, gone }: Shelf): Promise<number> {
  const { summaries } = await tables()
  const known = new Set([...gone, ...rows.flatMap(({ table }) => table ?? [])])
  const missing = summaries.filter(({ id, over }) => over && !known.has(id)).map(({ id }) => id)
  return missing.length > 0 ? reader.gather(missing) : 0
}

/** Games played at court come to this device, and are checked by it. */
async function gatherAtCourt(reader: Reader, { rows, gone }: Shelf): Promise<number> {
  if (!isAtCourt()) return 0
  const [{ mine }, { keep }] = await Promise.all([import('../me/api.ts'), import('./finding.ts')])
  const reply = await mine.records()
  if (!reply.ok) return 0
  const known = new Set([...gone, ...rows.flatMap(({ table }) => table ?? [])])
  const missing = reply.value.records.filter(({ table }) => !known.has(table)).slice(0, MOST_FETCHED)
  for (const { table, ended } of missing) {
    const record = await fetch(`/api/records/${encodeURIComponent(table)}`).catch(() => null)
    if (record?.ok) await keep(reader, await record.text(), { table, played: ended })
  }
  return missing.length
}

/** The line of a game that nobody has opened yet. */
async function drawn(reader: Reader, { id, game, seats }: Shelved): Promise<Shelved | null> {
  const [text, table] = await Promise.all([textOf(id), loadTable(game)])
  if (!text || !table || !(await reader.examine(text)).ok) return null
  const race = raceOf(await reader.stops(MOST_STOPS), table, seats.length)
  return race && amend(id, { race: race.figures.map((each) => [...each]) })
}

interface Library extends Shelf {
  readonly loading: boolean
  look(): Promise<void>
  change(row: Shelved): void
}

export function useLibrary(reader: Reader | null): Library {
  const [found, setFound] = useState<Shelf | null>(null)
  // A device that keeps nothing has an empty shelf.
  const look = useCallback(async () => setFound(await shelf().catch(() => EMPTY)), [])
  const change = useCallback(
    (row: Shelved) =>
      setFound((now) => now && { ...now, rows: now.rows.map((each) => (each.id === row.id ? row : each)) }),
    [],
  )
  useEffect(() => {
    if (!reader) return
    let gone = false
    const fill = async () => {
      const now = await shelf()
      const added = (await gatherHere(reader, now)) + (await gatherAtCourt(reader, now))
      if (gone) return
      if (added > 0) await look()
      const { rows } = await shelf()
      for (const row of rows) {
        if (gone) return
        const changed = row.race === null ? await drawn(reader, row) : null
        if (changed) change(changed)
      }
    }
    void look()
      .then(fill)
      .catch(() => undefined)
    return () => {
      gone = true
    }
  }, [reader, look, change])
  return { ...(found ?? EMPTY), loading: found === null, look, change }
}
