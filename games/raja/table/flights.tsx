/** What travels while an event is shown, from place to place. */
import type { Seat } from '@durbar/kernel'
import { Coin, type Flight, Gem, House, Icon } from '@durbar/table'
import { ROADS, type RoadId, VILLAGES, villagesOn } from '../data/board.ts'
import type { Card } from '../data/characters.ts'
import type { Event, Purse } from '../events.ts'
import type { View } from '../view/index.ts'
import { ranked } from './city/ledger.tsx'
import { CharacterCard } from './court/character-card.tsx'
import css from './flights.module.css'
import { token } from './icons.ts'
import * as place from './places.ts'

/** The scored city is looked at before it pays, and one after the other is paid. */
const STEPS_OUT = 300
const APART = 160

const coins = (from: string, to: string, count: number): Flight => ({
  face: <Coin size={26} />,
  from,
  to,
  count,
})
const house = (seat: Seat, from: string, to: string, count = 1): Flight => ({
  face: (
    <svg viewBox="-14 -14 28 28" width="28" height="28" aria-hidden="true">
      <House seat={seat} size={23} />
    </svg>
  ),
  from,
  to,
  count,
})
const palace = (seat: Seat, to: string): Flight => ({
  face: (
    <svg viewBox="-14 -14 28 28" width="28" height="28" aria-hidden="true">
      <Gem seat={seat} size={25} />
    </svg>
  ),
  from: place.seat(seat),
  to,
})
const character = (card: Card, from: string, to: string): Flight => ({
  face: <CharacterCard card={card} className={css.card} />,
  from,
  to,
})
const chip = (from: string, to: string): Flight => ({
  face: <Icon d={token} className={css.chip} />,
  from,
  to,
})

/** RJ-7.1.6: every house on the road earns; its coin goes to its owner. */
const tolls = (road: RoadId, received: Purse, { board }: View): readonly Flight[] =>
  received.flatMap((gold, owner) => {
    const earned = villagesOn(ROADS.indexOf(road)).find((village) =>
      board.villages[village]!.houses.includes(owner),
    )
    return gold > 0 && earned !== undefined
      ? [coins(place.node(VILLAGES[earned]!), place.seat(owner), gold)]
      : []
  })

export function flights(event: Event, view: View): readonly Flight[] {
  const everybody = view.players.map((_, seat) => seat)
  switch (event.t) {
    case 'characterPicked':
    case 'replacementChosen':
      return [character(event.card, place.card(event.card), place.seat(event.seat))]
    case 'bid':
      return [coins(place.seat(event.seat), place.AUCTION, 1)]
    case 'auctionWon':
      return [coins(place.seat(event.seat), place.BANK, event.price)]
    case 'startHousePlaced':
      return [house(event.seat, place.seat(event.seat), place.node(event.village))]
    case 'supplied':
      return everybody.map((seat) => house(seat, place.quarry(seat), place.stock(seat), 3))
    case 'housesTaken':
      return [house(event.seat, place.quarry(event.seat), place.stock(event.seat), event.houses)]
    case 'traderGold':
    case 'coinsTaken':
      return [coins(place.BANK, place.seat(event.seat), event.gold)]
    case 'yogiChip':
      return [chip(place.BANK, place.seat(event.seat))]
    case 'chipUsed':
      return [chip(place.seat(event.seat), place.BANK)]
    case 'travelled':
      return tolls(event.road, event.received, view)
    case 'houseBuilt':
      return [
        house(event.seat, place.seat(event.seat), place.node(event.node)),
        coins(place.seat(event.seat), place.BANK, event.price),
      ]
    case 'houseMoved':
      return [house(event.seat, place.node(event.from), place.node(event.to))]
    case 'palaceBuilt':
      return [
        palace(event.seat, place.field(event.field)),
        coins(place.seat(event.seat), place.BANK, event.price),
      ]
    case 'characterTaken':
      return [
        ...(event.putBack === null
          ? []
          : [character(event.putBack, place.seat(event.seat), place.card(event.putBack))]),
        character(event.card, place.card(event.card), place.seat(event.seat)),
      ]
    case 'characterRobbed':
      return [
        character(event.putBack, place.seat(event.seat), place.card(event.putBack)),
        character(event.card, place.seat(event.from), place.seat(event.seat)),
      ]
    case 'charactersSwapped':
      return [
        character(event.give, place.seat(event.seat), place.seat(event.with)),
        character(event.take, place.seat(event.with), place.seat(event.seat)),
      ]
    case 'characterSurrendered':
      return [character(event.card, place.seat(event.seat), place.seat(event.to))]
    case 'turnEnded':
      return event.gold === 0
        ? []
        : everybody
            .filter((seat) => seat !== event.seat)
            .map((seat) => coins(place.BANK, place.seat(seat), event.gold))
    case 'cityScored':
      return ranked(event.points, event.gold).map((seat, rank) => ({
        face: <Coin size={30} value={event.gold[seat]} />,
        from: place.city(event.city),
        to: place.seat(seat),
        wait: STEPS_OUT + rank * APART,
      }))
    default:
      return []
  }
}
