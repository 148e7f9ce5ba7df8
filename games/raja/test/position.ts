/** Positions for tests, written in the names of the game. What is not said is as after an empty set-up. */
import { canonical, kernel, type Seat, streamDice } from '@durbar/kernel'
import { workbench } from '@durbar/room/testing'
import { broken } from '../audit.ts'
import { type ActionId, DISCS } from '../data/actions.ts'
import { CITIES, type CityId, FIELDS, JUNCTIONS, NODES, type NodeId, type RoadId } from '../data/board.ts'
import { bit } from '../data/characters.ts'
import type { Size } from '../data/material.ts'
import { fieldOf } from '../data/track.ts'
import { raja } from '../index.ts'
import type { Player } from '../rulebook/positions.ts'
import { palaceFields, setup } from '../rules/setup.ts'
import { EMPTY, putHouse, type State, VERSIONS, type Version } from '../state.ts'
import type { MoveOfType } from '../vocabulary.ts'

export const { texts } = raja
/** A position may lack houses or lie beyond the rounds; what held before a move has to hold after it. */
export const { game, k, legal, legalOf, refused, after, seen, detail } = workbench({
  ...raja.game,
  audit(s, before) {
    const former = before ? broken(before, null) : []
    const now = broken(s, before).filter((check) => !former.includes(check))
    return now[0] ?? null
  },
})

interface PlayerSetting extends Omit<Player, 'cards'> {
  readonly cards?: readonly number[]
  readonly quarry?: number
}
export interface Setting {
  readonly seats?: number
  readonly version?: Version
  readonly short?: boolean
  readonly openGold?: boolean
  /** Seventeen places, '.BCDEFG|A.........'. */
  readonly track?: string
  readonly round?: number
  readonly maharaja?: CityId
  readonly supply?: number
  readonly acted?: readonly Seat[]
  readonly players?: readonly PlayerSetting[]
}

export const city = (id: string): number => CITIES.indexOf(id.toUpperCase() as CityId)
const FIRST_TRACK = '.BCDEFG|A.........'

/** City -> position. */
export const crests = (track: string): number[] => {
  const fields = track.replace('|', '')
  return CITIES.map((id) => fields.indexOf(id) + 1)
}
export const trackOf = (positions: readonly number[]): string => {
  const fields = Array<string>(17).fill('.')
  positions.forEach((position, c) => {
    fields[position - 1] = CITIES[c]!
  })
  return `${fields.slice(0, 7).join('')}|${fields.slice(7).join('')}`
}

export const disc = (first: ActionId, second: ActionId): number => {
  const index = DISCS.findIndex(([a, b]) => a === first && b === second)
  if (index < 0) throw new Error(`not in disc order: ${first}, ${second}`)
  return index
}

/** Ascending, and without the Trader, whose gold would blur the sums. */
const CARDS_BY_SEAT = [1, 3, 4, 5, 6]

function furnish(s: State, setting: Setting): void {
  const { players = [] } = setting
  s.crests = crests(setting.track ?? FIRST_TRACK)
  s.round = setting.round ?? 1
  s.maharaja = setting.maharaja ? city(setting.maharaja) : 0
  s.field = fieldOf(s.crests[s.maharaja]!)
  s.palaces = palaceFields(s.seats, s.version)
  s.acted = (setting.acted ?? []).reduce((set, seat) => set | (1 << seat), 0)
  for (let seat = 0; seat < s.seats; seat++) {
    const player = players[seat] ?? {}
    s.cards[seat] = (player.cards ?? [CARDS_BY_SEAT[seat]!]).reduce((set, card) => set | bit(card), 0)
    s.free &= ~s.cards[seat]!
    s.gold[seat] = player.gold ?? 15
    s.stock[seat] = player.stock ?? 6
    s.quarry[seat] = player.quarry ?? 10
    s.chips[seat] = player.chips ?? 0
    s.architects[seat] = JUNCTIONS.indexOf(player.at ?? 'S')
    s.discs[seat] = disc(...(player.disc ?? (['COINS', 'COINS'] as const)))
    for (const node of player.houses ?? []) putHouse(s, seat, NODES.indexOf(node as NodeId))
    for (const id of player.palaces ?? '') build(s, seat, id)
  }
  if (s.version > 0) s.supply = setting.supply ?? 7 - s.chips.reduce((sum, n) => sum + n, 0)
}

