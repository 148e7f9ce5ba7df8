/** What a check is given, and what it reports. */
import type { Core, Dice, Game, Seat } from '../api.ts'
import type { Host } from '../host.ts'
import type { Played, Position } from '../match.ts'
import type { Setting } from '../settings.ts'

export interface Plan {
  readonly settings: readonly Setting[]
  /** Games in each of them. */
  readonly games: number
  readonly seed: number
  /** The rule numbers that refusals may cite. */
  readonly numbers: ReadonlySet<string>
  /** Look at every n-th position; the cheap checks run at all of them. */
  readonly every?: number
  /** Decisions that the game must make in the time of one yardstick; see speed.ts. */
  readonly floor?: number
  /** Milliseconds, for the floor; by default those on the wall. */
  readonly clock?: () => number
}

/** Where a check looks: one position of one game, and what chance it may use. */
export interface Spot<S extends Core, V, E> {
  readonly host: Host<S, V, E>
  readonly game: Game<S, V, E, unknown>
  readonly at: Position<S>
  /** Everything that was told so far, before anybody's share is taken out. */
  readonly told: readonly E[]
  readonly plan: Plan
  readonly dice: Dice
  /** The move that was made here and where it led; null at the end. */
  readonly next: { readonly seat: Seat; readonly move: number; readonly played: Played<S, E> } | null
}

export type Check = <S extends Core, V, E>(
  spot: Spot<S, V, E>,
  fail: (what: string) => void,
) => number | undefined

export interface Finding {
  /** How often there was something to check. */
  ran: number
  readonly failures: string[]
}
export type Report = Readonly<Record<string, Finding>>
