/** How what happens is shown: how long, and what travels from where to where. */
import type { Seat } from '@durbar/kernel'
import type { Flight } from '@durbar/table'
import { type CardId, symbolsNamed } from '../data/cards.ts'
import { BONUS_TILES, type CourtItem, GOODS, symbolThatWins } from '../data/tiles.ts'
import type { Bidder, Event } from '../events.ts'
import type { View } from '../view/index.ts'
import { card, flag, palace, prize } from './faces.tsx'
import { PLACES } from './places.ts'

export const beats: Readonly<Record<Event['t'], number>> = {
  visit: 900,
  played: 620,
  withdrew: 1000,
  placed: 560,
  bonus: 680,
  provinceTile: 760,
  palaces: 1020,
  discarded: 460,
  drew: 520,
  nothingToDraw: 480,
  took: 560,
  reshuffled: 620,
  turnedUp: 620,
  swept: 480,
  exchanged: 800,
  visitEnded: 3000,
  scored: 0,
}

const { seat, court, city, special, hand, row, pile, discard, tile } = PLACES
const who = (bidder: Bidder): string => (bidder === 'prince' ? PLACES.prince : seat(bidder))
const piece = (id: CardId): string => `card:${id}`
const away = (cards: readonly CardId[], to: string): Flight[] => cards.map((id) => ({ piece: piece(id), to }))

/** The card comes out of the hand, and what it shows goes to the contests that are still open. */
function played({ seat: who, ...event }: Extract<Event, { t: 'played' }>, view: View): Flight[] {
  const cards = event.extra ? [event.card, event.extra] : [event.card]
  const shown = cards.flatMap(symbolsNamed)
  return [
    ...cards.map((id) => ({ piece: piece(id), from: hand(who), to: seat(who) })),
    ...view.court.flatMap(({ item, there }) => {
      const count = there ? shown.filter((symbol) => symbol === symbolThatWins(item)).length : 0
      return count > 0 ? [{ face: prize(item), from: seat(who), to: court(item), count }] : []
    }),
    ...(event.points > 0 ? [{ face: flag(event.points), from: row(who), to: seat(who) }] : []),
  ]
}

/** Points, and the good that is kept with them. A card tile shows itself in the card that is drawn. */
function bonus(event: Extract<Event, { t: 'bonus' }>): Flight[] {
  const { kind } = BONUS_TILES.find(({ id }) => id === event.tile)!
  if (event.bidder === 'prince' || kind === 'card') return []
  const kept = GOODS.filter((good) => good === kind)
  return [{ face: flag(event.points, kept), from: city(event.city), to: seat(event.bidder) }]
}

/** Two tokens go back to court, the special card goes from hand to hand. Only the own hand shows it as a piece. */
function exchanged(event: Extract<Event, { t: 'exchanged' }>, { me, court: prizes }: View): Flight[] {
  const [to, from] = [seat(event.seat), event.from === null ? special(event.special) : seat(event.from)]
  const token = prizes.find(({ item }) => symbolThatWins(item) === event.token)!.item
  const back: Flight = { face: prize(token), from: to, to: court(token), count: 2 }
  if (event.from === event.seat) return [back]
  const seen = event.seat === me || event.from === me
  return [back, seen ? { piece: piece(event.special), from, to } : { face: card(event.special), from, to }]
}

const drawn = (who: Seat, id: CardId | null, { me }: View): Flight =>
  id !== null && who === me
    ? { piece: piece(id), from: pile }
    : { face: card(null), from: pile, to: seat(who) }

export function flights(event: Event, view: View): readonly Flight[] {
  switch (event.t) {
    case 'visit':
      return [
        { face: prize('provinceTile'), from: tile, to: court('provinceTile') },
        ...event.supply.map((id) => ({ piece: piece(id), from: pile })),
      ]
    case 'played':
      return played(event, view)
    case 'withdrew':
      return event.compared
        .filter(({ won }) => won)
        .map(({ symbol }): CourtItem => view.court.find(({ item }) => symbolThatWins(item) === symbol)!.item)
        .map((item) => ({ face: prize(item), from: court(item), to: who(event.bidder) }))
    case 'placed':
      return [{ face: palace(event.bidder, event.crown), from: who(event.bidder), to: city(event.city) }]
    case 'bonus':
      return bonus(event)
    case 'provinceTile':
      return [
        {
          face: flag(
            event.points,
            event.goods.map(({ good }) => good),
          ),
          from: tile,
          to: seat(event.seat),
        },
      ]
    // Each province that the chain reaches is a point, from the city where it was reached.
    case 'palaces':
      return event.reached.map(({ road }) => ({
        face: flag(1),
        from: city(road.at(-1)!),
        to: seat(event.seat),
      }))
    case 'discarded':
      return [...away(event.cards, discard), ...away(event.kept, who(event.bidder))]
    case 'drew':
      return [drawn(event.seat, event.card, view)]
    case 'took':
      return away(event.cards, seat(event.seat))
    case 'reshuffled':
      return [{ face: card(null), from: discard, to: pile, count: event.count }]
    case 'turnedUp':
      return event.kept
        ? [{ piece: piece(event.card), from: pile }]
        : [{ face: card(event.card), from: pile, to: discard }]
    case 'swept':
      return away(event.cards, discard)
    case 'exchanged':
      return exchanged(event, view)
    default:
      return []
  }
}
