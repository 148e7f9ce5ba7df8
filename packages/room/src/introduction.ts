/** The introduction to a game: a prepared deal, played with notes beside what they speak of. */
import type { Options } from '@durbar/kernel'
import type { Question } from './choosing.ts'
import type { Both } from './speech.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A short note of the introduction, shown while its situation is there: never before the person is asked something. */
export interface Note<W extends Vocabulary = Vocabulary> {
  readonly text: Both
  /**
   * The thing it lies beside: the thing bears `note="market"`. Several with spaces between them: the first that the
   * page draws. A note that asks for a move lies beside that.
   */
  readonly note?: string
  /** Whether what it speaks of is there; left out: whatever the person is asked. */
  when?(view: W['view'], asked: Question<W>): boolean
  /**
   * The one move that it asks for, and nobody has to make: its things glow before all others, one after the other.
   * Without such a move the situation is not there.
   */
  wants?(view: W['view'], asked: Question<W>): W['move'] | undefined
}

/** The first turns of a prepared game. */
export interface Introduction<W extends Vocabulary = Vocabulary> {
  readonly seats: number
  readonly options?: Options
  /** 64 hexadecimal digits: the prepared deal. */
  readonly key: string
  /** The first of them whose situation is there is shown, each once. */
  readonly notes: readonly Note<W>[]
  /** The card at the end: where points come from, a line each. */
  readonly closing: { readonly title?: Both; readonly lines: readonly ClosingLine[] }
}

export interface ClosingLine {
  readonly text: Both
  /** What it is worth: "5", "1–9", or in words. */
  readonly worth: string | Both
}
