import { describe, expect, test } from 'vitest'
import {
  active,
  after,
  change,
  coins,
  end,
  game,
  house,
  inOrder,
  legal,
  legalOf,
  palace,
  position,
  refused,
  replace,
  travel,
} from './position.ts'

const CHANGE = ['COINS', 'CHARACTER'] as const
const three = (more: object = {}, p1: object = {}, p2: object = {}) =>
  position({
    seats: 3,
    players: [
      { cards: [1], disc: CHANGE, ...more },
      { cards: [2], ...p1 },
      { cards: [5], ...p2 },
    ],
  })

describe('RJ-7.6 changing the character', () => {
  test('RJ-7.6.1, RJ-R-33 a free card or somebody else’s, never the own one', () => {
    const s = three()
    const offers = [...[3, 4, 6].map((card) => change(1, 'free', card)), change(1, 1, 2), change(1, 2, 5)]
    expect(inOrder(legalOf(s, 'changeCharacter'))).toEqual(inOrder(offers))
    expect(refused(s, change(1, 0, 1))).toBe('RJ-R-33')
    expect(refused(three({ disc: ['COINS', 'COINS'] }), change(0, 'free', 3))).toBe('RJ-6.9')
  })
  test('RJ-7.6.2 the former card joins the free ones', () => {
    const now = after(three(), change(1, 'free', 4)).s
    expect([game.view(now, 0).free, game.view(now, 0).players[0]!.cards]).toEqual([[1, 3, 6], [4]])
    expect(active(now)).toBe(0)
  })
  test('RJ-R-33 a card put back in the same turn may be taken again', () => {
    const s = three({ disc: ['CHARACTER', 'CHARACTER'] })
    const now = after(s, change(0, 'free', 4)).s
    expect(legalOf(now, 'changeCharacter')).toContainEqual(change(1, 'free', 1))
    expect(after(now, change(1, 'free', 1)).s.cards[0]).toBe(1 << 1)
  })
  test('RJ-7.6.3, RJ-R-11, RJ-T-30 robbed and moved up: the victim chooses at once and acts next', () => {
    const s = three()
    const robbed = after(s, change(1, 2, 5)).s
    expect([active(robbed), robbed.cards[2], game.view(robbed, 2).free]).toEqual([2, 0, [1, 3, 4, 6]])
    expect(inOrder(legal(robbed))).toEqual(inOrder([1, 3, 4, 6].map(replace)))
    expect(refused(robbed, replace(5))).toBe('RJ-7.6.3')
    const back = after(robbed, replace(1), coins(0), end).s
    expect([active(back), back.cards]).toEqual([2, [1 << 5, 1 << 2, 1 << 1]])
    const then = after(back, end).s
    expect(active(then)).toBe(1)
    // P0 keeps 5 and does not act again.
    expect(after(then, end).s.round).toBe(2)
  })
  test('RJ-7.6.6, RJ-7.6.7, RJ-T-31 whoever has acted does not act again, whatever the new card', () => {
    const s = position({
      seats: 3,
      players: [{ cards: [1] }, { cards: [2], disc: CHANGE }, { cards: [5] }],
      acted: [0],
    })
    expect(active(s)).toBe(1)
    const now = after(s, change(1, 0, 1), replace(2), coins(0), end).s
    expect(active(now)).toBe(2)
    const next = after(now, end).s
    expect([next.round, game.view(next, 0).toAct]).toEqual([2, [1, 0, 2]])
  })
  test('RJ-7.6.4, RJ-R-13 both abilities in one turn, each while its card is there', () => {
    // Builder before it is given away, Artisan's price afterwards.
    const s = position({
      seats: 2,
      players: [{ cards: [5], gold: 12, at: 'D', disc: ['PALACE', 'CHARACTER'] }, { cards: [6] }],
      acted: [1],
    })
    const changed = after(s, change(1, 'free', 3)).s
    expect(legalOf(changed, 'buildHouse')).toEqual([])
    const both = after(s, house('ability', 'D'), change(1, 1, 6), replace(5)).s
    expect(after(both, palace(0, 'small')).s.gold[0]).toBe(3)
  })
  test('RJ-R-13, RJ-5.5 the Trader pays when gained in the own turn, once per turn, and not in others’ turns', () => {
    const s = position({
      seats: 3,
      players: [{ cards: [3], disc: ['CHARACTER', 'CHARACTER'] }, { cards: [5] }, { cards: [6] }],
    })
    expect(s.gold).toEqual([15, 15, 15])
    const gained = after(s, change(0, 'free', 2)).s
    expect(gained.gold[0]).toBe(16)
    // Given away and regained: no second payment.
    const holder = position({
      seats: 3,
      players: [{ cards: [2], disc: ['CHARACTER', 'CHARACTER'] }, { cards: [5] }, { cards: [6] }],
    })
    expect(holder.gold[0]).toBe(16)
    expect(after(holder, change(0, 'free', 3), change(1, 'free', 2)).s.gold[0]).toBe(16)
    // A replacement taken in somebody else's turn pays when the own turn comes.
    const robbed = after(s, change(0, 1, 5), replace(2)).s
    expect(robbed.gold[1]).toBe(15)
    expect(after(robbed, end).s.gold[1]).toBe(15 + 1 + 2)
  })
  test('RJ-R-13 the Builder builds once per own turn, even if the card leaves and returns', () => {
    const s = position({
      seats: 2,
      players: [{ cards: [5], disc: ['CHARACTER', 'CHARACTER'] }, { cards: [6] }],
      acted: [1],
    })
    const now = after(s, house('ability', 'v01'), change(0, 'free', 1), change(1, 'free', 5)).s
    expect([...legalOf(now, 'buildHouse'), ...legalOf(now, 'moveHouse')]).toEqual([])
    // Unused before: it comes back with the card.
    const unused = after(s, change(0, 'free', 1), change(1, 'free', 5)).s
    expect(legalOf(unused, 'buildHouse').length).toBe(30)
  })
  test('RJ-R-13 the Monk travels free only while held', () => {
    const s = position({
      seats: 2,
      players: [
        { cards: [4], gold: 1, disc: CHANGE },
        { cards: [6], houses: ['v11', 'v12'] },
      ],
      acted: [1],
    })
    const walked = after(s, travel('r06')).s
    expect(walked.gold).toEqual([1, 17])
    expect(refused(after(walked, change(1, 'free', 3)).s, travel('r06'))).toBe('RJ-7.1.7')
  })
  test('RJ-R-11 with five players in the base game two cards are still on offer', () => {
    const s = position({
      seats: 5,
      players: [{ cards: [1], disc: CHANGE }, { cards: [2] }, { cards: [3] }, { cards: [4] }, { cards: [5] }],
    })
    expect(inOrder(legal(after(s, change(1, 4, 5)).s))).toEqual(inOrder([1, 6].map(replace)))
  })
})