function build(s: State, seat: Seat, id: string): void {
  const first = city(id) * FIELDS
  const field = id < 'a' ? first : s.palaces.indexOf(EMPTY, first + 1)
  s.palaces[field] = seat
  s.left[seat]!--
}

/** A state at the start of the next turn of its round. Unless said otherwise the seats act in order. */
export function position(setting: Setting): State {
  const { seats = 3, version = 'base', short = false, openGold = false } = setting
  const s = setup(streamDice(1), seats, { version, short, openGold })
  furnish(s, setting)
  s.stack = [{ rule: 'round', step: 3 }, { rule: 'turns' }]
  return begin(s)
}

/** Lets everything happen that happens by itself before somebody is asked. */
export const begin = (s: State): State =>
  kernel({ ...game, setup: () => s }).start(streamDice(1), s.seats, {
    version: VERSIONS[s.version]!,
    short: s.short,
    openGold: s.openGold,
  })

/** The very beginning of a game, with the youngest and the crests as given. */
export function opening(setting: Omit<Setting, 'players'> & { readonly firstSeat?: Seat } = {}): State {
  const { seats = 3, version = 'base', short = false, openGold = false } = setting
  const s = setup(streamDice(1), seats, { version, short, openGold })
  s.firstSeat = setting.firstSeat ?? 0
  s.crests = crests(setting.track ?? 'ABCDEFG|..........')
  return begin(s)
}

/** For comparing lists of moves whose order means nothing. */
export const inOrder = (moves: readonly object[]): object[] =>
  moves.toSorted((a, b) => (canonical(a) < canonical(b) ? -1 : 1))

type SlotName = 0 | 1 | 'chip' | 'ability'
export const pick = (card: number) => ({ type: 'pickCharacter', card })
export const bid = (amount: number) => ({ type: 'bid', amount })
export const pass = { type: 'passBid' }
export const start = (village: string) => ({ type: 'placeStartHouse', village })
export const program = (...actions: ActionId[]) => ({ type: 'program', actions })
export const travel = (road: RoadId): MoveOfType<'travel'> => ({ type: 'travel', road })
export const coins = (slot: MoveOfType<'takeCoins'>['slot']): MoveOfType<'takeCoins'> => ({
  type: 'takeCoins',
  slot,
})
export const house = (slot: SlotName, node: NodeId): MoveOfType<'buildHouse'> => ({
  type: 'buildHouse',
  slot,
  node,
})
export const move = (slot: SlotName, from: string, to: string) => ({ type: 'moveHouse', slot, from, to })
export const quarry = (slot: SlotName) => ({ type: 'takeHouses', slot })
export const palace = (slot: MoveOfType<'buildPalace'>['slot'], size: Size): MoveOfType<'buildPalace'> => ({
  type: 'buildPalace',
  slot,
  size,
})
export const shift = (slot: SlotName, id: string) => ({ type: 'shiftCrest', slot, city: id })
export const change = (slot: SlotName, source: Seat | 'free', card: number) => ({
  type: 'changeCharacter',
  slot,
  source,
  card,
})
export const replace = (card: number) => ({ type: 'chooseReplacement', card })
export const gain = (slot: SlotName, card: number) => ({ type: 'gainCharacter', slot, card })
export const swap = (slot: SlotName, seat: Seat, take: number, give: number) => ({
  type: 'swapCharacter',
  slot,
  seat,
  take,
  give,
})
export const recruit = (slot: SlotName, seat: Seat) => ({ type: 'recruitCharacter', slot, seat })
export const surrender = (card: number) => ({ type: 'surrenderCharacter', card })
export const chip = (action: ActionId) => ({ type: 'useChip', action })
export const end: MoveOfType<'endTurn'> = { type: 'endTurn' }

export const VILLAGE_IDS = NODES.slice(0, 30)
/** Whose turn it is. */
export const active = (s: State): Seat => s.stack.at(-1)!.seat!
