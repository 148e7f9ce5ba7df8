/** What travels while an event is shown: each thing from where it was, each gain from what brought it. */
import type { Seat } from '@durbar/kernel'
import type { Flight } from '@durbar/table'
import type { Die, Event, Token } from '../events.ts'
import type { View } from '../view/index.ts'
import { bonusOn, causeOf, rewarding } from './causes.ts'
import { BonusFace, Buildings, CardBack, Goods, NightFace, RewardFace, ShipFace, Sum } from './faces.tsx'
import { at, card, rowOf, seatOf, slotAt, tokenAt, trackCard } from './places.ts'

const away = (seat: Seat, dice: readonly Die[]): readonly Flight[] =>
  dice.map((die) => ({ piece: card(die.card), from: seatOf(seat), to: 'discards' }))

const spent = (seat: Seat, what: Token, n: number, to: string): readonly Flight[] =>
  n > 0 ? [{ face: <Sum what={what} n={-n} />, from: tokenAt(seat, what), to }] : []

export function flights(event: Event, view: View): readonly Flight[] {
  switch (event.t) {
    case 'paid': {
      const { seat, dice, karma, stewards, slot } = event
      return [
        ...away(seat, dice),
        ...spent(seat, 'karma', karma, slotAt(slot)),
        ...spent(seat, 'stewards', stewards, slotAt(slot)),
      ]
    }
    case 'discarded':
    case 'rowBroken':
      return away(event.seat, event.dice)
    case 'die': {
      const { seat, slot } = event
      const from = slot === null ? 'pile' : slotAt(slot)
      return [{ piece: card(event.card), from, to: seatOf(seat) }]
    }
    case 'stewardDice':
      return spent(event.seat, 'stewards', 1, 'pile')
    case 'turn':
      return event.kind === 'steward' ? spent(event.seat, 'stewards', 1, seatOf(event.seat)) : []
    case 'topCard':
      return [{ piece: card(event.card), from: 'pile' }]
    case 'laid':
      return [{ piece: card(event.card), from: 'grid', to: seatOf(event.seat) }]
    case 'palace':
      return [{ piece: card(event.card), from: 'grid', to: 'palace' }]
    case 'reward': {
      const { seat, ship, reward, from } = event
      const home = at(from ?? seat, card(ship))
      const to = from === null ? home : rewarding(view, seat)
      return [{ face: <RewardFace reward={reward} />, from: home, to }]
    }
    case 'gain': {
      const { seat, what, n } = event
      return [{ face: <Sum what={what} n={n} />, from: causeOf(event, view), to: tokenAt(seat, what) }]
    }
    case 'three': {
      const place = tokenAt(event.seat, event.of)
      return [{ face: <Sum what={event.of} n={-3} />, from: place, to: place }]
    }
    case 'set': {
      const { seat, family } = event
      const Face = family === 'goods' ? Goods : Buildings
      const to = at(seat, rowOf(seat, family))
      return event.cards.map((id) => ({ face: <Face id={id} />, from: at(seat, card(id)), to }))
    }
    case 'shipSet': {
      const { seat } = event
      const to = at(seat, rowOf(seat, 'ships'))
      return view.players[seat]!.locked.map((id) => ({
        face: <ShipFace />,
        from: at(seat, card(id)),
        to,
      }))
    }
    case 'turned': {
      const { seat, position, by, bonus } = event
      const face =
        seat === view.me ? <Sum what={by} n={by === 'fame' ? -3 : -6} /> : <NightFace bonus={bonus} />
      return [{ face, from: tokenAt(seat, by), to: at(seat, trackCard(seat, position)) }]
    }
    case 'bonus': {
      const place = bonusOn(view, event.seat, event.bonus)
      return [{ face: <BonusFace bonus={event.bonus} />, from: place, to: place }]
    }
    case 'bonusTurn':
      return [
        {
          face: <BonusFace bonus="extraTurn" />,
          from: bonusOn(view, event.seat, 'extraTurn'),
          to: seatOf(event.seat),
        },
      ]
    case 'grid':
      return event.cards.map(({ card: id }) => ({ piece: card(id), from: 'pile' }))
    case 'reshuffle':
      return [{ face: <CardBack colour={view.pile.top.color} />, from: 'discards', to: 'pile', count: 4 }]
    default:
      return []
  }
}
