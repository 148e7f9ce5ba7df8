/** What is happening now: what travels, what is told on a plate, and how long the table takes to show an event. */
import type { AnyTable, Flight, Plate, TableProps } from '@durbar/table'
import { useLayoutEffect, useMemo } from 'react'
import { READING_MS } from '../match/beats.ts'
import type { MatchState } from '../match/match-state.ts'
import type { MatchStore } from '../match/match-store.ts'

/** An event of a table that says nothing of its time. */
const BEAT_MS = 450

export function useHappening(
  match: MatchStore,
  { happening, shown }: MatchState,
  table: AnyTable,
  slot: TableProps<unknown>,
): { readonly flights: readonly Flight[]; readonly plate: Plate | null } {
  const facing = shown?.facing ?? null
  useLayoutEffect(() => {
    match.halting = (event) => facing !== null && table.tell?.(event, slot)?.against === facing
    match.timing = (event, view) => {
      const ms = table.beats ? (table.beats[event.t] ?? 0) : BEAT_MS
      // What comes with a plate has time to be read.
      return table.plate?.(event, { ...slot, view }) ? Math.max(ms, READING_MS) : ms
    }
  }, [match, table, slot, facing])
  return useMemo(
    () => ({
      flights: happening.flatMap((event) => table.flights?.(event, slot.view) ?? []),
      plate: happening.flatMap((event) => table.plate?.(event, slot) ?? [])[0] ?? null,
    }),
    [happening, table, slot],
  )
}
