/** TM-9 End of the game: the hands are scored. */
import { type Procedure, places, type Seat } from '@durbar/kernel'
import { CARDS, COLOURS, FIRST_SPECIAL, SUITS, WHITE_SUIT } from '../data/cards.ts'
import { ENDS, type Event } from '../events.ts'
import { award, count, listed, SOURCE, SOURCES, type Source, type State, score } from '../state.ts'

/** TM-9.3: one of the longest colours, -1 without a coloured card. */
export function longestColour(s: Readonly<State>, seat: Seat): number {
  let longest = -1
  let most = 0
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const cards = count(s.hands[seat * SUITS + colour]!)
    if (cards > most) {
      most = cards
      longest = colour
    }
  }
  return longest
}

/** TM-9.2: one point for each special card, each white card and each card of the longest colour. */
export function handPoints(s: Readonly<State>, seat: Seat) {
  const longest = longestColour(s, seat)
  return {
    handSpecial: s.specials.filter((holder) => holder === seat).length,
    handWhite: count(s.hands[seat * SUITS + WHITE_SUIT]!),
    handColour: longest < 0 ? 0 : count(s.hands[seat * SUITS + longest]!),
  }
}

/** Cards and specials of a hand by name. */
export const handNames = (s: Readonly<State>, seat: Seat): string[] => [
  ...listed(s.hands, seat * SUITS).map((card) => CARDS[card]!),
  ...s.specials.flatMap((holder, special) => (holder === seat ? [CARDS[FIRST_SPECIAL + special]!] : [])),
]

export const pointsOf = (s: Readonly<State>, seat: Seat) =>
  Object.fromEntries(SOURCES.map((source, i) => [source, s.points[seat * SOURCES.length + i]!])) as Record<
    Source,
    number
  >

/** TM-9.1, TM-9.5, TM-R-17: the hands are laid open; most points win, equal points share the place. */
export const scoreHands: Procedure<State, Event> = {
  run(g) {
    const { s } = g
    g.reveal()
    for (let seat = 0; seat < s.seats; seat++) {
      const hand = handPoints(s, seat)
      award(s, seat, SOURCE.handSpecial, hand.handSpecial)
      award(s, seat, SOURCE.handWhite, hand.handWhite)
      award(s, seat, SOURCE.handColour, hand.handColour)
    }
    const scores = Array.from({ length: s.seats }, (_, seat) => score(s, seat))
    const standing = places(s.seats, (a, b) => scores[a]! > scores[b]!)
    scores.forEach((total, seat) => {
      g.tell?.({
        t: 'scored',
        seat,
        hand: handNames(s, seat),
        colour: COLOURS[longestColour(s, seat)] ?? null,
        points: pointsOf(s, seat),
        total,
        place: standing[seat]!,
      })
    })
    s.result = { scores, places: standing, end: ENDS[0] }
  },
}
