/** Positions for tests, written in the names of the game. What is not said is as at the start of a visit. */
import { canonical, type Dice, host, isRefused, keyFromSeed, type Seat } from '@durbar/kernel'
import { workbench } from '@durbar/room/testing'
import {
  AGRA,
  CITY_NAMES,
  type CityId,
  FORTRESSES,
  PROVINCE_NAMES,
  PROVINCES,
  provinceOf,
} from '../data/board.ts'
import { CARDS, type CardId, DECK, FIRST_SPECIAL, PERSON_IDS } from '../data/cards.ts'
import { BONUS_NAMES, COURT, type CourtItem, GOODS, PROVINCE_TILES, supplySize } from '../data/tiles.ts'
import { tajMahal } from '../index.ts'
import {
  addTokens,
  award,
  discard,
  GONE,
  gain,
  NOBODY,
  owned,
  type State,
  score,
  takeAway,
} from '../state.ts'

const bench = workbench(tajMahal.game)
export const { game, k, legal, refused, asked, told, seen, detail } = bench
export const house = host(game)
/** Every shuffle comes out the same. */
const evenly: Dice = { below: () => 0 }
export const after = bench.afterWith.bind(null, evenly)

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

interface Setting {
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

export const card = (id: string): number => CARDS.indexOf(id as CardId)
export const city = (id: string): number => CITY_NAMES.indexOf(id as CityId)
const province = (id: string): number => (PROVINCE_NAMES as readonly string[]).indexOf(id)
const provinceTile = (id: string): number => (PROVINCE_TILES as readonly string[]).indexOf(id)
export const bonusTile = (id: string): number => (BONUS_NAMES as readonly string[]).indexOf(id)
const person = (id: string): number => (PERSON_IDS as readonly string[]).indexOf(id)
const swap = (list: number[], a: number, b: number): void => {
  ;[list[a], list[b]] = [list[b]!, list[a]!]
}

function layBoard(s: State, { visit = 1, province: visited = 'multan', bonus = {} }: Setting): void {
  s.visit = visit
  s.route = [...PROVINCES.keys()].filter((each) => each !== AGRA).concat(AGRA)
  swap(s.route, s.route.indexOf(province(visited)), visit - 1)
  s.bonus = BONUS_NAMES.map((_, tile) => (tile + 15) % 16)
  for (const [fortress, tile] of Object.entries(bonus))
    swap(s.bonus, s.bonus.indexOf(bonusTile(tile)), FORTRESSES.indexOf(city(fortress)))
  s.tiles = s.tiles.map((_, i) => (i + 1 < visit ? GONE : NOBODY))
  s.bonusOf = FORTRESSES.map((at) => (s.route.indexOf(provinceOf(at)) + 1 < visit ? GONE : NOBODY))
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
    if (card(id) >= FIRST_SPECIAL) s.specials[card(id) - FIRST_SPECIAL] = seat
  for (const id of player.tokens ?? []) addTokens(s, seat, person(id), 1)
  for (const id of player.tiles ?? [])
    if (id.startsWith('bonus')) s.bonusOf[s.bonus.indexOf(bonusTile(id))] = seat
    else s.tiles[provinceTile(id)] = seat
  GOODS.forEach((_, good) => {
    const count = owned(s, seat, good)
    award(s, seat, (count * (count + 1)) / 2)
  })
  award(s, seat, player.points ?? 0)
}

/** A supply that nobody fights with. */
export const WHITES = ['white-e-1', 'white-e-2', 'white-e-3', 'white-e-4', 'white-e-5']
/** Withdrawing joins Multan to two palaces, and beside it lies a bonus tile. */
export const JOINING: Setting = {
  visit: 10,
  province: 'multan',
  players: [{ row: ['red-vk-1'], palaces: ['J3', 'C1'] }],
  bonus: { K4: 'bonus-points2-1' },
  supply: WHITES,
}

export function position(setting: Setting = {}): State {
  const { prince = false, seats = prince ? 2 : 3, startSeat = 0, turn = startSeat, players = [] } = setting
  const begun = house.start(seats, { neutralPrince: prince }, keyFromSeed(1))
  if (isRefused(begun)) throw new Error(begun.refused)
  const s = structuredClone(begun.state)
  s.stack = [{ rule: 'turn', seat: turn }]
  s.startSeat = startSeat
  layBoard(s, setting)
  s.hands.fill(0)
  s.known.fill(0)
  players.forEach((player, seat) => {
    seatPlayer(s, seat, player)
  })
  // By the last of the table, where it matters to nobody.
  for (const item of setting.won ?? []) takeAway(s, COURT.indexOf(item), s.rows.length - 1)
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

/** In one order, so that lists compare as sets. */
export const sorted = (moves: readonly object[]): string[] => moves.map((move) => canonical(move)).sort()
export const gained = (before: State, now: State, seat: Seat): number =>
  score(now, seat) - score(before, seat)

export const play = (colourCard: string, extra: string | null = null) => ({ type: 'play', colourCard, extra })
export const withdraw = { type: 'withdraw' }
export const place = (at: string) => ({ type: 'place', city: at })
export const take = (...cards: [string, string]) => ({ type: 'take', cards: cards.sort() })
