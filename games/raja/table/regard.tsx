/** Which city is looked at: its scoring and the way there are shown. Map, track and account of one table share it. */
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import type { JunctionId } from '../data/board.ts'

interface Regard {
  /** Under the pointer or in focus. */
  readonly near: JunctionId | null
  /** Touched last; stays until something else is touched or the round is over. */
  readonly pinned: JunctionId | null
  /** Where its account lies without covering it, on a map that has no room beside it. */
  readonly side: Side
  lookAt(near: JunctionId | null): void
  pin(pinned: JunctionId | null, side?: Side): void
}
export type Side = 'above' | 'below'

const nothing = () => {}
const Context = createContext<Regard>({
  near: null,
  pinned: null,
  side: 'above',
  lookAt: nothing,
  pin: nothing,
})
export const useRegard = (): Regard => useContext(Context)
export const useRegarded = (): JunctionId | null => {
  const { near, pinned } = useRegard()
  return near ?? pinned
}

export function Regarding({ round, children }: { round: number; children: ReactNode }) {
  const [near, lookAt] = useState<JunctionId | null>(null)
  const [held, hold] = useState<{ readonly city: JunctionId; readonly round: number } | null>(null)
  const [side, setSide] = useState<Side>('above')
  // What was looked at in one round is not what matters in the next: there the Maharaja's city is.
  const pinned = held?.round === round ? held.city : null
  const pin = useCallback(
    (city: JunctionId | null, beside?: Side) => {
      lookAt(null)
      if (beside) setSide(beside)
      hold(city && { city, round })
    },
    [round],
  )
  const value = useMemo(() => ({ near, pinned, side, lookAt, pin }), [near, pinned, side, pin])
  return <Context.Provider value={value}>{children}</Context.Provider>
}
