import { counting, speak, type Who } from '@durbar/room'
import type { CardId, SymbolId } from '../data/cards.ts'
import { CARDS_TAKEN, type OwnedTileId, TOKENS_FOR_SPECIAL } from '../data/tiles.ts'
import type { Bidder, Comparison } from '../events.ts'
import type { Vocabulary } from '../vocabulary.ts'
import {
  bonusSaid,
  COLOUR_NAMES,
  cardName,
  cardSaid,
  cityInto,
  cityName,
  GOOD_NAMES,
  ITEM_NAMES,
  provinceName,
  SYMBOL_NAMES,
  tileSaid,
  WON_NAMES,
} from './names.ts'
import { bringsCard, colourOf, freeCities, leadsOf, prizeOf } from './standing.ts'

const { count, list } = counting('en')
const card = (id: CardId) => cardSaid(id, 'en')
const cards = (ids: readonly CardId[]) => list(ids.map(card))
const points = (n: number) => count(n, 'influence point', 'influence points')
const tokens = (token: SymbolId) => `${TOKENS_FOR_SPECIAL} ${SYMBOL_NAMES.en[token]} tokens`
const matches = (tiles: readonly OwnedTileId[]) =>
  tiles.length > 0 ? ` (1, and 1 each for ${list(tiles.map((id) => tileSaid(id, 'en')))})` : ''
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const wins = (compared: readonly Comparison[], verb: string) => {
  const won = compared.filter((each) => each.won)
  if (won.length === 0) return `${verb} nothing`
  return `${verb} ${list(won.map((each) => `${WON_NAMES.en[prizeOf(each.symbol)]} (${each.own} to ${each.best})`))}`
}
/** The prince does as everybody does; only people are spoken to. */
const starts = (bidder: Bidder, who: Who, verb: string) =>
  bidder === 'prince' ? `The prince ${verb}` : who.starts(bidder, verb)
const verbOf = (bidder: Bidder, who: Who, verb: string) =>
  bidder === 'prince' ? verb : who.verb(bidder, verb)

