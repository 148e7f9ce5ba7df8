/** RJ-5.2 The characters of the base game: from the youngest on, everybody takes a free card. */
import { moment, type Seat, seated } from '@durbar/kernel'
import type { State } from '../state.ts'
import { decision } from './book.ts'
import { takingFree } from './cards.ts'
import { REFUSALS } from './refusals.ts'

/** Also the choice of an auction's winner (RJ-11.2.5c). */
export const pickCharacter = takingFree('pickCharacter', REFUSALS.cardTaken, (g, seat, card) =>
  g.tell?.({ t: 'characterPicked', seat, card }),
)

/** The next seat clockwise that has no card yet, -1 = all have one. */
export function nextWithoutCard(s: Readonly<State>, seat: Seat): number {
  for (let i = 1; i <= s.seats; i++) {
    const other = (seat + i) % s.seats
    if (s.cards[other] === 0) return other
  }
  return -1
}

export const draft = decision(moment('draft', seated), {
  actions: [pickCharacter],
  done(g, { seat }) {
    const next = nextWithoutCard(g.s, seat)
    if (next >= 0) g.then(draft(next))
  },
})
