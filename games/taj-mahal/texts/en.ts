import { counting, speak } from '@durbar/room'
import type { CardId } from '../data/cards.ts'
import type { OwnedTileId } from '../data/tiles.ts'
import type { Bidder, Comparison } from '../events.ts'
import type { Vocabulary } from '../vocabulary.ts'
import {
  bonusName,
  COLOUR_NAMES,
  cardName,
  cityName,
  GOOD_NAMES,
  ITEM_NAMES,
  provinceName,
  SYMBOL_NAMES,
  tileName,
  tileNumber,
} from './names.ts'
import { bringsCard, colourOf, leadsOf } from './standing.ts'

const { count, list } = counting('en')
const card = (id: CardId) => cardName(id, 'en')
const cards = (ids: readonly CardId[]) => list(ids.map(card))
const points = (n: number) => count(n, 'point', 'points')
const matches = (tiles: readonly OwnedTileId[]) =>
  tiles.length > 0 ? ` (1, and 1 each for ${list(tiles.map((id) => tileName(id, 'en')))})` : ''

const wins = (compared: readonly Comparison[]) => {
  const won = compared.filter((each) => each.won)
  if (won.length === 0) return 'wins nothing'
  return `wins ${list(won.map((each) => `${SYMBOL_NAMES.en[each.symbol]} (${each.own} to ${each.best})`))}`
}
const who = (bidder: Bidder, name: (seat: number) => string) =>
  bidder === 'prince' ? 'The prince' : name(bidder)

export const en = speak<Vocabulary>({
  title: 'Taj Mahal',
  subtitle: (view) => `Visit ${view.visit} of ${view.visits} · ${provinceName(view.province)}`,
  tagline: 'Twelve provinces, six auctions at once: who leaves at the right moment?',
  options: {
    neutralPrince: {
      label: 'Neutral prince',
      help: 'Only for two players, and needed by them: a prince without hand or score bids as the third. Our own addition, not from the rulebook.',
      values: { false: 'off', true: 'on' },
    },
  },
  prompt: {
    turn: (view, can) => {
      const now = list(leadsOf(view).map((item) => ITEM_NAMES.en[item])) || 'nothing'
      if (!can('play'))
        return `${provinceName(view.province)}: you have no card that fits. Withdraw; it wins ${now}.`
      return `${provinceName(view.province)}: play cards or withdraw. Withdrawing now would win ${now}.`
    },
    place: (view) => {
      const province = provinceName(view.province)
      const normal = view.asked?.normalPalaces ?? 0
      if (normal === 0) return `Place the crown palace in ${province}; beside another is fine.`
      return `Place a palace in a free city of ${province}${normal > 1 ? ` (${normal} left)` : ''}.`
    },
    take: 'Take two cards from the supply.',
  },
  refusals: {
    otherColour: (_move, view) => {
      const colour = colourOf(view)
      return `Your colour for this visit is settled${colour ? `: ${COLOUR_NAMES.en[colour]}` : ''}.`
    },
    specialPlayed: 'That special card already lies in your row.',
    otherProvince: (_move, view) =>
      `You build only in the province that is being visited: ${provinceName(view.province)}.`,
    cityTaken: 'A palace stands here already.',
    twoNeedPrince: 'Two players need the neutral prince.',
    princeForTwo: 'The neutral prince is for two players only.',
  },
  move: {
    play: ({ colourCard, extra }) => `Play ${card(colourCard)}${extra ? ` with ${card(extra)}` : ''}`,
    withdraw: 'Withdraw',
    place: ({ city }, view) => `Build in ${cityName(city)}${bringsCard(city, view) ? ' and a card' : ''}`,
    take: (move) => `Take ${cards(move.cards)}`,
  },
  event: {
    visit: (e, name) =>
      `Visit ${e.visit}: ${provinceName(e.province)} (${list(e.goods.map((good) => GOOD_NAMES.en[good]))}). ${name(e.startSeat)} starts.`,
    played: (e, name) =>
      `${name(e.seat)} plays ${card(e.card)}${e.extra ? ` with ${card(e.extra)}` : ''}${e.points > 0 ? `: ${points(e.points)}` : ''}.`,
    withdrew: (e, name) => `${who(e.bidder, name)} withdraws and ${wins(e.compared)}.`,
    placed: (e, name) =>
      `${who(e.bidder, name)} places ${e.crown ? 'the crown palace' : 'a palace'} in ${cityName(e.city)}.`,
    bonus: (e, name) =>
      `${who(e.bidder, name)} takes the bonus tile ${bonusName(e.tile, 'en')} in ${cityName(e.city)}${e.points > 0 ? `: ${points(e.points)}${matches(e.matches)}` : ''}.`,
    provinceTile: (e, name) =>
      `${name(e.seat)} scores province tile ${tileNumber(e.tile)}: ${points(e.points)}, of which ${list(e.goods.map((each) => `${GOOD_NAMES.en[each.good]} ${each.points}`))}.`,
    palaces: (e, name) =>
      `${name(e.seat)} scores ${points(e.points)} for palaces: ${list(e.reached.map((each) => provinceName(each.province)))}.`,
    discarded: null,
    drew: (e, name) => `${name(e.seat)} draws ${e.card ? card(e.card) : 'a card'} from the pile.`,
    nothingToDraw: (e, name) => `${name(e.seat)} draws nothing: both piles are empty.`,
    took: (e, name) => `${name(e.seat)} takes ${cards(e.cards)}.`,
    reshuffled: (e) => `The discard pile is shuffled: ${count(e.count, 'card', 'cards')}.`,
    turnedUp: (e) => `${card(e.card)} is turned up for the prince${e.kept ? '' : ': he leaves'}.`,
    swept: (e) => `Discarded from the supply: ${cards(e.cards)}.`,
    exchanged: (e, name) => {
      const from = e.from === null ? 'the table' : name(e.from)
      return e.from === e.seat
        ? `${name(e.seat)} returns two ${SYMBOL_NAMES.en[e.token]} tokens and already has the ${card(e.special)}.`
        : `${name(e.seat)} trades two ${SYMBOL_NAMES.en[e.token]} tokens for the ${card(e.special)} from ${from}.`
    },
    visitEnded: (e) => {
      const lost = [
        ...(e.tile ? [`province tile ${tileNumber(e.tile)}`] : []),
        ...e.bonus.map((id) => `bonus tile ${bonusName(id, 'en')}`),
      ]
      return lost.length > 0 ? `Nobody won: ${list(lost)}.` : null
    },
    scored: ({ points: hand, ...e }, name) =>
      `${name(e.seat)}: hand ${points(hand.handSpecial + hand.handWhite + hand.handColour)} (specials ${hand.handSpecial}, white ${hand.handWhite}, ${e.colour ? COLOUR_NAMES.en[e.colour] : 'colour'} ${hand.handColour}). Total ${e.total}, place ${e.place}.`,
  },
  ends: { twelveVisits: 'All twelve provinces have been visited.' },
})
