/** Sitting down: in the first free seat that will have us, and ready if that was said on the way in. */
import type { TableTold } from '@durbar/protocol/court/told'
import { useEffect, useRef, useState } from 'react'
import type { CourtTable } from './court-table.ts'
import { keptDevice } from './device.ts'
import { ownSeat, vacantSeats } from './seats-of.ts'

/** The one that waits for us, then those that wait for a guest with the link; last what waits for somebody else. */
const inOrder = (told: TableTold): readonly number[] => {
  const me = keptDevice()?.person
  const rank = (n: number): number => {
    const seat = told.seats[n]!
    if (seat.kind !== 'invited') return 2
    return seat.person === undefined ? 1 : seat.person === me ? 0 : 3
  }
  return [...vacantSeats(told)].sort((a, b) => rank(a) - rank(b))
}

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

const isGoingOn = ({ phase }: TableTold): boolean => phase === 'dealing' || phase === 'playing'

/** Each once per visit: who stands up again is not put back. Whether a seat was wanted and all are taken. */
export function useArrival(
  table: CourtTable,
  told: TableTold | null,
  wish: { sit: boolean; ready: boolean },
): boolean {
  const [tooLate, setTooLate] = useState(false)
  const sat = useRef(false)
  const said = useRef(false)
  const { sit, ready } = wish
  useEffect(() => {
    // It has begun without us.
    if (told && isGoingOn(told) && sit && !sat.current && told.yours.length === 0) setTooLate(true)
    if (told?.phase !== 'laying') return
    const own = ownSeat(told)
    if (!own && sit && !sat.current) {
      sat.current = true
      void sitDown(table).then(() => setTooLate(true))
    }
    if (own) sat.current = true
    if (own && ready && !said.current) {
      said.current = true
      if (!own.ready) void table.intend({ type: 'ready', ready: true })
    }
  }, [table, told, sit, ready])
  if (!told || told.yours.length > 0 || !tooLate) return false
  return isGoingOn(told) || (told.phase === 'laying' && vacantSeats(told).length === 0)
}
