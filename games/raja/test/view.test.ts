import { describe, expect, test } from 'vitest'
import { after, bid, change, game, house, opening, palace, pass, position, seen, travel } from './position.ts'

describe('the view', () => {
  test('shows slots with their parts, done and open, and what ending now would give away', () => {
    const s = position({
      version: 'pro1',
      seats: 2,
      players: [
        { cards: [5], gold: 30, at: 'D', chips: 1, disc: ['TWO_HOUSES', 'PALACE_HOUSE'] },
        { cards: [6] },
      ],
      acted: [1],
    })
    const now = after(s, house(0, 'D'), palace(1, 'large'), { type: 'useChip', action: 'SCORING_ORDER' }).s
    expect(game.view(now, 'observer').turn).toMatchObject({
      seat: 0,
      slots: [
        {
          slot: 0,
          action: 'TWO_HOUSES',
          parts: [
            { part: 'house', open: true },
            { part: 'cityHouse', open: false },
          ],
        },
        {
          slot: 1,
          action: 'PALACE_HOUSE',
          parts: [
            { part: 'house', open: true },
            { part: 'palace', open: false },
          ],
        },
        { slot: 'chip', action: 'SCORING_ORDER', parts: [{ part: 'shiftCrest', open: true }] },
        {
          slot: 'ability',
          action: null,
          parts: [
            { part: 'house', open: true },
            { part: 'moveHouse', open: true },
          ],
        },
      ],
      incomplete: 3,
      compensation: 6,
    })
  })
  test('shows the auction as it stands', () => {
    const s = opening({ seats: 3, version: 'pro2', firstSeat: 1 })
    expect(game.view(s, 0).auction).toEqual({ seat: 1, high: null, leader: null, bidders: [0, 1, 2] })
    expect(game.view(after(s, bid(3), pass).s, 0).auction).toEqual({
      seat: 0,
      high: 3,
      leader: 1,
      bidders: [0, 1],
    })
    expect(game.view(position({}), 0).auction).toBeNull()
  })
  test('names whose view it is and nothing of a seat for spectators', () => {
    const s = position({})
    expect([0, 'observer', 'archive'].map((who) => game.view(s, who as 0).me)).toEqual([0, null, null])
  })
  test('shows tolls of every road for every seat, null where it is closed', () => {
    const s = position({ players: [{ houses: ['v27'] }, { houses: ['v27', 'v30', 'v30'] }] })
    const tolls = Object.fromEntries(game.view(s, 0).board.roads.map(({ id, tolls: each }) => [id, each]))
    expect([tolls.r15, tolls.r17, tolls.r01]).toEqual([[0, 0, 2], [2, 0, 2], null])
  })
  test('keeps the gold’s account by source, for whoever may see the gold', () => {
    const s = position({
      players: [{ cards: [2], gold: 5, disc: ['HOUSE', 'CHARACTER'] }, { houses: ['v11', 'v12'] }],
      acted: [1, 2],
    })
    const { s: now, events } = after(s, travel('r06'), house(0, 'D'))
    const account = seen(now, 0, events).players[0]!.account!
    expect([account.tollsPaid, account.houses]).toEqual([2, 1])
    expect(seen(now, 1, events).players[1]!.account!.tollsReceived).toBe(2)
  })
  test('order of play follows the cards at every moment', () => {
    const s = position({
      players: [{ cards: [2], disc: ['COINS', 'CHARACTER'] }, { cards: [3] }, { cards: [4] }],
    })
    expect(game.view(s, 0).toAct).toEqual([0, 1, 2])
    const now = after(s, change(1, 1, 3)).s
    // Robbed and still without a card: last for the moment.
    expect(game.view(now, 0).toAct).toEqual([0, 2, 1])
  })
  test('names the field of the next palace of each size, and what everybody’s points are made of', () => {
    const s = position({
      version: 'pro1',
      players: [{ cards: [3], gold: 30, at: 'B', disc: ['HOUSE', 'PALACE'] }, { cards: [6] }, { cards: [7] }],
      acted: [1, 2],
    })
    const before = game.view(s, 0).board.cities[1]!
    expect(before.sites).toEqual({ large: 'B-L', small: 'B-1' })
    const after1 = game.view(after(s, palace(1, 'small'), house(0, 'B')).s, 0).board.cities[1]!
    expect(after1.sites).toEqual({ large: 'B-L', small: 'B-2' })
    // The Sadhu doubles the small palace and is at home in Ajmer.
    expect(after1.parts[0]).toEqual({ architect: 1, houses: 1, small: 2, large: 0, home: 1 })
    for (const { points, parts } of game.view(s, 0).board.cities)
      expect(parts.map((each) => Object.values(each).reduce((sum, n) => sum + n, 0))).toEqual(points)
  })
})
