import type { Speech } from '@durbar/room'
import type { Bidder, Comparison, Event } from '../events.ts'
import type { View } from '../view.ts'
import { drawsCard } from './moves.ts'
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

const card = (id: unknown) => cardName(String(id), 'en')
const cards = (ids: readonly string[]) => ids.map(card).join(', ')
const points = (n: number) => (n === 1 ? '1 point' : `${n} points`)
const matches = (tiles: readonly string[]) =>
  tiles.length > 0 ? ` (1, and 1 each for ${tiles.map((id) => tileName(id, 'en')).join(', ')})` : ''

const wins = (compared: readonly Comparison[]) => {
  const won = compared.filter((each) => each.won)
  if (won.length === 0) return 'wins nothing'
  return `wins ${won.map((each) => `${SYMBOL_NAMES.en[each.symbol]} (${each.own} to ${each.best})`).join(', ')}`
}

export const en: Speech<View, Event> = {
  title: 'Taj Mahal',
  subtitle: (view) => `Visit ${view.visit} of ${view.visits} · ${provinceName(view.province)}`,
  tagline: 'Twelve provinces, six auctions at once: who leaves at the right moment?',
  reconstructed:
    'The rulebook’s pictures are lost. Reconstructed: names, positions and border roads of the cities and every fortress but Agra, how many bonus tiles there are of each kind, which five pairs without an elephant belong to which colour, and that two viziers earn the special Grand Mogul and two monks the free colour. The game for two with the neutral prince is our own variant. Whoever owns the box can correct the data files alone.',
  options: {
    neutralPrince: {
      label: 'Neutral prince',
      help: 'Only for two players, and needed by them: a prince without hand or score bids as the third. Our own addition, not from the rulebook.',
      values: { false: 'off', true: 'on' },
    },
  },
  prompt(rule, view) {
    if (rule === 'take') return 'Take two cards from the supply.'
    const province = provinceName(view.province)
    if (rule === 'place') {
      const normal = view.asked?.normalPalaces ?? 0
      if (normal === 0) return `Place the crown palace in ${province}; beside another is fine.`
      return `Place a palace in a free city of ${province}${normal > 1 ? ` (${normal} left)` : ''}.`
    }
    const leads = view.me === null ? [] : view.players[view.me]!.leads
    const now = leads.length > 0 ? leads.map((item) => ITEM_NAMES.en[item]).join(', ') : 'nothing'
    return `${province}: play cards or withdraw. Withdrawing now would win ${now}.`
  },
  refusals: {
    otherColour: 'Your colour for this visit is settled.',
    specialPlayed: 'That special card already lies in your row.',
    otherProvince: 'You build only in the province that is being visited.',
    cityTaken: 'A palace stands here already.',
    twoNeedPrince: 'Two players need the neutral prince.',
    princeForTwo: 'The neutral prince is for two players only.',
  },
  move(move, view) {
    switch (move.type) {
      case 'play':
        return `${card(move.colourCard)}${move.extra ? ` with ${card(move.extra)}` : ''}`
      case 'place':
        return `Palace in ${cityName(String(move.city))}${drawsCard(move, view) ? ' and a card' : ''}`
      case 'take':
        return `Take ${cards(move.cards as readonly string[])}`
      default:
        return 'Withdraw'
    }
  },
  event(e, name) {
    const who = (bidder: Bidder) => (bidder === 'prince' ? 'The prince' : name(bidder))
    switch (e.t) {
      case 'visit':
        return `Visit ${e.visit}: ${provinceName(e.province)} (${e.goods.map((good) => GOOD_NAMES.en[good]).join(', ')}). ${name(e.startSeat)} starts. Supply: ${cards(e.supply)}.`
      case 'played':
        return `${name(e.seat)} plays ${card(e.card)}${e.extra ? ` with ${card(e.extra)}` : ''}${e.points > 0 ? `: ${points(e.points)}` : ''}.`
      case 'withdrew':
        return `${who(e.bidder)} withdraws and ${wins(e.compared)}.`
      case 'placed':
        return `${who(e.bidder)} places ${e.crown ? 'the crown palace' : 'a palace'} in ${cityName(e.city)}.`
      case 'bonus':
        return `${who(e.bidder)} takes the bonus tile ${bonusName(e.tile, 'en')} in ${cityName(e.city)}${e.points > 0 ? `: ${points(e.points)}${matches(e.matches)}` : ''}.`
      case 'provinceTile':
        return `${name(e.seat)} scores province tile ${tileNumber(e.tile)}: ${points(e.points)}, of which ${e.goods.map((each) => `${GOOD_NAMES.en[each.good]} ${each.points}`).join(' and ')}.`
      case 'palaces':
        return `${name(e.seat)} scores ${points(e.points)} for palaces: ${e.reached.map((each) => provinceName(each.province)).join(', ')}.`
      case 'discarded':
        return null
      case 'drew':
        return `${name(e.seat)} draws ${e.card ? card(e.card) : 'a card'} from the pile.`
      case 'nothingToDraw':
        return `${name(e.seat)} draws nothing: both piles are empty.`
      case 'took':
        return `${name(e.seat)} takes ${cards(e.cards)}.`
      case 'reshuffled':
        return `The discard pile is shuffled: ${e.count} cards.`
      case 'turnedUp':
        return `${card(e.card)} is turned up for the prince${e.kept ? '' : ': he leaves'}.`
      case 'swept':
        return `Discarded from the supply: ${cards(e.cards)}.`
      case 'exchanged': {
        const from = e.from === null ? 'the table' : name(e.from)
        return e.from === e.seat
          ? `${name(e.seat)} returns two ${SYMBOL_NAMES.en[e.token]} tokens and already has the ${card(e.special)}.`
          : `${name(e.seat)} trades two ${SYMBOL_NAMES.en[e.token]} tokens for the ${card(e.special)} from ${from}.`
      }
      case 'visitEnded': {
        const lost = [
          ...(e.tile ? [`province tile ${tileNumber(e.tile)}`] : []),
          ...e.bonus.map((id) => `bonus tile ${bonusName(id, 'en')}`),
        ]
        return lost.length > 0 ? `Nobody won: ${lost.join(', ')}.` : null
      }
      case 'scored':
        return `${name(e.seat)}: hand ${points(e.points.handSpecial + e.points.handWhite + e.points.handColour)} (specials ${e.points.handSpecial}, white ${e.points.handWhite}, ${e.colour ? COLOUR_NAMES.en[e.colour] : 'colour'} ${e.points.handColour}). Total ${e.total}, place ${e.place}.`
    }
  },
  ends: { twelveVisits: 'All twelve provinces have been visited.' },
}
