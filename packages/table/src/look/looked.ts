/** What is being looked at now, for tables that light up what belongs to it: a network, a row. */
import type { Subject } from '@durbar/room'
import { createContext, useContext } from 'react'

const Context = createContext<Subject | null>(null)
export const LookedProvider = Context.Provider
export const useLooked = (): Subject | null => useContext(Context)
