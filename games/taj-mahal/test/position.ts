/** Positions for tests, written in the names of the game. What is not said is as at the start of a visit. */
import { host, isRefused, kernel, keyFromSeed, type MoveObject, type Played, type Seat } from '@durbar/kernel'
import { AGRA, CITY_NAMES, FORTRESSES, PROVINCE_NAMES, PROVINCE_OF, PROVINCES } from '../data/board.ts'
import { CARDS, DECK, FIRST_SPECIAL, PERSONS, SPECIALS, SYMBOLS } from '../data/cards.ts'
import { BONUS_NAMES, COURT, type CourtItem, GOODS, PROVINCE_TILES, supplySize } from '../data/tiles.ts'
import type { Event } from '../events.ts'
import { tajMahal } from '../index.ts'
import { award, discard, GONE, gain, NOBODY, owned, SOURCE, type State, score } from '../state.ts'

export const { game } = tajMahal
export const house = host(game)
export const k = kernel(game)

export interface Player {
  /** Hidden cards, open ones (taken from the supply), and the row of this visit. */
  readonly hand?: readonly string[]
  readonly known?: readonly string[]
  readonly row?: readonly string[]
  readonly specials?: readonly string[]
  readonly tokens?: readonly string[]
  /** Province tiles and goods tiles; their points are paid. */
  readonly tiles?: readonly string[]
  readonly palaces?: readonly string[]
  readonly crownPalaces?: readonly string[]
  readonly withdrawn?: boolean
  readonly points?: number
}

export interface Setting {
  readonly seats?: number
  /** Two players and the neutral prince; he is the third of `players`. */
  readonly prince?: boolean
  readonly visit?: number
  readonly province?: string
  readonly startSeat?: Seat
  readonly turn?: Seat
  readonly players?: readonly Player[]
  readonly supply?: readonly string[]
  /** Top first. */
  readonly pile?: readonly string[]
  readonly discard?: readonly string[]
  /** Where cards go that are named nowhere: a pile, or the hidden hand of a seat. */
  readonly rest?: 'pile' | 'discard' | Seat
  /** What has left the court in this visit. */
  readonly won?: readonly CourtItem[]
  /** fortress -> bonus tile */
  readonly bonus?: Readonly<Record<string, string>>
}

export const card = (id: string): number => CARDS.indexOf(id)
const city = (id: string): number => CITY_NAMES.indexOf(id)
const swap = (list: number[], a: number, b: number): void => {
  ;[list[a], list[b]] = [list[b]!, list[a]!]
}

function layBoard(s: State, { visit = 1, province = 'multan', bonus = {} }: Setting): void {
  s.visit = visit
  s.route = [...PROVINCES.keys()].filter((each) => each !== AGRA).concat(AGRA)
  swap(s.route, s.route.indexOf(PROVINCE_NAMES.indexOf(province)), visit - 1)
  s.bonus = BONUS_NAMES.map((_, tile) => (tile + 15) % 16)
  for (const [fortress, tile] of Object.entries(bonus))
    swap(s.bonus, s.bonus.indexOf(BONUS_NAMES.indexOf(tile)), FORTRESSES.indexOf(city(fortress)))
  s.tiles = s.tiles.map((_, i) => (i + 1 < visit ? GONE : NOBODY))
  s.bonusOf = FORTRESSES.map((at) => (s.route.indexOf(PROVINCE_OF[at]!) + 1 < visit ? GONE : NOBODY))
}

function seatPlayer(s: State, seat: Seat, player: Player): void {
  for (const id of player.palaces ?? []) s.normal[city(id)] = seat
  for (const id of player.crownPalaces ?? []) s.crowned[city(id)] = seat
  s.rows[seat] = (player.row ?? []).map(card)
  if (player.withdrawn) s.inside &= ~(1 << seat)
  if (seat === s.seats) return
  for (const id of player.hand ?? []) gain(s, seat, card(id), false)
  for (const id of player.known ?? []) gain(s, seat, card(id), true)
  for (const id of [...(player.specials ?? []), ...(player.row ?? [])])
    if (SPECIALS.includes(id)) s.specials[card(id) - FIRST_SPECIAL] = seat
  for (const person of player.tokens ?? [])
    s.tokens[seat * PERSONS + SYMBOLS.indexOf(person as (typeof SYMBOLS)[number])]!++
  for (const id of player.tiles ?? [])
    if (id.startsWith('bonus')) s.bonusOf[s.bonus.indexOf(BONUS_NAMES.indexOf(id))] = seat
    else s.tiles[PROVINCE_TILES.indexOf(id)] = seat
  GOODS.forEach((_, good) => {
    const count = owned(s, seat, good)
    award(s, seat, SOURCE.provinceTiles, (count * (count + 1)) / 2)
  })
  award(s, seat, SOURCE.bonusPoints, player.points ?? 0)
}