export const en = speak<Vocabulary>({
  language: 'en',
  title: 'Taj Mahal',
  subtitle: (view) => `Visit ${view.visit} of ${view.visits} · ${provinceName(view.province)}`,
  tagline: 'Twelve provinces, six contests at once: when will you withdraw?',
  options: {
    neutralPrince: {
      label: 'Neutral prince',
      help: 'Only for two players, and needed by them: a prince without a hand or influence points plays as the third. A variant by Durbar, not from the rulebook.',
      values: { false: 'off', true: 'on' },
    },
  },
  prompt: {
    turn: (view, can) => {
      const [prize, ...more] = leadsOf(view).map((item) => ITEM_NAMES.en[item])
      const withdraw =
        prize && more.length === 0
          ? `withdraw and win: ${prize}`
          : `withdraw ${prize ? `with ${more.length + 1} prizes` : 'without a prize'}`
      const province = provinceName(view.province)
      return can('play')
        ? `${province}: play cards, or ${withdraw}.`
        : `${province}: none of your coloured cards fits. ${capital(withdraw)}.`
    },
    place: (view) => {
      const province = provinceName(view.province)
      const normal = view.asked?.normalPalaces ?? 0
      if (normal === 0)
        return `Place your crown palace in any city of ${province}, even beside another palace.`
      const left = normal > 1 ? ` (${count(normal, 'palace', 'palaces')} left)` : ''
      return `Place a palace in a free city of ${province}${left}.`
    },
    take: `You have withdrawn: choose ${CARDS_TAKEN} cards from the supply.`,
  },
  refusals: {
    otherColour: (_move, view) => {
      const colour = colourOf(view)
      const bound = colour
        ? `You are playing ${COLOUR_NAMES.en[colour]} in this visit.`
        : 'Your colour is fixed.'
      return `${bound} Another colour needs the special card “Any colour”.`
    },
    specialPlayed:
      'That special card already lies in front of you. It returns to your hand as soon as you withdraw.',
    otherProvince: (_move, view) =>
      `You now place palaces only in the province of ${provinceName(view.province)}.`,
    cityTaken: (move, view) => {
      const here = 'city' in move ? cityName(move.city) : 'This city'
      const free = list(freeCities(view).map(cityName))
      return `${here} already has a palace; only the crown palace may join it.${free ? ` Free: ${free}.` : ''}`
    },
    twoNeedPrince: 'Two players need the neutral prince: switch the prince on.',
    princeForTwo: 'The neutral prince is for two players only: switch the prince off.',
  },
  move: {
    play: ({ colourCard, extra }) =>
      `Play ${cardName(colourCard, 'en')}${extra ? ` with ${cardName(extra, 'en')}` : ''}`,
    withdraw: 'Withdraw',
    place: ({ city }, view) =>
      `Place a palace in ${cityName(city)}${bringsCard(city, view) ? ' and draw 1 card' : ''}`,
    take: (move) => `Take ${list(move.cards.map((id) => cardName(id, 'en')))}`,
  },
  event: {
    visit: (e, who) =>
      `Visit ${e.visit}: ${provinceName(e.province)} (${list(e.goods.map((good) => GOOD_NAMES.en[good]))}). ${who.starts(e.startSeat, 'starts')}.`,
    played: (e, who) =>
      `${who.starts(e.seat, 'plays')} ${cards(e.extra ? [e.card, e.extra] : [e.card])}${e.points > 0 ? `: ${points(e.points)} at once` : ''}.`,
    withdrew: (e, who) =>
      `${starts(e.bidder, who, 'withdraws')} and ${wins(e.compared, verbOf(e.bidder, who, 'wins'))}.`,
    placed: (e, who) =>
      `${starts(e.bidder, who, 'places')} ${e.crown ? 'the crown palace' : 'a palace'} ${cityInto(e.city, 'en')}.`,
    bonus: (e, who) => {
      const taken = `${starts(e.bidder, who, 'takes')} ${bonusSaid(e.tile, 'en')} in ${cityName(e.city)}`
      return `${taken}${e.points > 0 ? ` and ${verbOf(e.bidder, who, 'gets')} ${points(e.points)}${matches(e.matches)}` : ''}.`
    },
    provinceTile: (e, who) =>
      `${who.starts(e.seat, 'scores')} ${tileSaid(e.tile, 'en')}: ${points(e.points)} (${e.goods.map((each) => `${GOOD_NAMES.en[each.good]} ${each.points}`).join(', ')}).`,
    palaces: (e, who) => {
      const [here, ...joined] = e.reached.map((each) => provinceName(each.province))
      const chain = joined.length > 0 ? `, connected with ${list(joined)}` : ''
      return `${who.starts(e.seat, 'gets')} ${points(e.points)} for palaces: ${here}${chain}.`
    },
    discarded: null,
    drew: (e, who) => {
      const drawn = `${e.card ? card(e.card) : 'a card'} from the draw pile`
      return e.why === 'unplayed'
        ? `${who.starts(e.seat, 'has')} played nothing and ${who.verb(e.seat, 'draws')} ${drawn}.`
        : `${who.starts(e.seat, 'draws')} ${drawn} for the bonus tile.`
    },
    nothingToDraw: (e, who) => `${who.starts(e.seat, 'draws')} no card: both piles are empty.`,
    took: (e, who) => `${who.starts(e.seat, 'takes')} ${cards(e.cards)} from the supply.`,
    reshuffled: (e) =>
      `The discard pile is shuffled: ${count(e.count, 'card is', 'cards are')} the new draw pile.`,
    turnedUp: (e) =>
      `${capital(card(e.card))} is turned up for the prince${e.kept ? '' : ' and discarded: it is not the prince’s colour'}.`,
    swept: (e) => `From the supply to the discard pile: ${cards(e.cards)}.`,
    exchanged: (e, who) => {
      if (e.from === e.seat)
        return `${who.starts(e.seat, 'gives')} up ${tokens(e.token)} and already ${who.verb(e.seat, 'has')} ${card(e.special)}.`
      const from =
        e.from === null
          ? `${who.verb(e.seat, 'gets')} ${card(e.special)}`
          : `${who.verb(e.seat, 'takes')} ${card(e.special)} from ${who.dative(e.from)}`
      return `${who.starts(e.seat, 'gives')} up ${tokens(e.token)} and ${from}.`
    },
    visitEnded: (e) => {
      const lost = [...(e.tile ? [tileSaid(e.tile, 'en')] : []), ...e.bonus.map((id) => bonusSaid(id, 'en'))]
      return lost.length > 0 ? `Nobody has won ${list(lost)}.` : null
    },
    scored: ({ points: hand, ...e }, who) => {
      const parts = [
        `special cards ${hand.handSpecial}`,
        `white cards ${hand.handWhite}`,
        `${e.colour ? `longest colour ${COLOUR_NAMES.en[e.colour]}` : 'longest colour'} ${hand.handColour}`,
      ]
      const sum = hand.handSpecial + hand.handWhite + hand.handColour
      return `${who.starts(e.seat, 'gets')} ${points(sum)} for the hand (${parts.join(', ')}). In all ${points(e.total)}: place ${e.place}.`
    },
  },
  ends: { twelveVisits: 'All twelve provinces have been visited.' },
})
