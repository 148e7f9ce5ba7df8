/** How what happens is shown: how long, what travels, and the plate at the end of a day. */
import type { Seat } from '@durbar/kernel'
import { Coin, type Flight, type Plate, type TableProps, whoOf } from '@durbar/table'
import { GREY_RUPEES } from '../data/market.ts'
import type { Event } from '../events.ts'
import type { View } from '../view/index.ts'
import { WORDS } from './words.ts'

export const beats: Readonly<Record<Event['t'], number>> = {
  coinTaken: 620,
  bought: 900,
  collectionTaken: 900,
  declined: 400,
  taxPaid: 600,
  effect: 800,
  dayEnded: 3000,
  newDay: 800,
  surrendered: 800,
  scored: 0,
}

const seat = (n: Seat) => `seat:${n}`
const piece = (id: string) => `antique:${id}`
const coins = (from: string, to: string, count: number): Flight => ({
  face: <Coin size={26} />,
  from,
  to,
  count,
})

/** The card in the trade row whose coin went last. */
const lastSpent = ({ trade }: View): string => {
  const next = trade.findIndex(({ coin }) => coin)
  return `trade:${(next < 0 ? trade.length : next) - 1}`
}

export function flights(event: Event, view: View): readonly Flight[] {
  switch (event.t) {
    case 'coinTaken':
      return [coins(lastSpent(view), seat(event.seat), 1)]
    case 'bought':
      return [
        { piece: piece(event.antique), to: seat(event.seat) },
        coins(seat(event.seat), 'bank', event.price),
      ]
    case 'taxPaid':
      return [coins(seat(event.seat), 'bank', event.amount)]
    case 'collectionTaken':
      return event.gaveUp ? [{ piece: piece(event.gaveUp), to: 'pile' }] : []
    case 'effect':
      return event.effect === 'rupees'
        ? [coins('bank', seat(event.seat), GREY_RUPEES)]
        : event.cleared.map((id) => ({ piece: piece(id), to: 'pile' }))
    case 'dayEnded':
      return event.leftOver.map((id) => ({ piece: piece(id), to: 'pile' }))
    case 'newDay':
      return event.offer.map((id) => ({ piece: piece(id), from: 'pile' }))
    case 'surrendered':
      return event.antiques.map((id) => ({ piece: piece(id), to: 'pile' }))
    default:
      return []
  }
}

export function plate(event: Event, { view, language, speech, name }: TableProps<View>): Plate | null {
  if (event.t !== 'dayEnded') return null
  const words = WORDS[language]
  return {
    title: words.dayEnds(event.day),
    text: [speech.ends[event.reason], words.leftOver(event.leftOver)].filter(Boolean).join(' '),
    rows: view.players.map(({ rupees, antiques, score }, n) => ({
      seat: n,
      text: `${whoOf(language, name).label(n)}: ${words.rupees(rupees)}, ${words.antiques(antiques.length)}`,
      value: words.points(score.total),
    })),
  }
}
