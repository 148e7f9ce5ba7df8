/** TM-3 Playing cards, TM-4 Special cards. */
import { choice, fields } from '@durbar/kernel'
import {
  CARDS,
  COLOURED,
  COLOURS,
  cardAt,
  FIRST_SPECIAL,
  lowestOf,
  POINTS_OF_SPECIAL,
  SPECIAL_COLOUR,
  SPECIAL_POINTS,
  SPECIALS,
  suitOf,
  WHITE_SUIT,
  WHITES,
} from '../data/cards.ts'
import { award, handOf, holderOf, lay, lose, rowOf, visitColour } from '../state.ts'
import { may } from './book.ts'
import { NO_CARD } from './pile.ts'
import { REFUSALS } from './refusals.ts'
import { turnAfter } from './turn.ts'

/** What may lie beside the coloured card, and which cards these are. */
const EXTRAS = [null, ...WHITES, ...SPECIALS]
const CARD_OF_EXTRA: readonly number[] = EXTRAS.map((id) => (id === null ? NO_CARD : CARDS.indexOf(id)))
const EXTRA_OF_CARD: readonly number[] = CARDS.map((_, card) => CARD_OF_EXTRA.indexOf(card))
const NO_EXTRA = EXTRAS.indexOf(null)

const noun = fields({ colourCard: choice(COLOURED), extra: choice(EXTRAS) })
const withExtra = (card: number, extra: number) => noun.pack(card, EXTRA_OF_CARD[extra]!)
const extraOf = (move: number): number => CARD_OF_EXTRA[noun.digit.extra.of(move)]!

/** TM-3.5: a coloured card, and with it one white card or one special card or nothing. */
export const play = may({
  verb: 'play',
  noun,
  candidates(s, seat, _at, add) {
    for (let suit = 0; suit < COLOURS.length; suit++)
      for (let rest = handOf(s, seat, suit); rest !== 0; rest &= rest - 1) {
        const card = lowestOf(rest, suit)
        add(noun.pack(card, NO_EXTRA))
        for (let whites = handOf(s, seat, WHITE_SUIT); whites !== 0; whites &= whites - 1)
          add(withExtra(card, lowestOf(whites, WHITE_SUIT)))
        for (let special = 0; special < SPECIALS.length; special++)
          if (holderOf(s, special) === seat) add(withExtra(card, FIRST_SPECIAL + special))
      }
  },
  refuse(s, seat, move) {
    const row = rowOf(s, seat)
    const extra = extraOf(move)
    // TM-4.10: it comes back to the hand only when its player withdraws.
    if (extra >= FIRST_SPECIAL && row.indexOf(extra) >= 0) return REFUSALS.specialPlayed
    if (extra === SPECIAL_COLOUR) return null
    const colour = visitColour(row)
    return colour < 0 || colour === suitOf(noun.digit.colourCard.of(move)) ? null : REFUSALS.otherColour
  },
  perform(g, seat, move) {
    const { s } = g
    const card = noun.digit.colourCard.of(move)
    const extra = extraOf(move)
    lose(s, seat, card)
    lay(s, seat, card)
    if (extra !== NO_CARD) {
      if (extra < FIRST_SPECIAL) lose(s, seat, extra)
      lay(s, seat, extra)
    }
    // TM-4.6, TM-R-12: paid on being played, whatever is won later.
    const points = extra === SPECIAL_POINTS ? POINTS_OF_SPECIAL : 0
    if (points > 0) award(s, seat, points)
    g.tell?.({
      t: 'played',
      seat,
      card: cardAt(card),
      extra: extra === NO_CARD ? null : cardAt(extra),
      points,
    })
    // TM-3.9: everybody has seen the card, so it stays.
    g.reveal('aside')
    g.then(turnAfter(s, seat))
  },
})
