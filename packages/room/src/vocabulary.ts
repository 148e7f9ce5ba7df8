/** Every word that rules, texts, table and tests of one game share, as types read off its rule table. */
import type { DecisionOf, MoveObject, MoveOf } from '@durbar/kernel'

/** By itself: as those speak who handle every game and know none. */
export interface Vocabulary {
  readonly view: unknown
  readonly event: { readonly t: string }
  /** Moves in the outside form. */
  readonly move: MoveObject
  /** The clauses that ask. */
  readonly decision: string
  /** Why not. */
  readonly refusal: string
  /** How it can come to an end. */
  readonly end: string
}

/** The vocabulary of a game from its view, its events, its rule table, its refusals and its ends. */
export interface VocabularyOf<V, E extends { readonly t: string }, T, R, Ends extends readonly string[]> {
  readonly view: V
  readonly event: E
  readonly move: MoveOf<T>
  readonly decision: DecisionOf<T>
  readonly refusal: keyof R & string
  readonly end: Ends[number]
}

export type VerbOf<W extends Vocabulary> = W['move']['type']
export type MoveWith<W extends Vocabulary, T extends VerbOf<W>> = Extract<W['move'], { readonly type: T }>
export type EventWith<W extends Vocabulary, T extends W['event']['t']> = Extract<
  W['event'],
  { readonly t: T }
>
