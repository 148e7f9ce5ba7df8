/** What choosing at a table is about: a question, touches, and how a table reads them. */
import type { MoveObject, Offers, Refusal } from '@durbar/kernel'
import type { Token } from './token.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface Refused<W extends Vocabulary = Vocabulary> extends Refusal {
  readonly why: W['refusal']
  readonly move: W['move']
  /** The table's own words, where it knows more than the reason says. */
  readonly said?: string
}

/** The table's own answer to a touch on what no move names, so that the rules cannot refuse it. */
export interface Unasked {
  readonly rule: string
  readonly said: string
}

/** What a seat is asked, as the host tells it. */
export interface Question<W extends Vocabulary = Vocabulary> extends Offers {
  readonly rule: W['decision']
  readonly moves: readonly W['move'][]
  readonly refused: readonly Refused<W>[]
}

/** One touched thing: it narrows to the moves that have one of these tokens. */
export type Touch = readonly Token[]

/** How a table reads the moves and reasons of its game. */
export interface Reading {
  /** Moves with the same key are one offer, for which the first legal one stands. */
  readonly alike?: (move: MoveObject) => string
  /** Why a touched thing is refused, what helps most first. */
  readonly reasons?: (refused: readonly Refused[]) => readonly Refused[]
}
