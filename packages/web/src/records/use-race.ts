/** The figure of every seat along the way, as the tables write it beside a name; kept, so that the library can draw it. */
import { type AnyTable, useLanguage } from '@durbar/table'
import { useEffect, useState } from 'react'
import type { Reader } from '../match/record-reader.ts'
import type { Stop } from './asked.ts'
import type { Race } from './at.ts'
import type { Found } from './finding.ts'
import { amend } from './store.ts'

const MOST_STOPS = 100

/** null: a figure of this game is no number. "3/6" is three. */
export function raceOf(stops: readonly Stop[], table: AnyTable, seats: number): Race | null {
  const figures = stops.map(({ view }) =>
    Array.from({ length: seats }, (_, seat) =>
      Number.parseFloat(String(table.figure(view, seat, 'en').value)),
    ),
  )
  if (figures.flat().some(Number.isNaN)) return null
  return { plies: stops.map(({ ply }) => ply), figures }
}

export function useRace(reader: Reader, { row, record }: Found, table: AnyTable): Race | null {
  const language = useLanguage()
  const [race, setRace] = useState<Race | null>(null)
  useEffect(() => {
    let gone = false
    void reader.stops(MOST_STOPS).then(
      (stops) => {
        if (gone) return
        const found = raceOf(stops, table, record.seats.length)
        setRace(found)
        if (found && row.race === null)
          void amend(row.id, { race: found.figures.map((each) => [...each]) }).catch(() => undefined)
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [reader, row, record, table, language])
  return race
}
