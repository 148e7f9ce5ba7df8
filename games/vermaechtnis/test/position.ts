/** Positions for tests, written in the names of the game. What is not said is as on the first morning. */
import { host, isRefused, kernel, keyFromSeed, type MoveObject, type Played, type Seat } from '@durbar/kernel'
import { ANTIQUES, type AntiqueId } from '../data/antiques.ts'
import { ALL_COLLECTIONS, COLLECTIONS } from '../data/collections.ts'
import { tradeRow } from '../data/market.ts'
import type { Event } from '../events.ts'
import { vermaechtnis } from '../index.ts'
import { gain, type State } from '../state.ts'

export const { game } = vermaechtnis
export const house = host(game)
export const k = kernel(game)

export interface Purse {
  readonly rupees?: number
  readonly antiques?: readonly AntiqueId[]
  readonly collections?: readonly string[]
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
const bits = (cards: readonly string[]) => cards.reduce((set, id) => set | (1 << COLLECTIONS.indexOf(id)), 0)

/** A state in which the seat `turn` begins a turn. Antiques that are nowhere else fill the pile, then leave the game. */
export function position(setting: Setting): State {
  const { seats = 3, greySide = false, day = 1, turn = 0, players = [] } = setting
  const begun = house.start(seats, { greySide }, keyFromSeed(1))
  if (isRefused(begun)) throw new Error(begun.refused)
  const s = structuredClone((begun as Played<State, Event>).state)
  s.stack = [
    { rule: 'turn', seat: turn, step: 1 },
    { rule: 'action', seat: turn },
  ]
  s.day = day
  s.coins = setting.coins ?? tradeRow(seats).length
  s.inExtraTurn = setting.inExtraTurn ?? false
  const owned = players.flatMap((player) => player.antiques ?? [])
  const free = ANTIQUES.filter((id) => !owned.includes(id) && !(setting.offer ?? []).includes(id)).map(
    antique,
  )
  s.offer = [...(setting.offer ?? []).map(antique), ...(setting.offer ? [] : free.splice(0, 4))]
  while (s.offer.length < 4) s.offer.push(-1)
  s.deck = free.splice(0, 36 - 4 * day)
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

/** Every legal move of the seat that is awaited, as the vocabulary writes it. */
export const legal = (s: State, seat = k.toMove(s)): readonly MoveObject[] => k.ask(s, seat)!.moves
export const refused = (s: State, move: object): string | undefined => {
  const text = JSON.stringify(move)
  return k.ask(s, k.toMove(s))?.refused.find((each) => JSON.stringify(each.move) === text)?.rule
}

/** Makes legal moves one after the other, on a copy, and collects what is told. */
export function after(s: State, ...moves: object[]): { s: State; events: Event[] } {
  const state = game.clone(s)
  const events: Event[] = []
  for (const move of moves) {
    const seat = k.toMove(state)
    const text = JSON.stringify(move)
    if (!legal(state, seat).some((each) => JSON.stringify(each) === text))
      throw new Error(`not legal: ${text}`)
    k.apply(state, seat, k.read(move), { below: () => 0 }, (event) => events.push(event))
  }
  return { s: state, events }
}

export const take = (card: string, giveUp?: string) => ({
  type: 'takeCollection',
  card,
  ...(giveUp ? { giveUp } : {}),
})
export const buy = (id: string) => ({ type: 'buy', antique: id })
export const coin = { type: 'takeCoin' }
export const decline = { type: 'declineCollection' }
