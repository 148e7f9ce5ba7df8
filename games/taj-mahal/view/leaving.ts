/** What leaving the visit would bring a seat: the rules themselves, followed to the end of the withdrawal. */
import { type Foreseen, legalMoves, type Move, type Seat } from '@durbar/kernel'
import { CITY_NAMES, type CityId, roadsFrom } from '../data/board.ts'
import { COURT } from '../data/tiles.ts'
import type { Event } from '../events.ts'
import { hasPalace } from '../rules/chain.ts'
import { isPlacing } from '../rules/palaces.ts'
import { turn } from '../rules/turn.ts'
import { clone, isInside, type State, takenBy } from '../state.ts'
import { ahead, follow } from './foresight.ts'
import { accountOf, type Leaving } from './withdrawal.ts'

/** How a withdrawal may go as far as here. Which cards are drawn is open; nothing that is told later hangs on it. */
interface Way {
  readonly state: Readonly<State>
  readonly events: readonly Event[]
  /** The seat that leaves decides again. */
  readonly asked: boolean
}
const from = (state: Readonly<State>): Way => ({ state, events: [], asked: true })
const afterwards = (way: Way, { state, events, stoppedBy }: Foreseen<State, Event>): Way => ({
  state,
  events: [...way.events, ...events],
  asked: stoppedBy === 'choice',
})
const onward = (way: Way, seat: Seat, move: Move): Way => afterwards(way, follow(way.state, seat, move))
const places = ({ asked, state }: Way): boolean => asked && state.stack.slice(-1).some(isPlacing)

/** Every way to place what is won; of those that end with the same palaces the first. */
function* waysOn(way: Way, seat: Seat, known = new Set<string>()): Generator<Way> {
  const { normal, crowned } = way.state
  const palaces = `${normal}/${crowned}`
  if (known.has(palaces)) return
  known.add(palaces)
  if (places(way))
    for (const move of legalMoves(ahead, way.state, seat)) yield* waysOn(onward(way, seat, move), seat, known)
  else yield way
}

/**
 * Between equal points: cards, then cities that are new to the player (TM-R-6: a second palace beside the own gains
 * nothing), then goods that count again later (TM-6.5), then roads to go on along.
 */
function rank(before: Readonly<State>, seat: Seat, { state, events }: Way): readonly number[] {
  const { total, bonusCards, cities } = accountOf(events, seat)
  const placed = [...new Set(cities)].map((id) => CITY_NAMES.indexOf(id))
  const fresh = placed.filter((city) => !hasPalace(before, seat, city))
  const goods = state.bonusOf.filter((owner) => owner === seat).length
  const roads = fresh.reduce((n, city) => n + roadsFrom(city).length, 0)
  return [total, bonusCards, fresh.length, goods, roads]
}
const beats = (a: readonly number[], b: readonly number[]): boolean => {
  const differs = a.findIndex((value, i) => value !== b[i])
  return differs >= 0 && a[differs]! > b[differs]!
}

/** The way that brings most: a province has five cities at the most, so all are tried. */
function bestWay(way: Way, seat: Seat): Way {
  const [first, ...others] = [...waysOn(way, seat)].map((each) => ({
    each,
    rank: rank(way.state, seat, each),
  }))
  return others.reduce((best, other) => (beats(other.rank, best.rank) ? other : best), first!).each
}

/** To the end: which two cards are taken then makes no difference to how many they are. */
function account(way: Way, seat: Seat): Leaving {
  const best = bestWay(way, seat)
  const [take] = best.asked ? legalMoves(ahead, best.state, seat) : []
  return accountOf((take === undefined ? best : onward(best, seat, take)).events, seat)
}

/** What it brings that this seat has withdrawn, as far as that was foreseen. */
export const afterWithdrawing = (
  foreseen: Foreseen<State, Event>,
  before: Readonly<State>,
  seat: Seat,
): Leaving => account(afterwards(from(before), foreseen), seat)

/** Where the palace that this seat is asked for brings most, with all that are still to place. */
export const bestPlace = (world: Readonly<State>, seat: Seat): CityId =>
  accountOf(bestWay(from(world), seat).events, seat).cities[0]!

const WITHDRAW = ahead.read({ type: 'withdraw' })

/** As if it were this seat's turn. null for whoever has left, and after the game. */
export function leaving(world: Readonly<State>, seat: Seat): Leaving | null {
  if (!isInside(world, seat) || world.result !== null) return null
  // Somebody who has taken a prize is leaving already.
  if (COURT.some((_, item) => takenBy(world, item) === seat)) return null
  const now = clone(world)
  now.stack = [turn(seat)]
  return account(onward(from(now), seat, WITHDRAW), seat)
}
