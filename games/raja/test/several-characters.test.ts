import { describe, expect, test } from 'vitest'
import {
  active,
  after,
  end,
  gain,
  game,
  house,
  inOrder,
  legal,
  legalOf,
  position,
  recruit,
  refused,
  surrender,
  swap,
} from './position.ts'

const TWICE = ['CHARACTER', 'CHARACTER'] as const
const pro2 = (cards: readonly (readonly number[])[], acted: number[] = []) =>
  position({
    seats: cards.length,
    version: 'pro2',
    acted,
    players: cards.map((held) => ({ cards: held, disc: TWICE })),
  })

describe('RJ-11.3 several characters', () => {
  test('RJ-11.3.2, RJ-R-21 while cards are free, one of them is taken and none put back; no swap, no recruiting', () => {
    const s = pro2([[6], [1]], [1])
    const free = [2, 3, 4, 5, 7]
    expect(legalOf(s, 'gainCharacter')).toEqual(
      inOrder(free.flatMap((card) => [gain(0, card), gain(1, card)])),
    )
    expect(legalOf(s, 'swapCharacter', 'recruitCharacter', 'changeCharacter')).toEqual([])
    expect(refused(s, swap(0, 1, 1, 6))).toBe('RJ-11.3.3')
    expect(refused(s, recruit(0, 1))).toBe('RJ-11.3.3')
    const now = after(s, gain(1, 4)).s
    expect([now.cards[0], game.view(now, 0).free]).toEqual([(1 << 4) | (1 << 6), [2, 3, 5, 7]])
  })
  test('RJ-T-38, RJ-11.3.0 two cards in one turn, their abilities at once', () => {
    const s = pro2([[6], [1]], [1])
    const now = after(s, gain(0, 2), gain(1, 5)).s
    expect(now.gold[0]).toBe(16)
    expect(legalOf(now, 'buildHouse').length).toBe(30)
    expect(legalOf(now, 'buildHouse')).toContainEqual(house('ability', 'v01'))
    const next = after(now, end).s
    expect([next.round, game.view(next, 0).toAct]).toEqual([2, [1, 0]])
  })
  test('RJ-11.3.3, RJ-11.3.4 without free cards: any card of anybody against any own one', () => {
    const s = pro2([
      [1, 4],
      [2, 3, 7],
      [5, 6],
    ])
    const swaps = [0, 1].flatMap((slot) =>
      [
        [1, 2],
        [1, 3],
        [1, 7],
        [2, 5],
        [2, 6],
      ].flatMap(([seat, take]) => [1, 4].map((give) => swap(slot as 0, seat!, take!, give))),
    )
    expect(legalOf(s, 'swapCharacter')).toEqual(inOrder(swaps))
    expect(legalOf(s, 'gainCharacter')).toEqual([])
    const now = after(s, swap(0, 1, 7, 1)).s
    expect(now.cards).toEqual([(1 << 4) | (1 << 7), (1 << 1) | (1 << 2) | (1 << 3), (1 << 5) | (1 << 6)])
    // The Yogi gained in the own turn brings a chip at once.
    expect(now.chips).toEqual([1, 0, 0])
    // RJ-R-21: a card just gained may be swapped on.
    expect(legalOf(now, 'swapCharacter')).toContainEqual(swap(1, 2, 6, 7))
  })
  test('RJ-11.3.5, RJ-T-39 recruiting only from somebody with more cards, who chooses the card', () => {
    const s = pro2([
      [1, 4, 6],
      [2, 3, 5, 7],
    ])
    expect(legalOf(s, 'recruitCharacter')).toEqual([recruit(0, 1), recruit(1, 1)])
    const asked = after(s, recruit(0, 1)).s
    expect([active(asked), legal(asked)]).toEqual([1, inOrder([2, 3, 5, 7].map(surrender))])
    expect(game.view(asked, 0).interrupted).toEqual({ seat: 1, by: 0 })
    const now = after(asked, surrender(2)).s
    expect(game.view(now, 0).players.map(({ cards }) => cards)).toEqual([
      [1, 2, 4, 6],
      [3, 5, 7],
    ])
    expect([active(now), now.gold]).toEqual([0, [16, 15]])
    expect(refused(now, recruit(1, 1))).toBe('RJ-11.3.5')
    expect(legalOf(now, 'swapCharacter').length).toBe(12)
  })
  test('RJ-R-21 card numbers are compared when the action is done', () => {
    const s = pro2([[1], [2, 3, 5], [4, 6, 7]])
    const now = after(s, recruit(0, 1), surrender(5)).s
    // Two cards each now: seat 1 no longer has more, seat 2 does.
    expect(legalOf(now, 'recruitCharacter')).toEqual([recruit(1, 2)])
    const once = after(now, recruit(1, 2), surrender(7)).s
    expect(once.cards.every((cards) => cards !== 0)).toBe(true)
    expect(legalOf(once, 'recruitCharacter', 'swapCharacter')).toEqual([])
  })
  test('RJ-11.3.6, RJ-11.3.7, RJ-T-40 the lowest card decides order and ties', () => {
    const s = position({
      seats: 3,
      version: 'pro2',
      maharaja: 'E',
      track: '.BCDAFG|E.........',
      players: [
        { cards: [3, 6], houses: ['E'] },
        { cards: [1, 4], houses: ['E'] },
        { cards: [2], houses: ['E'] },
      ],
    })
    expect(game.view(s, 0).toAct).toEqual([1, 2, 0])
    const { events } = after(s, end, end, end)
    // Three points of one each: 11, 7, 3 in the order P1, P2, P0.
    expect(events.find(({ t }) => t === 'cityScored')).toMatchObject({ points: [1, 1, 1], gold: [3, 11, 7] })
  })
})
