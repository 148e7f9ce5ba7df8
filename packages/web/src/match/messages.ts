/** What the page and the match worker say to each other. The page never sees more than one seat may know. */
import type { Answer, AnswerChoice, Question as BotQuestion } from '@durbar/bots'
import type { MoveObject, Options, Result, Seat } from '@durbar/kernel'
import type { Question } from '@durbar/table'

export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string }

/** A local table as the home page lists it. Holds no secret. */
export interface TableCard {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatPlan[]
  readonly options: Options
  readonly updated: number
  readonly ply: number
  readonly over: boolean
  /** A person at this device is to move. */
  readonly yours: boolean
  /** Where the game stands, in the table's own words. */
  readonly caption: string
}

export interface Opening {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatPlan[]
  readonly options: Options
  /** A prepared deal; otherwise chance gives one. */
  readonly key?: string
}

/** The first message to a worker. */
export type Role =
  | { readonly role: 'host'; readonly port: MessagePort | null }
  | { readonly role: 'bots'; readonly port: MessagePort }

export type ToHost =
  | { readonly type: 'new'; readonly opening: Opening }
  | { readonly type: 'open'; readonly id: string }
  | { readonly type: 'play'; readonly move: MoveObject }
  | { readonly type: 'undo' }
  | { readonly type: 'hint' }
  /** This person has taken the device. */
  | { readonly type: 'front'; readonly seat: Seat }
  | { readonly type: 'caption'; readonly text: string }
  | { readonly type: 'check'; readonly game: string; readonly seats: number; readonly options: Options }

/** What one move told the seat in front. */
export interface Told {
  readonly ply: number
  /** Who moved; null for the beginning. */
  readonly by: Seat | null
  readonly events: readonly { readonly t: string }[]
}

export interface Update {
  readonly type: 'update'
  readonly card: TableCard
  readonly ply: number
  /** Whose view this is; null = what anybody may see. */
  readonly front: Seat | null
  readonly view: unknown
  /** Replaces everything from `told[0].ply` on. */
  readonly told: readonly Told[]
  readonly question: Question | null
  readonly awaited: readonly Seat[]
  /** The person who should take the device; null = nobody needs to. */
  readonly handTo: Seat | null
  readonly mayUndo: boolean
  readonly result: Result | null
}

/** One of the best choices, in numbers. */
export type HintChoice = AnswerChoice

export type FromHost =
  | Update
  | { readonly type: 'thinking'; readonly seat: Seat; readonly share: number }
  | { readonly type: 'hint'; readonly ply: number; readonly choices: readonly HintChoice[] }
  | { readonly type: 'checked'; readonly rule: string | null; readonly why: string | null }
  | { readonly type: 'missing'; readonly id: string }
  /** The record is there and cannot be played on. It stays as it is. */
  | { readonly type: 'unreadable' }
  /** Whether this device keeps the match. */
  | { readonly type: 'kept'; readonly kept: boolean }
  | { readonly type: 'trouble'; readonly text: string }

/** To the bot worker. */
export interface ToBot extends BotQuestion {
  readonly job: number
}
export type FromBot = { readonly job: number; readonly share: number } | ({ readonly job: number } & Answer)
