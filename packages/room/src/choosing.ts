/** What choosing at a table is about: a question, touches, and how a table reads them. */
import type { MoveObject, Offers, Refusal } from '@durbar/kernel'
import type { Token } from './tokens.ts'

export interface Refused extends Refusal {
  readonly move: MoveObject
  /** The table's own words, where it knows more than the reason says. */
  readonly said?: string
}

/** What a seat is asked, as the host tells it. */
export type Question = Offers

/** One touched thing: it narrows to the moves that have one of these tokens. */
export type Touch = readonly Token[]

/** How a table reads the moves and reasons of its game. */
export interface Reading {
  /** Moves with the same key are one offer, for which the first legal one stands. */
  readonly alike?: (move: MoveObject) => string
  /** Why a touched thing is refused, what helps most first. */
  readonly reasons?: (refused: readonly Refused[]) => readonly Refused[]
}
