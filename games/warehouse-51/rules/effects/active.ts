/** WH-5, WH-7.4: when a blessing or a curse is in force. */
import type { Seat } from '@durbar/kernel'
import { withEffect } from '../../data/antiquities.ts'
import { cardsOf, type State, unpawnedOf } from '../../state.ts'

const GRAILS = withEffect('voidOwnCurses')

/** The blessings among `cards` that work for this seat: a pawned card lends none (WH-7.4). */
export const blessings = (s: Readonly<State>, seat: Seat, cards: number): number =>
  unpawnedOf(s, seat) & cards

/** The curses among `cards` that strike this seat: the pawnshop does not end them, the Grail voids all (WH-10.1). */
export const curses = (s: Readonly<State>, seat: Seat, cards: number): number =>
  blessings(s, seat, GRAILS) ? 0 : cardsOf(s, seat) & cards
