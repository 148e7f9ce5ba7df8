/** What is shown of a match now. */
import type { Seat } from '@durbar/kernel'
import type { BotFailure, HintChoice, Told, Update } from '@durbar/protocol/messages'
import type { TableEvent } from './beats.ts'

export interface MatchState {
  /** elsewhere: another window plays it. unreadable: what is kept is damaged, and left as it is. */
  readonly status: 'loading' | 'open' | 'missing' | 'unreadable' | 'elsewhere' | 'failed'
  readonly shown: Update | null
  /** A move, or who takes the device, was sent and is not answered yet: until then nothing can be chosen. */
  readonly sent: boolean
  /** Moves that were to follow one another ended early: something came between. */
  readonly strayed: boolean
  /** How often a move came too late: what it answered was no longer asked. */
  readonly overtaken: number
  readonly log: readonly Told[]
  /** The events that the latest beat showed. */
  readonly happening: readonly TableEvent[]
  /** How long that is looked at, in milliseconds at the middle speed. */
  readonly lasts: number
  /** Beats that wait to be shown. */
  readonly waiting: number
  /** So many moves were made while the line was broken, and are being shown now. */
  readonly missed: number
  readonly stepping: boolean
  /** What is shown was done to whoever looks on, and waits until they go on. */
  readonly halted: boolean
  readonly thinking: { readonly seat: Seat; readonly share: number } | null
  /** A bot that gave no move and waits to be asked again. */
  readonly botFailed: { readonly seat: Seat; readonly why: BotFailure } | null
  readonly hint: { readonly choices: readonly HintChoice[] } | null
  readonly hinting: boolean
  /** Advice was asked for and could not be had. */
  readonly hintFailed: boolean
  /** This device keeps the match. */
  readonly kept: boolean
  /** Why it failed. */
  readonly trouble: string | null
}

/** Before anything is told. */
export const EMPTY: MatchState = {
  status: 'loading',
  shown: null,
  sent: false,
  strayed: false,
  overtaken: 0,
  log: [],
  happening: [],
  lasts: 0,
  waiting: 0,
  missed: 0,
  stepping: false,
  halted: false,
  thinking: null,
  botFailed: null,
  hint: null,
  hinting: false,
  hintFailed: false,
  kept: true,
  trouble: null,
}
