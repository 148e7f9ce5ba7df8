import { describe, expect, test } from 'vitest'
import { active, after, bid, inOrder, legal, opening, pass, pick, refused, seen } from './position.ts'

const bids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => bid(from + i))

describe('RJ-11.2.5 the auction of the pro versions', () => {
  test('RJ-11.2.5a the youngest opens with 0 or more and may not pass', () => {
    const s = opening({ seats: 3, version: 'pro1', firstSeat: 1 })
    expect(active(s)).toBe(1)
    expect(inOrder(legal(s))).toEqual(inOrder(bids(0, 15)))
    expect(refused(s, pass)).toBe('RJ-11.2.5a')
    expect(refused(s, bid(16))).toBe('RJ-R-19')
  })
  test('RJ-11.2.5b, RJ-R-19 clockwise everybody raises by at least 1 or passes, up to the own gold', () => {
    const s = after(opening({ seats: 3, version: 'pro1' }), bid(4)).s
    expect(active(s)).toBe(1)
    expect(inOrder(legal(s))).toEqual(inOrder([...bids(5, 15), pass]))
    expect(refused(s, bid(4))).toBe('RJ-11.2.5b')
    const all = after(s, bid(15)).s
    // Whoever cannot raise is asked all the same.
    expect(legal(all)).toEqual([pass])
  })
  test('RJ-R-19 a pass is final for this card, and whoever has a card does not bid', () => {
    const s = opening({ seats: 4, version: 'pro1' })
    const { s: won, events } = after(s, bid(1), pass, bid(2), bid(3), pass, pass)
    expect(events.at(-1)).toEqual({ t: 'auctionWon', seat: 3, price: 3 })
    expect([active(won), won.gold]).toEqual([3, [15, 15, 15, 12]])
    const next = after(won, pick(6), bid(0), bid(1), bid(2)).s
    // Seats 0, 1, 2 bid in turn; 3 is left out.
    expect(active(next)).toBe(0)
  })
  test('RJ-11.2.5c the highest bidder pays the bank and takes any free card', () => {
    const { s, events } = after(opening({ seats: 3, version: 'pro1' }), bid(2), pass, pass)
    expect(s.gold).toEqual([13, 15, 15])
    expect(seen(s, 0, events).players[0]!.account).toMatchObject({ bids: 2 })
    expect(inOrder(legal(s))).toEqual(inOrder([1, 2, 3, 4, 5, 6, 7].map(pick)))
    expect(after(s, pick(7)).s.cards).toEqual([1 << 7, 0, 0])
  })
  test('RJ-11.2.5d the first one to the left of the winner without a card opens next', () => {
    const s = opening({ seats: 4, version: 'pro1', firstSeat: 0 })
    const second = after(s, bid(0), bid(1), pass, pass, pass, pick(1)).s
    expect([active(second), second.cards]).toEqual([2, [0, 2, 0, 0]])
    const third = after(second, bid(0), pass, pass, pick(2)).s
    expect(active(third)).toBe(3)
    const last = after(third, bid(0), bid(1), pass, pick(3)).s
    // Seat 0 won; only seat 3 is left and chooses without a bid.
    expect([active(last), inOrder(legal(last))]).toEqual([3, inOrder([4, 5, 6, 7].map(pick))])
  })
  test('RJ-11.2.5e, RJ-T-11 an unraised zero wins for nothing, and the last one chooses for nothing', () => {
    const s = opening({ seats: 2, version: 'pro1', firstSeat: 1 })
    const won = after(s, bid(0), pass).s
    expect([active(won), won.gold]).toEqual([1, [15, 15]])
    const last = after(won, pick(3)).s
    expect(active(last)).toBe(0)
    expect(inOrder(legal(last))).toEqual(inOrder([1, 2, 4, 5, 6, 7].map(pick)))
    expect(after(last, pick(1)).s.gold).toEqual([15, 15])
  })
  test('RJ-11.2.5f, RJ-11.3.1 when everybody has one card the start houses follow, in Pro II too', () => {
    for (const version of ['pro1', 'pro2'] as const) {
      const s = after(opening({ seats: 2, version }), bid(0), pass, pick(6), pick(2)).s
      expect(s.stack.at(-1)).toMatchObject({ rule: 'startHouse', seat: 1 })
      expect(s.cards).toEqual([1 << 6, 1 << 2])
    }
  })
  test('RJ-T-37 three players, youngest P0', () => {
    const s = opening({ seats: 3, version: 'pro1', firstSeat: 0 })
    const first = after(s, bid(1), bid(2), pass, bid(3), pass).s
    expect([active(first), first.gold]).toEqual([0, [12, 15, 15]])
    const second = after(first, pick(6)).s
    expect(active(second)).toBe(1)
    const free = after(second, bid(0), pass).s
    expect([active(free), legal(free).length]).toEqual([1, 6])
    const third = after(free, pick(5)).s
    expect([active(third), inOrder(legal(third))]).toEqual([2, inOrder([1, 2, 3, 4, 7].map(pick))])
    // If P1 had won the first card, P2 opens the second; if P2 wins that, P0 is last.
    const other = after(s, bid(1), bid(2), pass, pass, pick(1)).s
    expect(active(other)).toBe(2)
    expect(active(after(other, bid(0), pass, pick(2)).s)).toBe(0)
  })
})
