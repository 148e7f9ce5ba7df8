/** What somebody sees. */
import type { Seat, Viewer } from '@durbar/kernel'
import { type Wish, wishAt } from '../data/feathers.ts'
import { knows } from '../knowledge.ts'
import type { State } from '../state.ts'

export interface View {
  readonly me: Seat | null
  readonly active: Seat | null
  readonly left: number
  readonly last: number
  readonly players: readonly {
    readonly feathers: number
    readonly open: boolean
    /** null: face down. */
    readonly wish: Wish | null
  }[]
}

export const view = (s: Readonly<State>, who: Viewer): View => ({
  me: typeof who === 'number' ? who : null,
  active: s.stack.at(-1)?.seat ?? null,
  left: s.left,
  last: s.last,
  players: s.cards.map((card, seat) => ({
    feathers: s.feathers[seat]!,
    open: s.open[seat]!,
    wish: knows(s, who, seat) ? wishAt(card) : null,
  })),
})
