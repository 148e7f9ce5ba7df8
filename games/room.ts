/** One game with everything about it that does not need a screen. */
import type { Core, Game, Texts } from '@durbar/kernel'

export interface Room<S extends Core, V, E> {
  readonly game: Game<S, V, E>
  readonly texts: Texts<V, E>
  /** Minutes at the table, for the box. */
  readonly minutes: readonly [number, number]
}

// biome-ignore lint/suspicious/noExplicitAny: the catalogue holds rooms of every kind
export type AnyRoom = Room<any, any, any>
