/** The account of the game: where everybody's gold came from and went, and what every scored city paid. */
import type { Chronicle, Seat } from '@durbar/kernel'
import type { CityId } from './data/board.ts'
import { FLOWS, type Flow, MONOPOLY } from './data/material.ts'
import type { Event, Purse } from './events.ts'

export interface Scoring {
  readonly city: CityId
  readonly points: Purse
  readonly gold: Purse
}
export interface Story {
  /** Gold by source, per seat. */
  readonly account: Readonly<Record<Flow, number[]>>
  /** One per scored round. */
  readonly scorings: Scoring[]
}

/** What one seat received and paid by this event. */
type Entry = readonly [flow: Flow, seat: Seat, gold: number]

const perSeat = (flow: Flow, purse: Purse): Entry[] => purse.map((gold, seat): Entry => [flow, seat, gold])

function entries(event: Event, seats: number): readonly Entry[] {
  switch (event.t) {
    case 'auctionWon':
      return [['bids', event.seat, event.price]]
    case 'traderGold':
      return [['trader', event.seat, event.gold]]
    case 'coinsTaken':
      return [['coins', event.seat, event.gold]]
    case 'houseBuilt':
      return [['houses', event.seat, event.price]]
    case 'palaceBuilt':
      return [['palaces', event.seat, event.price]]
    case 'travelled':
      return [
        ['tollsPaid', event.seat, event.bankPays ? 0 : event.toll],
        ...perSeat('tollsReceived', event.received),
      ]
    case 'turnEnded':
      return perSeat(
        'compensation',
        Array.from({ length: seats }, (_, seat) => (seat === event.seat ? 0 : event.gold)),
      )
    case 'cityScored': {
      const alone = event.gold.map((gold) => (event.monopoly && gold > 0 ? MONOPOLY : 0))
      return [
        ...perSeat('monopoly', alone),
        ...perSeat(
          'payout',
          event.gold.map((gold) => (event.monopoly && gold > 0 ? gold - MONOPOLY : gold)),
        ),
      ]
    }
    default:
      return []
  }
}

export const chronicle: Chronicle<Event, Story> = {
  begin: (seats) => ({
    account: Object.fromEntries(FLOWS.map((flow) => [flow, Array(seats).fill(0)])) as Record<Flow, number[]>,
    scorings: [],
  }),
  note({ account, scorings }, event) {
    for (const [flow, seat, gold] of entries(event, account.coins.length)) account[flow][seat]! += gold
    if (event.t === 'cityScored') scorings.push({ city: event.city, points: event.points, gold: event.gold })
  },
}
