/** Sitting down: in the first free seat that will have us, and ready if that was said on the way in. */
import type { TableTold } from '@durbar/protocol/court/told'
import { useEffect, useRef } from 'react'
import type { CourtTable } from './court-table.ts'
import { ownSeat, vacantSeats } from './seats-of.ts'

/** Those that waited for a guest with the link come first. */
const inOrder = (told: TableTold): readonly number[] =>
  [...vacantSeats(told)].sort(
    (a, b) => Number(told.seats[a]!.kind === 'open') - Number(told.seats[b]!.kind === 'open'),
  )

async function sitDown(table: CourtTable): Promise<void> {
  const tried = new Set<number>()
  for (;;) {
    const { told } = table.get()
    if (told?.phase !== 'laying' || told.yours.length > 0) return
    const seat = inOrder(told).find((each) => !tried.has(each))
    if (seat === undefined) return
    tried.add(seat)
    const answer = await table.intend({ type: 'take', seat })
    if (answer.type === 'done') return
  }
}

/** Each once per visit: who stands up again is not put back. */
export function useArrival(
  table: CourtTable,
  told: TableTold | null,
  wish: { sit: boolean; ready: boolean },
): void {
  const sat = useRef(false)
  const said = useRef(false)
  const { sit, ready } = wish
  useEffect(() => {
    if (told?.phase !== 'laying') return
    const own = ownSeat(told)
    if (!own && sit && !sat.current) {
      sat.current = true
      void sitDown(table)
    }
    if (own) sat.current = true
    if (own && ready && !said.current) {
      said.current = true
      if (!own.ready) void table.intend({ type: 'ready', ready: true })
    }
  }, [table, told, sit, ready])
}
