/** One game with everything about it that does not need a screen. */
import type { Core, Game as Rules } from '@durbar/kernel'
import type { Rulebook } from './book.ts'
import type { Insight } from './insight.ts'
import type { Language, Texts } from './speech.ts'

/** What a line of text is about; the terminal decides on its colour. */
export type Paint = (role: 'title' | 'quiet' | 'good' | 'bad' | 'gold' | number, text: string) => string

/** The rules and what a bot knows of them: all that is needed to play, without a word. */
export interface Game<S extends Core, V, E, C = null> extends Rules<S, V, E, C> {
  readonly insight: Insight<S>
}
// biome-ignore lint/suspicious/noExplicitAny: for those who handle every game and know none
export type AnyGame = Game<any, any, any, any>

export interface Room<S extends Core, V, E, C = null> {
  readonly game: Game<S, V, E, C>
  readonly texts: Texts<V, E>
  /** What somebody learns the game from. */
  readonly book: Rulebook
  /** Minutes at the table, for the box. */
  readonly minutes: readonly [number, number]
  /** The table as lines of text, for playing in a terminal; long ones are wrapped there. Numbers paint the seats. */
  readonly terminal?: (view: V, name: (seat: number) => string, language: Language, paint: Paint) => string[]
}

// biome-ignore lint/suspicious/noExplicitAny: the catalogue holds rooms of every kind
export type AnyRoom = Room<any, any, any, any>
