import { describe, expect, test } from 'vitest'
import { CHARACTERS } from '../data/characters.ts'
import { nextInOrder } from '../state.ts'
import { active, after, inOrder, legal, opening, pick, position, refused } from './position.ts'

describe('RJ-5.2 choosing characters', () => {
  test('RJ-5.2 from the youngest on clockwise everybody takes one of the free cards', () => {
    const s = opening({ seats: 4, firstSeat: 2 })
    expect(active(s)).toBe(2)
    expect(inOrder(legal(s))).toEqual(inOrder([1, 2, 3, 4, 5, 6].map(pick)))
    const first = after(s, pick(4)).s
    expect(active(first)).toBe(3)
    expect(inOrder(legal(first))).toEqual(inOrder([1, 2, 3, 5, 6].map(pick)))
    expect(refused(first, pick(4))).toBe('RJ-5.2')
    const all = after(first, pick(1), pick(6), pick(2)).s
    expect(all.cards).toEqual([1 << 6, 1 << 2, 1 << 4, 1 << 1])
    // Cards not taken stay free.
    expect(all.free).toBe((1 << 3) | (1 << 5))
  })
  test('RJ-5.1, RJ-5.3 after the characters come four start houses each, the lowest card first', () => {
    const s = after(opening({ seats: 3 }), pick(5), pick(2), pick(3)).s
    expect(s.stack.at(-1)).toEqual({ rule: 'startHouse', seat: 1, step: 0 })
    expect(s.stock).toEqual([4, 4, 4])
  })
  test('RJ-5.3, RJ-5.4 the lower number acts first; the Mogul is lower than all', () => {
    const s = position({ seats: 3, players: [{ cards: [3] }, { cards: [6] }, { cards: [1] }] })
    expect(active(s)).toBe(2)
    expect([nextInOrder(s, 0b100), nextInOrder(s, 0b101), nextInOrder(s, 0b111)]).toEqual([0, 1, -1])
    expect(CHARACTERS[1]!.ability).toBe('turnOrderAndTies')
  })
})
