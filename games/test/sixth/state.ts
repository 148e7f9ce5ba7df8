/** The whole table, as small integers. */
import type { Core } from '@durbar/kernel'

export interface State extends Core {
  /** Feathers in the middle. */
  left: number
  /** How many were taken last, 0 = none yet. */
  last: number
  feathers: number[]
  /** The card of each seat. */
  cards: number[]
  /** Whose card lies open. */
  open: boolean[]
  /** Cards that nobody got; nobody has seen them. */
  aside: number[]
}

export const clone = (s: Readonly<State>): State => ({
  rules: s.rules,
  seats: s.seats,
  stack: s.stack.slice(),
  result: s.result,
  left: s.left,
  last: s.last,
  feathers: s.feathers.slice(),
  cards: s.cards.slice(),
  open: s.open.slice(),
  aside: s.aside.slice(),
})
