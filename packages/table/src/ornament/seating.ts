/** Which emblem each seat bears and in which colour, and which seat is one's own: said once around a table, so that no table has to ask. */
import type { Seat } from '@durbar/kernel'
import { createContext, useContext } from 'react'
import { type EmblemLook, emblemLook } from './emblems.ts'

export interface Seating {
  /** By seat; where nothing is said, the emblem of its number. */
  readonly emblems: readonly number[]
  /** By seat; where nothing is said, that of the emblem. */
  readonly colours: readonly number[]
  /** Whoever holds the device; null = nobody in particular. */
  readonly own: Seat | null
  /** Whether that person goes by a name; otherwise "you" is enough. */
  readonly named: boolean
}

const Context = createContext<Seating>({ emblems: [], colours: [], own: null, named: true })
export const SeatingProvider = Context.Provider
export const useSeating = (): Seating => useContext(Context)

/** For whoever draws several seats. */
export function useSeatLooks(): (seat: Seat) => EmblemLook {
  const { emblems, colours } = useSeating()
  return (seat) => emblemLook(emblems[seat] ?? seat, colours[seat])
}
export const useSeatLook = (seat: Seat): EmblemLook => useSeatLooks()(seat)
