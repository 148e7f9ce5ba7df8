import { isRefused, keyFromSeed, type Played } from '@durbar/kernel'
import { LANGUAGES, wordingIn } from '@durbar/room'
import { describe, expect, test } from 'vitest'
import { ANTIQUES, COLOURS, KINDS, VALUE } from '../data/antiques.ts'
import { COLLECTION_CARDS, COLLECTIONS } from '../data/collections.ts'
import { ALL_MONEY, GOLD, GOLD_COINS, SILVER_COINS } from '../data/market.ts'
import type { Event } from '../events.ts'
import { book } from '../rulebook/index.ts'
import type { State } from '../state.ts'
import { bank } from '../state.ts'
import { game, house, k, position } from './position.ts'

const start = (seats: number, seed: number, greySide = false) =>
  house.start(seats, { greySide }, keyFromSeed(seed)) as Played<State, Event>
const tables = [2, 3, 4].flatMap((seats) =>
  Array.from({ length: 30 }, (_, n) => start(seats, 10 * n + seats)),
)

describe('VM-2 the first morning', () => {
  test('VM-2.1, VM-2.2 the 36 antiques are shuffled, four lie in the offer, 32 in the pile', () => {
    for (const { state } of tables) {
      expect(state.offer).toHaveLength(4)
      expect(state.deck).toHaveLength(32)
      expect([...state.offer, ...state.deck].sort((a, b) => a - b)).toEqual([...ANTIQUES.keys()])
    }
    expect(new Set(tables.map(({ state }) => state.offer.join())).size).toBe(90)
  })
  test('VM-2.2 everybody sees the whole offer, the first antique of the box too', () => {
    expect(game.view(position({}), 'observer').offer).toEqual(ANTIQUES.slice(0, 4))
  })
  test('VM-2.3, VM-2.4, VM-2.5, VM-2.6 the row of trade cards falls from left to right and has five cards for four players, else four', () => {
    const prices = (seats: number) =>
      game.view(start(seats, 1).state, 'observer').trade.map((card) => card.price)
    expect([2, 3, 4].map(prices)).toEqual([
      [4, 3, 2, 2],
      [4, 3, 2, 2],
      [4, 3, 3, 2, 2],
    ])
  })
  test('VM-2.7 all 15 collection cards lie in the supply, sort by sort', () => {
    expect(game.view(start(2, 1).state, 0).supply).toEqual(COLLECTIONS)
    expect([...new Set(COLLECTION_CARDS.map((card) => card.sort))]).toEqual([...KINDS, 'different'])
  })
  test('VM-2.8, VM-2.9, VM-2.11, VM-2.12 a coin on every trade card, 4 rupees for the start player, 5 for the others, the rest is the bank', () => {
    for (const { state, match } of tables) {
      expect(game.view(state, 'observer').trade.every((card) => card.coin)).toBe(true)
      expect(state.rupees).toEqual(
        Array.from({ length: match.seats }, (_, seat) => (seat === state.startSeat ? 4 : 5)),
      )
      expect(bank(state)).toBe(54 - 3 * (match.seats === 4 ? 5 : 4) - 5 * match.seats + 1)
    }
  })
  test('VM-2.10, VM-2.14 the start player is drawn by lot and begins', () => {
    for (const { state } of tables) expect(k.pending(state)).toEqual([state.startSeat])
    const drawn = new Set(tables.filter(({ match }) => match.seats === 4).map(({ state }) => state.startSeat))
    expect([...drawn].sort()).toEqual([0, 1, 2, 3])
  })
  test('VM-2.13 everybody sees all money, and all views are equal but for whose they are', () => {
    const { state } = start(3, 2)
    const [a, b, observer] = [0, 1, 'observer' as const].map((who) => ({
      ...game.view(state, who),
      me: null,
    }))
    expect(a).toEqual(b)
    expect(a).toEqual(observer)
    expect(a!.players.map((player) => player.rupees)).toEqual(state.rupees)
    expect(a).not.toHaveProperty('pile')
  })
  test('VM-10.1, VM-R27 the grey sides are for two players only', () => {
    expect(start(2, 1, true).state.greySide).toBe(true)
    for (const seats of [3, 4])
      expect(house.start(seats, { greySide: true }, keyFromSeed(1))).toMatchObject({
        rule: 'VM-R27',
        why: 'greySideForTwo',
      })
    expect(isRefused(house.start(5, {}, keyFromSeed(1)))).toBe(true)
  })
})

describe('the box', () => {
  test('36 antiques: every kind and every colour shows 1, 1, 1, 2, 2, 3', () => {
    for (let line = 0; line < 6; line++) {
      expect(KINDS.map((_, kind) => VALUE[kind * 6 + line]!).sort()).toEqual([1, 1, 1, 2, 2, 3])
      expect(COLOURS.map((_, colour) => VALUE[line * 6 + colour]!).sort()).toEqual([1, 1, 1, 2, 2, 3])
    }
    expect(VALUE.reduce((sum, value) => sum + value)).toBe(60)
  })
  test('VM-6.1, VM-6.3 seven sorts of collection cards, small and large: two of each kind, three different; 53 points', () => {
    const sizes = (sort: string) =>
      COLLECTION_CARDS.filter((card) => card.sort === sort).map((card) => card.size)
    for (const kind of KINDS) expect(sizes(kind)).toEqual(['small', 'large'])
    expect(sizes('different')).toEqual(['small', 'small', 'large'])
    expect(COLLECTION_CARDS.reduce((sum, card) => sum + card.points, 0)).toBe(53)
  })
  test('VM-R1, VM-R2 the cards for different antiques name their kinds, and what is given up is of a kind the card asks for', () => {
    const different = COLLECTION_CARDS.filter((card) => card.sort === 'different')
    expect(different.map((card) => Object.keys(card.requires))).toEqual([
      ['jug', 'knife', 'instrument'],
      ['jug', 'jewellery', 'statue', 'vase'],
      ['knife', 'instrument', 'jewellery', 'statue', 'vase'],
    ])
    for (const card of COLLECTION_CARDS)
      for (const kind of card.giveUp ?? []) expect(card.requires[kind]).toBeGreaterThan(0)
  })
  test('VM-7.3, VM-R12 gold is worth 3, silver 1, 54 rupees in all: enough for any table', () => {
    expect([GOLD, GOLD_COINS, SILVER_COINS, ALL_MONEY]).toEqual([3, 14, 12, 54])
    // Four players with 8 rupees each (2 gold, 2 silver) and five coins on the row.
    expect(4 * 2 + 5).toBeLessThanOrEqual(GOLD_COINS)
    expect(4 * 2).toBeLessThanOrEqual(SILVER_COINS)
  })
  test('VM-1.1, VM-6.2, VM-R32 theme, certificates and what was lost with the pictures are told in both languages', () => {
    const told = wordingIn(book)
    for (const number of ['VM-1.1', 'VM-6.2', 'VM-R32'])
      for (const language of LANGUAGES) expect(told.get(number)![language].length).toBeGreaterThan(20)
  })
})
