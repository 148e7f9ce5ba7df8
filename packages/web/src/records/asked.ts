/** What a page asks of the worker that reads records, and what it is told. */
import type { Options, Result, Viewer } from '@durbar/kernel'
import type { Shown } from '@durbar/match'
import type { Doubt, RecordProblem } from '@durbar/protocol'
import type { SeatPlan, Told } from '@durbar/protocol/messages'
import type { Branching } from '../match/branching.ts'

export type { RecordProblem, Shown, Viewer }

export type Asked =
  /** Reads and checks a record; it is the one that the other questions are about. */
  | { readonly ask: 'examine'; readonly text: string }
  /** Tables that were finished on this device become records; how many did. */
  | { readonly ask: 'gather'; readonly tables: readonly string[] }
  /** A game that goes on at this device, as this seat has seen it: the text of a file. */
  | { readonly ask: 'account'; readonly table: string; readonly seat: number | null }
  | { readonly ask: 'told'; readonly viewer: Viewer }
  | { readonly ask: 'at'; readonly ply: number; readonly viewer: Viewer; readonly step: boolean }
  | { readonly ask: 'stops'; readonly most: number }
  /** A table that goes on from there; its name. */
  | {
      readonly ask: 'branch'
      readonly text: string
      readonly seats: readonly SeatPlan[]
      readonly branching: Branching
    }

export type Answered =
  | { readonly job: number; readonly value: unknown }
  | { readonly job: number; readonly failed: string }

/** A record that can be read; whether it is in order, `doubt` says. */
export interface Readable {
  readonly ok: true
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatPlan[]
  readonly options: Options
  /** That it tells of, and the last of them that can be looked at. */
  readonly moves: number
  readonly last: number
  readonly ms: number
  /** null: the game goes on. */
  readonly result: Result | null
  /** The only eyes through which it can be seen; null: any. */
  readonly seen: Viewer | null
  readonly doubt: Doubt | null
  /** Its dice were made by several. */
  readonly together: boolean
  /** Its checksums are of an earlier shape of the state, and were not compared. */
  readonly older: boolean
}
export type Examined = Readable | { readonly ok: false; readonly problem: RecordProblem }

export interface Stop {
  readonly ply: number
  readonly view: unknown
}

export type AllTold = readonly Told[]
