/** What a game's table is to the frame, and what the frame is to a table. See docs/adding-a-table.md. */
import type { Seat } from '@durbar/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { Reading, Refused, Touch } from './choosing.ts'
import type { Flight, Plate, Telling } from './happening.ts'
import type { Introduction } from './introduction.ts'
import type { Seen, Subject } from './look.ts'
import type { Both, Language, Speech } from './speech.ts'
import type { VerbOf, Vocabulary } from './vocabulary.ts'
import type { NameOf } from './who.ts'

/** Every component of a table gets this, and nothing else from outside. */
export interface TableProps<V> {
  readonly view: V
  readonly language: Language
  /** For a name that stands alone. A sentence asks `whoOf(language, name)`, which knows whom to call "you". */
  readonly name: NameOf
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

/** Moves that follow one another at one press of the main button, as long as the rules allow each in its turn. */
export interface Course<M, B> {
  /** On the main button. */
  readonly name: string
  /** All of them, the first included. */
  readonly moves: readonly M[]
  /** Whether a later one brings what was told of it. */
  readonly asTold: (move: M, brings: B | null) => boolean
}

/**
 * In the words of the game: a verb, a parameter or a reason that its rules do not know does not compile. `B`: what
 * the game's own `brings` gives.
 */
export interface TableDefinition<W extends Vocabulary, B = unknown> {
  /** The middle of the page. */
  readonly Board: Slot<W['view']>
  /** Nothing on it can be touched: the list of moves stands open. */
  readonly plain?: boolean
  /** The panel at the right; a tab on the phone. */
  readonly Side?: Slot<W['view']>
  readonly sideTitle?: Both
  /** The own things, below the board. */
  readonly Hand?: Slot<W['view']>
  readonly handTitle?: Both
  /** A small panel beside the prompt: "colours you hold". */
  readonly Aside?: Slot<W['view']>
  /** What stands under a player's name. */
  readonly SeatLine: Slot<W['view'], { readonly seat: Seat }>
  readonly figure: (view: W['view'], seat: Seat, language: Language) => SeatFigure
  /** All seats in the order in which they act, where that is not the order in which they sit. */
  readonly order?: (view: W['view']) => readonly Seat[]
  /** Where a seat stands, beside its name, while it does nothing: "done", "after you", "1 bonus turn waits". */
  readonly standing?: (view: W['view'], seat: Seat, language: Language) => string | null
  /** Body of the score dialog: what the points of every seat are made of, now. */
  readonly Score: Slot<W['view']>
  /**
   * Two who ended with the same score: what put the first of them ahead, without their names: "more gold, 12 to 7".
   * null = nothing did.
   */
  readonly ahead?: (view: W['view'], first: Seat, second: Seat, language: Language) => string | null
  /** What a move would bring, shown under the prompt before it is made. */
  readonly Preview?: Slot<W['view'], { readonly move: W['move'] }>
  /** A short gain on a button of the action list: "+3". */
  readonly gain?: (move: W['move'], view: W['view'], brings: B | null) => string | null
  /** Headings of the action list, by verb. */
  readonly verbs?: Readonly<Partial<Record<VerbOf<W>, Both>>>
  /** Steps of a round, above the log. */
  readonly phases?: (view: W['view'], language: Language) => readonly Phase[]
  /** Tokens that mean "nothing more", such as `payment.karma=0`. null, false and '' always do. */
  readonly nothing?: Touch
  /**
   * Moves with the same key differ in nothing a person cares about (two pointers on the same action) and are one
   * offer. The rules still tell them apart.
   */
  readonly alike?: (move: W['move'], view: W['view']) => string
  /**
   * A touched thing may stand for several refused moves; the first of these reasons is told. A table puts first what
   * helps, and may say it in its own words.
   */
  readonly reasons?: (
    refused: readonly Refused<W>[],
    view: W['view'],
    language: Language,
  ) => readonly Refused<W>[]
  /**
   * What cannot be taken back waits for the main button by itself. This is for a step that can be, and should still
   * not happen by a slip: reached by these touches it waits too.
   */
  readonly deliberate?: (move: W['move'], touches: readonly Touch[]) => boolean
  /** Touches that name what lies several moves away, such as a city at the end of three roads. */
  readonly course?: (
    touches: readonly Touch[],
    view: W['view'],
    language: Language,
  ) => Course<W['move'], B> | null
  /** A sentence that follows the hand: what is asked next after these touches; null = what the rules ask. */
  readonly asking?: (
    touches: readonly Touch[],
    left: readonly W['move'][],
    view: W['view'],
    language: Language,
  ) => string | null
  /**
   * The main button in a word or two for a move that was touched: "Play". The sentence above then names the move in
   * full, unless `asking` says it better; null = the button names it.
   */
  readonly doing?: (move: W['move'], view: W['view'], language: Language) => string | null
  /** Said below the question while nothing is chosen: what is worth knowing before one does. */
  readonly beforehand?: (rule: W['decision'], view: W['view'], language: Language) => string | null
  /** An answer that is as good as chosen, until something else is touched: the main button waits for it alone. */
  readonly presumed?: (rule: W['decision'], view: W['view']) => Touch | null
  /** What there is to be seen of something that bears a subject; null = no more than its picture and its name. */
  readonly look?: (subject: Subject, props: TableProps<W['view']>) => Seen | null
  /** The player aid: the course of a round, what everything costs and brings, at a glance. */
  readonly Aid?: Slot<W['view']>
  readonly sounds?: Partial<Readonly<Record<W['event']['t'], Sound>>>
  /**
   * How long each event is shown, in milliseconds at the middle speed; 0 = it joins the next. Every event is named, so
   * that none happens unseen by oversight.
   */
  readonly beats?: Readonly<Record<W['event']['t'], number>>
  /** What travels while an event is shown, besides the pieces that both tables show. `view`: the table after it. */
  readonly flights?: (event: W['event'], view: W['view']) => readonly Flight[]
  /** A day, a visit, a round ends: what it brought, one row per seat. Give its event time in `beats`. */
  readonly plate?: (event: W['event'], props: TableProps<W['view']>) => Plate | null
  /**
   * A turn is told in one line: what this event adds to it; null = nothing. Of the event alone, for the log is told
   * again when the table is long another.
   */
  readonly tell?: (event: W['event'], props: TableProps<W['view']>) => Telling | null
  /** Unfolds the final scoring step by step; the frame shows it before the table of results. */
  readonly Ending?: Slot<W['view'], { readonly onDone: () => void }>
  readonly introduction?: Introduction<W>
}

/** The lid of a box, and the colour of its spine. */
export interface Cover {
  readonly default: ComponentType
  readonly spine: string
}

// biome-ignore lint/suspicious/noExplicitAny: the frame holds tables of every game
export type AnyTable = TableDefinition<any, any>

/** How this table reads the moves of one view. */
export const readingOf = (
  { alike, reasons }: Pick<AnyTable, 'alike' | 'reasons'>,
  view: unknown,
  language: Language,
): Reading => ({
  ...(alike && { alike: (move) => alike(move, view) }),
  ...(reasons && { reasons: (refused) => reasons(refused, view, language) }),
})

/** Lets TypeScript check a table where it is written. */
export const defineTable = <W extends Vocabulary, B = unknown>(
  table: TableDefinition<W, B>,
): TableDefinition<W, B> => table
