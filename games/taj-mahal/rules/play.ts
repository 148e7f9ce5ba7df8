/** TM-3 Playing cards, TM-4 Special cards. */
import { type Action, choice, fields } from '@durbar/kernel'
import {
  CARDS,
  COLOURED,
  COLOURS,
  FIRST_SPECIAL,
  FIRST_WHITE,
  POINTS_OF_SPECIAL,
  SPECIAL_COLOUR,
  SPECIAL_POINTS,
  SPECIALS,
  SUIT,
  SUITS,
  WHITE_SUIT,
  WHITES,
} from '../data/cards.ts'
import type { Event } from '../events.ts'
import { award, lose, lowest, SOURCE, type State, visitColour } from '../state.ts'
import { REFUSALS } from './refusals.ts'
import { frameAfter } from './turn.ts'

/** The first digit of the noun is the coloured card, the second the extra: 0 = none, then whites and specials. */
const CARD = COLOURED.length
const FIRST_EXTRA = FIRST_WHITE - 1
const pack = (card: number, extra: number) => card + CARD * (extra < 0 ? 0 : extra - FIRST_EXTRA)
const cardOf = (noun: number) => noun % CARD
/** -1 = none */
const extraOf = (noun: number) => (noun < CARD ? -1 : Math.floor(noun / CARD) + FIRST_EXTRA)

/** TM-3.5: a coloured card, and with it one white card or one special card or nothing. */
export const play: Action<
  State,
  Event,
  'play',
  { readonly colourCard: string; readonly extra: string | null }
> = {
  verb: 'play',
  noun: fields({ colourCard: choice(COLOURED), extra: choice([null, ...WHITES, ...SPECIALS]) }),
  candidates(s, seat, _at, add) {
    const from = seat * SUITS
    for (let suit = 0; suit < COLOURS.length; suit++) {
      for (let rest = s.hands[from + suit]!; rest !== 0; rest &= rest - 1) {
        const card = lowest(rest, suit)
        add(card)
        for (let whites = s.hands[from + WHITE_SUIT]!; whites !== 0; whites &= whites - 1)
          add(pack(card, lowest(whites, WHITE_SUIT)))
        for (let special = 0; special < SPECIALS.length; special++)
          if (s.specials[special] === seat) add(pack(card, FIRST_SPECIAL + special))
      }
    }
  },
  refuse(s, seat, noun) {
    const row = s.rows[seat]!
    const extra = extraOf(noun)
    // TM-4.10: it comes back to the hand only when its player withdraws.
    if (extra >= FIRST_SPECIAL && row.indexOf(extra) >= 0) return REFUSALS.specialPlayed
    if (extra === SPECIAL_COLOUR) return null
    const colour = visitColour(row)
    return colour < 0 || colour === SUIT[cardOf(noun)] ? null : REFUSALS.otherColour
  },
  perform(g, seat, noun) {
    const { s } = g
    const card = cardOf(noun)
    const extra = extraOf(noun)
    const row = s.rows[seat]!
    lose(s, seat, card)
    row.push(card)
    if (extra >= 0) {
      if (extra < FIRST_SPECIAL) lose(s, seat, extra)
      row.push(extra)
    }
    // TM-4.6, TM-R-12: paid on being played, whatever is won later.
    const points = extra === SPECIAL_POINTS ? POINTS_OF_SPECIAL : 0
    if (points > 0) award(s, seat, SOURCE.specialPoints, points)
    // TM-3.9: everybody has seen the card, so it stays.
    g.reveal()
    g.tell?.({ t: 'played', seat, card: CARDS[card]!, extra: extra < 0 ? null : CARDS[extra]!, points })
    g.then(frameAfter(s, seat))
  },
}
