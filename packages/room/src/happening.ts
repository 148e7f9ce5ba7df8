/** How what happens is shown: what travels, what the line of a turn says of it, and the plate at the end of a part. */
import type { Seat } from '@durbar/kernel'
import type { ReactNode } from 'react'

/**
 * A journey. Places are what elements bear as `data-place`, and pieces by their ids; the frame's are `seat:0`, `seat:1`,
 * … Several with spaces between them: the first that the page draws.
 */
export interface Flight {
  /** A `Piece` that comes from a place or goes to one. */
  readonly piece?: string
  /** Or something drawn for the journey alone: a coin, a token, a flag with points. */
  readonly face?: ReactNode
  readonly from?: string
  readonly to?: string
  /** So many, one after the other. */
  readonly count?: number
  /** A face that sets out later: by so many milliseconds at the middle speed. */
  readonly wait?: number
}

/** The end of a part of the game, told at a glance. */
export interface Plate {
  readonly title: string
  readonly text?: string
  readonly rows: readonly {
    readonly seat: Seat
    readonly text: ReactNode
    readonly value?: string
  }[]
  /** Milliseconds at the middle speed that what travels has for itself before the plate covers it. */
  readonly after?: number
}

/** What an event adds to the line that tells a turn. */
export interface Telling {
  /**
   * Past, short, without the name of whoever did it: "bought the orange vase for 3". Signs bear names for readers.
   * null = nothing is said, only shown.
   */
  readonly text: ReactNode
  /** Told only in a line that has nothing greater to tell. */
  readonly minor?: boolean
  /** Begins a line of its own, although the same seat goes on. */
  readonly fresh?: boolean
  /** Points that it brought: the line adds them up. */
  readonly points?: number
  /** So many of something else that it brought, added up as well. */
  readonly brought?: { readonly what: string; readonly n: number; text(n: number): ReactNode }
  /** Where the table shows it: places and pieces, each as in a `Flight`. */
  readonly at?: readonly string[]
  /** Whose line it is, if not that of the event's own seat; null = nobody's. */
  readonly seat?: Seat | null
  /** A part of the game begins: a heading, not a turn. */
  readonly head?: boolean
  /**
   * A part of the game begins with it, called so on the time-line of a record: its number, and what it is about, "12
   * Agra". Without a word of its own (''), parts are counted.
   */
  readonly part?: string
  /** Whoever lost something by it, or had something changed. */
  readonly against?: Seat
}
