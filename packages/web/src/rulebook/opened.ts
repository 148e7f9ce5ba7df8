/** A rulebook that lies open: whose drawings it has, in which language, and what is looked for in it. */
import type { Drawings, Language } from '@durbar/room'
import { createContext, useContext } from 'react'

interface Opened {
  readonly language: Language
  readonly drawings: Drawings
  /** What the numbers of its rules begin with; the margin leaves it out. */
  readonly prefix: string
  /** In small letters; '' = nothing. */
  readonly find: string
  /** The rule that somebody was sent to. */
  readonly at: string | null
  /** Whoever follows a link inside a drawer stays in it; on the page the address changes. */
  onRule?(rule: string): void
}

const Context = createContext<Opened | null>(null)
export const OpenedProvider = Context.Provider

export function useOpened(): Opened {
  const opened = useContext(Context)
  if (!opened) throw new Error('no rulebook lies open here')
  return opened
}
