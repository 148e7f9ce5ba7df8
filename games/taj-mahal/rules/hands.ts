/** TM-9 End of the game: the hands are scored. */
import { moment, places, type Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { type CardId, COLOURS, cardNames, SPECIALS, WHITE_SUIT } from '../data/cards.ts'
import { ENDS, type HandPoints } from '../events.ts'
import { award, cardsOf, handOf, type State, score } from '../state.ts'
import { procedure } from './book.ts'

/** TM-9.3: one of the longest colours, -1 without a coloured card. */
export function longestColour(s: Readonly<State>, seat: Seat): number {
  let longest = -1
  let most = 0
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const cards = bits.count(handOf(s, seat, colour))
    if (cards > most) {
      most = cards
      longest = colour
    }
  }
  return longest
}

/** TM-9.2: one point for each special card, each white card and each card of the longest colour. */
export function handPoints(s: Readonly<State>, seat: Seat): HandPoints {
  const longest = longestColour(s, seat)
  return {
    handSpecial: s.specials.filter((holder) => holder === seat).length,
    handWhite: bits.count(handOf(s, seat, WHITE_SUIT)),
    handColour: longest < 0 ? 0 : bits.count(handOf(s, seat, longest)),
  }
}

/** Cards and specials of a hand by name. */
const handNames = (s: Readonly<State>, seat: Seat): CardId[] => [
  ...cardNames(cardsOf(s, seat)),
  ...SPECIALS.filter((_, special) => s.specials[special] === seat),
]

/** TM-9.1, TM-9.5, TM-R-17: the hands are laid open; most points win, equal points share the place. */
export const finalScoring = procedure(moment('finalScoring'), (g) => {
  const { s } = g
  g.reveal()
  for (let seat = 0; seat < s.seats; seat++) {
    const { handSpecial, handWhite, handColour } = handPoints(s, seat)
    award(s, seat, handSpecial + handWhite + handColour)
  }
  const standing = places(s.seats, (a, b) => score(s, a) > score(s, b))
  s.result = { scores: s.scores.slice(), places: standing, end: ENDS[0] }
  standing.forEach((place, seat) => {
    g.tell?.({
      t: 'scored',
      seat,
      hand: handNames(s, seat),
      colour: COLOURS[longestColour(s, seat)] ?? null,
      points: handPoints(s, seat),
      total: score(s, seat),
      place,
    })
  })
})
