/** Positions for tests, written in the names of the game. What is not said is as on the first morning. */
import { host, isRefused, keyFromSeed, type Seat } from '@durbar/kernel'
import { workbench } from '@durbar/room/testing'
import { ANTIQUES, type AntiqueId } from '../data/antiques.ts'
import { ALL_COLLECTIONS, COLLECTIONS, type CollectionId } from '../data/collections.ts'
import { OFFER_SIZE, tradeRow } from '../data/market.ts'
import { vermaechtnis } from '../index.ts'
import { gain, type State } from '../state.ts'
import type { Move } from '../vocabulary.ts'

export const { game, k, legal, refused, after, told, seen, detail } = workbench(vermaechtnis.game)
export const house = host(game)

export interface Purse {
  readonly rupees?: number
  readonly antiques?: readonly AntiqueId[]
  readonly collections?: readonly CollectionId[]
}

export interface Setting {
  readonly seats?: number
  readonly greySide?: boolean
  readonly day?: number
  readonly turn?: Seat
  readonly coins?: number
  readonly offer?: readonly AntiqueId[]
  readonly players?: readonly Purse[]
  readonly inExtraTurn?: boolean
}

export const antique = (id: string): number => ANTIQUES.indexOf(id as AntiqueId)
const bits = (cards: readonly CollectionId[]) =>
  cards.reduce((set, id) => set | (1 << COLLECTIONS.indexOf(id)), 0)

/** A state in which the seat `turn` begins a turn. Antiques that are nowhere else fill the pile, then leave the game. */
export function position(setting: Setting): State {
  const { seats = 3, greySide = false, turn = 0, players = [] } = setting
  const begun = house.start(seats, { greySide }, keyFromSeed(1))
  if (isRefused(begun)) throw new Error(begun.refused)
  const s = structuredClone(begun.state)
  s.stack = [
    { rule: 'turn', seat: turn, step: 1 },
    { rule: 'action', seat: turn },
  ]
  s.coins = setting.coins ?? tradeRow(seats).length
  s.inExtraTurn = setting.inExtraTurn ?? false
  const owned = players.flatMap((player) => player.antiques ?? [])
  const free = ANTIQUES.filter((id) => !owned.includes(id) && !(setting.offer ?? []).includes(id)).map(
    antique,
  )
  s.offer = [...(setting.offer ?? []).map(antique), ...(setting.offer ? [] : free.splice(0, 4))]
  while (s.offer.length < 4) s.offer.push(-1)
  // The first day on which so much can have been on offer.
  s.day = setting.day ?? Math.max(1, Math.ceil((ANTIQUES.length - free.length) / OFFER_SIZE))
  s.deck = free.splice(0, ANTIQUES.length - OFFER_SIZE * s.day)
  s.removed = Array(6).fill(0)
  for (const gone of free) s.removed[Math.floor(gone / 6)]! |= 1 << (gone % 6)
  s.antiques.fill(0)
  players.forEach((player, seat) => {
    s.rupees[seat] = player.rupees ?? 5
    s.collections[seat] = bits(player.collections ?? [])
    for (const id of player.antiques ?? []) gain(s, seat, antique(id))
  })
  s.supply = ALL_COLLECTIONS & ~bits(players.flatMap((player) => player.collections ?? []))
  return s
}

export const take = (card: CollectionId, giveUp?: AntiqueId): Move => ({
  type: 'takeCollection',
  card,
  ...(giveUp ? { giveUp } : {}),
})
export const buy = (antique: AntiqueId): Move => ({ type: 'buy', antique })
export const coin: Move = { type: 'takeCoin' }
export const decline: Move = { type: 'declineCollection' }
