/** What a withdrawal brings, read off what is told of it. */
import type { Seat } from '@durbar/kernel'
import type { CityId } from '../data/board.ts'
import type { Event } from '../events.ts'

export interface Leaving {
  /** Normal palaces won. */
  readonly palaces: number
  readonly crownPalace: boolean
  readonly tile: boolean
  /** With the palaces in the cities below. */
  readonly bonusPoints: number
  readonly tilePoints: number
  readonly chainPoints: number
  readonly total: number
  /** Cards from card tiles. */
  readonly bonusCards: number
  /** Where the palaces go: the crown palace is the last. */
  readonly cities: readonly CityId[]
  /** The cities of the chain that they would make. */
  readonly chain: readonly CityId[]
  /** Who has played nothing draws a card (TM-7.5), as long as there is one (TM-R-10). */
  readonly drawsCard: boolean
  /** Cards taken from the supply (TM-7.3, TM-7.4). */
  readonly supplyCards: number
}

export function accountOf(events: readonly Event[], seat: Seat): Leaving {
  const of = <T extends Event['t']>(t: T) =>
    events.filter((event): event is Extract<Event, { t: T }> => event.t === t)
  const own = <E extends { readonly seat: Seat }>(told: readonly E[]) =>
    told.filter((event) => event.seat === seat)
  const sum = (told: readonly { readonly points: number }[]) => told.reduce((n, { points }) => n + points, 0)
  const placed = of('placed').filter(({ bidder }) => bidder === seat)
  const tiles = own(of('provinceTile'))
  const chains = own(of('palaces'))
  const drew = own(of('drew'))
  const points = {
    bonusPoints: sum(of('bonus').filter(({ bidder }) => bidder === seat)),
    tilePoints: sum(tiles),
    chainPoints: sum(chains),
  }
  return {
    palaces: placed.filter(({ crown }) => !crown).length,
    crownPalace: placed.some(({ crown }) => crown),
    tile: tiles.length > 0,
    ...points,
    total: points.bonusPoints + points.tilePoints + points.chainPoints,
    bonusCards: drew.filter(({ why }) => why === 'bonus').length,
    cities: placed.map(({ city }) => city),
    chain: chains.flatMap(({ cities }) => cities),
    drawsCard: drew.some(({ why }) => why === 'unplayed'),
    supplyCards: own(of('took')).reduce((n, { cards }) => n + cards.length, 0),
  }
}
