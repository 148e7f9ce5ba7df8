/** A record that lies open: what its three views have in common. */
import type { AnyTexts } from '@durbar/room'
import type { AnyTable, TableProps } from '@durbar/table'
import type { Reader } from '../match/record-reader.ts'
import type { Course, Unit } from '../replay/course.ts'
import type { Turning } from '../replay/use-turning.ts'
import type { Viewer } from './asked.ts'
import type { Found } from './finding.ts'

/** One cursor for all views. */
export interface Cursor {
  /** After so many moves. */
  readonly ply: number
  readonly last: number
  readonly viewer: Viewer
  readonly playing: boolean
  readonly speed: Speed
  /** Large steps go by these. */
  readonly unit: Exclude<Unit, 'move'>
  /** What comes after is nobody's business yet. */
  readonly veiled: boolean
  /** In the review: the decision at hand lies on the table. */
  readonly showing: boolean
  go(ply: number): void
  see(viewer: Viewer): void
  play(playing: boolean): void
  hurry(speed: Speed): void
  goBy(unit: Exclude<Unit, 'move'>): void
  lift(): void
  show(showing: boolean): void
}

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

export interface RecordAt {
  readonly found: Found
  readonly reader: Reader
  readonly table: AnyTable
  readonly texts: AnyTexts
  readonly cursor: Cursor
  /** As the viewer was told it; null until that is known. */
  readonly course: Course | null
  /** For sentences about moves: names as the viewer reads them. */
  readonly slot: TableProps<unknown>
  /** The figure of every seat along the way; null until it is known. */
  readonly race: Race | null
  /** After which moves most had changed. */
  readonly turning: Turning
}

/** The race of points. */
export interface Race {
  readonly plies: readonly number[]
  /** By stop, then by seat. */
  readonly figures: readonly (readonly number[])[]
}
