/** What lies before one player, as far as a viewer may see it. */
import { nounOf, type Seat, type Viewer } from '@durbar/kernel'
import type { Story } from '../chronicle.ts'
import { discAt, type Pair } from '../data/actions.ts'
import { type JunctionId, junctionAt } from '../data/board.ts'
import { type Card, cardsIn } from '../data/characters.ts'
import { type Colour, colourOf, FLOWS, type Flow } from '../data/material.ts'
import { faceDown } from '../knowledge.ts'
import { palacePrice } from '../rules/palace.ts'
import {
  activeSeat,
  architectOf,
  built,
  cardsOf,
  chipsOf,
  discOf,
  goldOf,
  palacesLeft,
  quarryOf,
  type State,
  stockOf,
} from '../state.ts'
import { type WayView, waysOf } from './board.ts'

export interface PlayerView {
  readonly colour: Colour
  /** null = kept from this viewer. */
  readonly gold: number | null
  /** Gold by source so far; hidden with the gold. */
  readonly account: Readonly<Record<Flow, number>> | null
  readonly stock: number
  readonly quarry: number
  readonly built: number
  readonly palacesLeft: number
  readonly palacePrice: number
  readonly cards: readonly Card[]
  readonly chips: number
  readonly architect: JunctionId
  /** In disc order; null = not set, or face down for this viewer. */
  readonly disc: Pair | null
  readonly acted: boolean
  /** The cheapest way to every junction within reach, for the own seat and the active one; null for others. */
  readonly ways: readonly WayView[] | null
}

/** RJ-R-24: gold is hidden unless the option says otherwise, and lies open at the end. */
export const seesGold = (s: Readonly<State>, seat: Seat, who: Viewer): boolean =>
  s.result !== null || s.openGold || who === 'archive' || who === seat

/** The disc a viewer may see: the own one as soon as it is set, others from the start of their turn. */
function discSeen(s: Readonly<State>, seat: Seat, who: Viewer): Pair | null {
  const mine = who === seat || who === 'archive'
  const chosen = s.stack.at(-1)?.chosen?.[seat] ?? null
  if (chosen !== null) return mine ? discAt(nounOf(chosen)) : null
  if (discOf(s, seat) < 0 || (faceDown(s, seat) && !mine)) return null
  return discAt(discOf(s, seat))
}

const accountOf = ({ account }: Story, seat: Seat) =>
  Object.fromEntries(FLOWS.map((flow) => [flow, account[flow][seat]!])) as Record<Flow, number>

export function playerView(s: Readonly<State>, seat: Seat, who: Viewer, story: Story): PlayerView {
  const sees = seesGold(s, seat, who)
  return {
    colour: colourOf(seat),
    gold: sees ? goldOf(s, seat) : null,
    account: sees ? accountOf(story, seat) : null,
    stock: stockOf(s, seat),
    quarry: quarryOf(s, seat),
    built: built(s, seat),
    palacesLeft: palacesLeft(s, seat),
    palacePrice: palacePrice(s, seat),
    cards: cardsIn(cardsOf(s, seat)),
    chips: chipsOf(s, seat),
    architect: junctionAt(architectOf(s, seat)),
    disc: discSeen(s, seat, who),
    acted: (s.acted & (1 << seat)) !== 0,
    ways: seat === who || seat === activeSeat(s) ? waysOf(s, seat, sees) : null,
  }
}
