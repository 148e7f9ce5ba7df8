/** What an example of the rulebook is told by: a position, what is done in it, and the figures that come of it. */
import type { ActionId } from '../data/actions.ts'
import type { CityId, JunctionId } from '../data/board.ts'
import type { Card } from '../data/characters.ts'
import type { Move } from '../vocabulary.ts'

export interface Player {
  readonly cards?: readonly Card[]
  readonly gold?: number
  readonly stock?: number
  readonly at?: JunctionId
  readonly chips?: number
  readonly disc?: readonly [ActionId, ActionId]
  /** 'v01' or 'A', once per house. */
  readonly houses?: readonly string[]
  /** 'A' = the large palace of A, 'a' = a small one. */
  readonly palaces?: string
}
export interface Stage {
  readonly seats: number
  readonly version?: 'base' | 'pro1' | 'pro2'
  /** From the arrow up; the bar stands below field 1. */
  readonly track?: string
  readonly round?: number
  readonly maharaja?: CityId
  /** Who has had a turn in this round. */
  readonly acted?: readonly number[]
  readonly players: readonly Player[]
}

export interface Example {
  readonly stage: Stage
  readonly moves: readonly Move[]
  readonly [figure: string]: unknown
}
