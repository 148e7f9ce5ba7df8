/** Everything that devices have asked for and been told, in the order in which it happened. */
import type { MoveObject } from '@durbar/kernel'

interface Of {
  /** Milliseconds of the one clock by which all devices of a trial live. */
  readonly at: number
  readonly who: string
  readonly table: string
}

export interface Sent extends Of {
  readonly kind: 'sent'
  readonly key: string
  readonly seat: number
  /** How many moves had been made. */
  readonly ply: number
  readonly move: MoveObject
}
interface Acknowledged extends Of {
  readonly kind: 'acknowledged'
  readonly key: string
}
/** Refused or stale: it never happens. */
interface Declined extends Of {
  readonly kind: 'declined'
  readonly key: string
}
interface Joined extends Of {
  readonly kind: 'joined'
}
interface Shown extends Of {
  readonly kind: 'shown'
  readonly ply: number
  /** The first answer to a joining: it tells how things stood when it was asked, or later. */
  readonly fresh: boolean
  readonly result: string | null
}
export type Happened = Sent | Acknowledged | Declined | Joined | Shown

/** What everybody can read in the end. */
export interface Truth {
  readonly table: string
  readonly moves: readonly { readonly seat: number; readonly move: unknown }[]
  readonly result: string
  /** null: the record verifies. */
  readonly problem: string | null
}
