/** How what happens is shown: how long, and what travels. The plates: `plates.ts`. */
import type { Seat } from '@durbar/kernel'
import type { Flight } from '@durbar/table'
import { brandedBy, type FakeId } from '../data/antiquities.ts'
import { REDEEM_COST } from '../data/box.ts'
import type { CardId } from '../data/cards.ts'
import type { Event } from '../events.ts'
import type { View } from '../view/index.ts'
import { LoneCounterfeit } from './counterfeit-card.tsx'
import { Certificate, Ingot, NoteBadge, PawnToken } from './marks.tsx'

export const beats: Readonly<Record<Event['t'], number>> = {
  begun: 0,
  revealed: 700,
  income: 600,
  bid: 560,
  passed: 320,
  pawned: 700,
  fistsOpened: 1380,
  won: 760,
  unsold: 900,
  paid: 860,
  surcharge: 560,
  curseVoid: 500,
  gave: 560,
  peeked: 800,
  wealth: 700,
  freed: 600,
  exchanged: 700,
  notExchanged: 400,
  redeemed: 700,
  certified: 700,
  unveiled: 1200,
  neutralised: 700,
  notNeutralised: 400,
  unmasked: 700,
  arkTook: 700,
  scored: 0,
}

const SUPPLY = 'supply'
const seat = (n: Seat) => `seat:${n}`
const plaque = (n: Seat) => `plaque:${n}`
const relic = (id: CardId) => `relic:${id}`
const slot = (id: FakeId) => `fake:${id}`

const ingots = (from: string, to: string, count: number): Flight => ({
  face: <Ingot size={30} />,
  from,
  to,
  count,
})
const token = (from: string, to: string): Flight => ({ face: <PawnToken size={28} />, from, to })

/** Who is outbid takes his gold back. */
function outbid({ auction }: View): readonly Flight[] {
  const before = auction?.said.slice(0, -1).findLast(({ amount }) => amount > 0)
  return before ? [ingots(plaque(before.seat), seat(before.seat), before.amount)] : []
}

/** The counterfeit that brands a card, where it lies open. */
const fakeOf = (view: View, card: CardId): FakeId | null =>
  view.gaps
    .flat()
    .map(({ counterfeit }) => counterfeit)
    .find((each) => each !== null && brandedBy(each) === card) ?? null

function unmasked(card: CardId, owner: Seat, view: View): readonly Flight[] {
  const fake = fakeOf(view, card)
  if (fake === null) return []
  return [
    { piece: relic(card), to: slot(fake) },
    { face: <NoteBadge note="fake" size={30} />, from: slot(fake), to: seat(owner) },
  ]
}

export function flights(event: Event, view: View): readonly Flight[] {
  switch (event.t) {
    case 'revealed':
      return [{ piece: relic(event.card), from: `stack:${event.category}` }]
    case 'bid':
      return [...outbid(view), ingots(seat(event.seat), plaque(event.seat), event.amount)]
    case 'paid':
      return [
        ingots(plaque(event.seat), plaque(event.to), event.amount),
        ...(view.auction ? [{ piece: relic(view.auction.card), to: seat(event.seat) }] : []),
      ]
    case 'unsold':
      return [{ piece: relic(event.card), to: 'sale' }]
    case 'gave':
      return [ingots(plaque(event.seat), plaque(event.to), event.amount)]
    case 'income':
    case 'wealth':
      return [ingots(SUPPLY, seat(event.seat), event.amount)]
    case 'surcharge':
    case 'arkTook':
      return [ingots(seat(event.seat), SUPPLY, event.amount)]
    case 'pawned':
      return [token(SUPPLY, seat(event.seat)), ingots(SUPPLY, seat(event.seat), event.amount)]
    case 'redeemed':
      return [token(seat(event.seat), SUPPLY), ingots(seat(event.seat), SUPPLY, REDEEM_COST)]
    case 'freed':
      return [token(seat(event.seat), SUPPLY)]
    case 'peeked':
      return [
        {
          face: <LoneCounterfeit counterfeit={event.counterfeit} />,
          from: seat(event.gap),
          to: seat(event.seat),
        },
      ]
    case 'exchanged':
      return [
        { piece: relic(event.own), from: seat(event.seat), to: seat(event.with) },
        { piece: relic(event.theirs), from: seat(event.with), to: seat(event.seat) },
      ]
    case 'certified':
      return [{ face: <Certificate size={30} />, from: `seal:${event.seal}`, to: seat(event.seat) }]
    case 'unmasked':
      return unmasked(event.card, event.seat, view)
    default:
      return []
  }
}
