/** What a game's table is to the frame, and what the frame is to a table. See docs/adding-a-table.md. */
import type { MoveObject, Options, Seat } from '@durbar/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { Reading, Refused, Touch } from './choosing.ts'
import type { Both, Language, Speech } from './speech.ts'
import type { Token } from './tokens.ts'

/** Every component of a table gets this, and nothing else from outside. */
export interface TableProps<V> {
  readonly view: V
  readonly language: Language
  /** "You" for the seat in front, otherwise the name that was given to it. */
  name(seat: Seat): string
  // biome-ignore lint/suspicious/noExplicitAny: a table reads prompts and refusals, never events
  readonly speech: Speech<V, any>
}

export type Slot<V, More = unknown> = ComponentType<TableProps<V> & More>

/** The one figure beside a player's name: money, points, what the game turns on. */
export interface SeatFigure {
  readonly value: string | number
  /** For screen readers: "5 rupees". */
  readonly name: string
  readonly icon?: ReactNode
  /** What else stands on a phone, where a seat is no more than its figure. */
  readonly beside?: ReactNode
}

export interface Phase {
  readonly name: string
  readonly state: 'done' | 'now' | 'next'
}

/** Dry and close; see the identity page. */
export type Sound = 'card' | 'wood' | 'coin' | 'dice' | 'hammer' | 'paper' | 'turn' | 'win'

/** A short note on a thing of the table: the thing bears `note="market"`. */
export interface Note {
  readonly note: string
  readonly text: Both
  /** Shown once this many moves were made; notes of one ply follow each other. 0 = at the start. */
  readonly ply: number
}

/** The first turns of a prepared game. */
export interface Introduction {
  readonly seats: number
  readonly options?: Options
  /** 64 hexadecimal digits: the prepared deal. */
  readonly key: string
  readonly notes: readonly Note[]
}

/** Whether a move waits for the main button after these touches. */
export type Deliberate = (move: MoveObject, touches: readonly Touch[]) => boolean

/** `B`: what the game's own `brings` gives. */
export interface TableDefinition<V, E extends { readonly t: string }, B = unknown> {
  /** The middle of the page. */
  readonly Board: Slot<V>
  /** Nothing on it can be touched: the list of moves stands open. */
  readonly plain?: boolean
  /** The panel at the right; a tab on the phone. */
  readonly Side?: Slot<V>
  readonly sideTitle?: Both
  /** The own things, below the board. */
  readonly Hand?: Slot<V>
  readonly handTitle?: Both
  /** A small panel beside the prompt: "colours you hold". */
  readonly Aside?: Slot<V>
  /** What stands under a player's name. */
  readonly SeatLine: Slot<V, { readonly seat: Seat }>
  readonly figure: (view: V, seat: Seat, language: Language) => SeatFigure
  /** Body of the score dialog: what the points of every seat are made of, now. */
  readonly Score: Slot<V>
  /** What a move would bring, shown under the prompt before it is made. */
  readonly Preview?: Slot<V, { readonly move: MoveObject }>
  /** A short gain on a button of the action list: "+3". */
  readonly gain?: (move: MoveObject, view: V, brings: B | null) => string | null
  /** Headings of the action list, by verb. */
  readonly verbs?: Readonly<Record<string, Both>>
  /** Steps of a round, above the log. */
  readonly phases?: (view: V, language: Language) => readonly Phase[]
  /** Tokens that mean "nothing more", such as `payment.karma=0`. null, false and '' always do. */
  readonly nothing?: readonly Token[]
  /**
   * Moves with the same key differ in nothing a person cares about (two pointers on the same action) and are one
   * offer. The rules still tell them apart.
   */
  readonly alike?: (move: MoveObject, view: V) => string
  /**
   * A touched thing may stand for several refused moves; the first of these reasons is told. A table puts first what
   * helps, and may say it in its own words.
   */
  readonly reasons?: (refused: readonly Refused[], view: V, language: Language) => readonly Refused[]
  /**
   * What cannot be taken back waits for the main button by itself. This is for a step that can be, and should still
   * not happen by a slip: reached by these touches it waits too.
   */
  readonly deliberate?: Deliberate
  /** A sentence that follows the hand: what is asked next after these touches; null = what the rules ask. */
  readonly asking?: (
    touches: readonly Touch[],
    left: readonly MoveObject[],
    view: V,
    language: Language,
  ) => string | null
  readonly sounds?: Partial<Readonly<Record<E['t'], Sound>>>
  /** Unfolds the final scoring step by step; the frame shows it before the table of results. */
  readonly Ending?: Slot<V, { readonly onDone: () => void }>
  readonly introduction?: Introduction
}

/** The lid of a box, and the colour of its spine. */
export interface Cover {
  readonly default: ComponentType
  readonly spine: string
}

/** How this table reads the moves of one view. */
export const readingOf = <V>(
  { alike, reasons }: Pick<TableDefinition<V, never>, 'alike' | 'reasons'>,
  view: V,
  language: Language,
): Reading => ({
  ...(alike && { alike: (move) => alike(move, view) }),
  ...(reasons && { reasons: (refused) => reasons(refused, view, language) }),
})

// biome-ignore lint/suspicious/noExplicitAny: the frame holds tables of every game
export type AnyTable = TableDefinition<any, any, any>

/** Lets TypeScript check a table where it is written. */
export const defineTable = <V, E extends { readonly t: string }, B = unknown>(
  table: TableDefinition<V, E, B>,
): TableDefinition<V, E, B> => table