export function position(setting: Setting = {}): State {
  const { prince = false, seats = prince ? 2 : 3, startSeat = 0, turn = startSeat, players = [] } = setting
  const begun = house.start(seats, { neutralPrince: prince }, keyFromSeed(1))
  if (isRefused(begun)) throw new Error(begun.refused)
  const s = structuredClone((begun as Played<State, Event>).state)
  s.stack = [{ rule: 'turn', seat: turn }]
  s.startSeat = startSeat
  layBoard(s, setting)
  s.hands.fill(0)
  s.known.fill(0)
  players.forEach((player, seat) => {
    seatPlayer(s, seat, player)
  })
  for (const item of setting.won ?? []) {
    s.court &= ~(1 << COURT.indexOf(item))
    // By the last of the table, where it matters to nobody.
    s.taken |= s.rows.length << (3 * COURT.indexOf(item))
  }
  layCards(s, setting)
  return s
}

function layCards(s: State, { players = [], rest = 'pile', ...setting }: Setting): void {
  const named = [
    ...players.flatMap(({ hand = [], known = [], row = [] }) => [...hand, ...known, ...row]),
    ...(setting.supply ?? []),
    ...(setting.pile ?? []),
    ...(setting.discard ?? []),
  ].map(card)
  const free = [...DECK.keys()].filter((each) => !named.includes(each))
  s.supply = (setting.supply ?? []).map(card)
  if (!setting.supply) {
    const withdrawn = s.rows.length - s.inside.toString(2).replaceAll('0', '').length
    s.supply = free.splice(20, Math.max(0, supplySize(s.rows.length) - 2 * withdrawn))
  }
  s.pile = (setting.pile ?? []).map(card).reverse()
  for (const id of setting.discard ?? []) discard(s, card(id))
  if (rest === 'pile') s.pile.unshift(...free.reverse())
  else for (const each of free) rest === 'discard' ? discard(s, each) : gain(s, rest, each, false)
}

const text = (move: object) => JSON.stringify(move)
/** In one order, so that lists compare as sets. */
export const sorted = (moves: readonly object[]): string[] => moves.map(text).sort()

/** Every legal move of the seat that is awaited, as the vocabulary writes it. */
export const legal = (s: State): readonly MoveObject[] => k.ask(s, k.toMove(s))!.moves
export const refused = (s: State, move: object): string | undefined =>
  k.ask(s, k.toMove(s))?.refused.find((each) => text(each.move) === text(move))?.rule

/** Makes legal moves one after the other, on a copy, with every invariant checked, and collects what is told. */
export function after(s: State, ...moves: object[]): { s: State; events: Event[] } {
  const state = game.clone(s)
  const events: Event[] = []
  for (const move of moves) {
    const seat = k.toMove(state)
    if (!legal(state).some((each) => text(each) === text(move)))
      throw new Error(`not legal for seat ${seat}: ${text(move)}`)
    const before = game.clone(state)
    k.apply(state, seat, k.read(move), { below: () => 0 }, (event) => events.push(event))
    const broken = game.audit(state, before)
    if (broken) throw new Error(`${text(move)}: ${broken}`)
  }
  return { s: state, events }
}

export const told = <T extends Event['t']>(events: readonly Event[], t: T) =>
  events.filter((event): event is Extract<Event, { t: T }> => event.t === t)
export const gained = (before: State, now: State, seat: Seat): number =>
  score(now, seat) - score(before, seat)
export const asked = (s: State) => ({ rule: s.stack.at(-1)?.rule, seat: s.stack.at(-1)?.seat })

export const play = (colourCard: string, extra: string | null = null) => ({ type: 'play', colourCard, extra })
export const withdraw = { type: 'withdraw' }
export const place = (at: string) => ({ type: 'place', city: at })
export const take = (...cards: [string, string]) => ({ type: 'take', cards: cards.sort() })
