/** What the things of a table may know of the question and what was touched, and how they touch it. */
import type { MoveObject } from '@durbar/kernel'
import type { Question, Touch, Unasked, Vocabulary } from '@durbar/room'
import { createContext, useContext } from 'react'
import type { Fit, ThingState } from './narrowing.ts'

export interface Choosing<W extends Vocabulary = Vocabulary> {
  /** The question to the seat in front; null while others are asked. */
  readonly question: Question<W> | null
  /** The legal moves that fit what was touched. */
  readonly left: readonly W['move'][]
  readonly touches: readonly Touch[]
  /** What the main button would make now. */
  readonly ready: W['move'] | null
  /** The question has answers that only the main button gives. */
  readonly waits: boolean
  /** A move under the pointer or in focus, for previews. */
  readonly regarded: W['move'] | null
  /** The touches that make up what is regarded, or else what is ready. */
  readonly meant: readonly Touch[]
  /** Read it by `useBrings`, which knows what it is. */
  brings(move: W['move']): unknown
  /** `instead`: as if that touch were let go. */
  state(tokens: Touch, instead?: Touch): ThingState
  /** How what is offered goes with what is chosen; null while nothing is. */
  fit(tokens: Touch, instead?: Touch): Fit | null
  /** `instead`: lets go of that touch at the same time. `at`: where an answer should stand. */
  touch(tokens: Touch, instead?: Touch, at?: Element): void
  /** Answers a touch on what no move names, at the thing itself. */
  refuse(why: Unasked, at: Element): void
  regard(tokens: Touch | null): void
  clear(): void
  /** As if its things were touched: makes the move, or leaves it to the main button. */
  choose(move: W['move']): void
  /** Chooses it whole and makes nothing, whatever the question. */
  show(move: W['move']): void
  make(move: W['move']): void
  /** The move that somebody would like to see made, such as an introduction; nobody has to. */
  readonly wished: W['move'] | null
  wish(move: W['move'] | null): void
  /** A next step towards what is wished: how many moves touching it leaves; null = it is none. */
  wanted(tokens: Touch, instead?: Touch): number | null
  /** The move that stands for this one: two that differ in nothing a person cares about are one offer. */
  offer(move: W['move']): W['move']
}

const nothing = () => {}
export const IDLE: Choosing = {
  question: null,
  left: [],
  touches: [],
  ready: null,
  waits: false,
  regarded: null,
  meant: [],
  brings: () => null,
  state: () => 'idle',
  fit: () => null,
  touch: nothing,
  refuse: nothing,
  regard: nothing,
  clear: nothing,
  choose: nothing,
  show: nothing,
  make: nothing,
  wished: null,
  wish: nothing,
  wanted: () => null,
  offer: (move) => move,
}
export const Chosen = createContext<Choosing>(IDLE)
/** In the words of the game at this table: the host offers moves of no other. */
export const useChoosing = <W extends Vocabulary = Vocabulary>(): Choosing<W> =>
  useContext(Chosen) as Choosing<W>

export const Asked = createContext<Pick<Choosing, 'question' | 'brings'>>(IDLE)
/** For what does not change while one chooses: it is drawn anew with the next question, not with every touch. */
export const useQuestion = <W extends Vocabulary = Vocabulary>(): Question<W> | null =>
  useContext(Asked).question as Question<W> | null

export type Hand = Pick<Choosing, 'touch' | 'refuse' | 'regard'>
export const Hands = createContext<Hand>(IDLE)
/** The same hand from the first touch to the last, so that a thing that looks the same need not be drawn again. */
export const useHand = (): Hand => useContext(Hands)

/**
 * What the moves of the question bring, as the rules have foreseen it; null for a move that is not among them, and
 * where the game does not say. `B` is what the game's own `brings` gives.
 */
export function useBrings<B>(): (move: MoveObject) => B | null {
  return useContext(Asked).brings as (move: MoveObject) => B | null
}
