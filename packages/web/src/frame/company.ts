/** What comes to a table from outside the match: who is there, clocks, requests, talk. A table alone has none of it. */
import type { Seat } from '@durbar/kernel'
import { createContext, type ReactNode, use } from 'react'
import type { MenuEntry } from '../shell/menu.tsx'

export interface Company {
  /** Beside the emblem of a seat. */
  dot(seat: Seat): ReactNode
  /** Under its figure. */
  clock(seat: Seat): ReactNode
  /** Of whoever has this device. */
  readonly ownClock: ReactNode
  /** Below all of it: how much of its time is left. */
  clockBar(seat: Seat): ReactNode
  /** In the place of what the table says about it. `asked`: it is to move. */
  status(seat: Seat, asked: boolean): string | null
  /** At the head of the prompt, one at a time; `moveOf` puts the last move of a seat into words. */
  notice(moveOf: (seat: Seat) => ReactNode | null): ReactNode
  /** In the place of the prompt while this seat, which is somebody's elsewhere, is asked. */
  turnOf(seat: Seat): ReactNode
  /** On the edge of the prompt while somebody here is asked. */
  readonly flag: ReactNode
  /** Beside the log. */
  readonly talk: ReactNode
  readonly unread: number
  /** The talk lies open, in the place of the log. */
  readonly talking: boolean
  onTalk(open: boolean): void
  /** Below the bar of a phone: the line is broken. */
  readonly below: ReactNode
  /** In the top bar: who looks on, the seal, or that the line is broken. */
  readonly tools: ReactNode
  /** Nobody can be talked to just now. */
  readonly alone: boolean
  /** Whether a bot may be asked for advice. */
  readonly hints: boolean
  /** Asks the others for a move that cannot be taken back without them; null: nobody can be asked. */
  readonly askBack: (() => void) | null
  /** In the place of "Same table again". */
  readonly entries: readonly MenuEntry[]
  /** At the end, in the place of another table like this. */
  readonly end: ReactNode
}

const CompanyContext = createContext<Company | null>(null)
export const CompanyProvider = CompanyContext.Provider
export const useCompany = (): Company | null => use(CompanyContext)
