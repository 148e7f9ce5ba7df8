import { describe, expect, test } from 'vitest'
import {
  after,
  asked,
  buy,
  discardDice,
  discarded,
  endTurn,
  game,
  inGrid,
  legal,
  pickDie,
  position,
  refused,
  side,
  slotOf,
  stewardDice,
  takeDie,
} from './position.ts'

/** Eight dice with an orange 2 (B06) among them. */
const EIGHT = ['B01', 'B02', 'B03', 'B04', 'B05', 'B06', 'B07', 'B08']

describe('CK-4 action A: take a die', () => {
  test('CK-4.1, CK-3.1 any card of the grid becomes a die in hand; its colour was known, its value was not', () => {
    const s = position({ grid: ['P01', 'G01', 'S01', 'B01'], only: true })
    expect(legal(s).filter((move) => move.type === 'takeDie')).toEqual(
      [0, 1, 2, 3].map((slot) => ({ type: 'takeDie', slot })),
    )
    expect(game.view(s, 0).grid[0]).toMatchObject({ id: 'P01', color: 'orange', value: null })
    const { s: next, events } = after(s, takeDie('P01'))
    expect(side(next)).toEqual({ hand: ['P01'] })
    expect(game.view(next, 0).players[0]!.hand).toEqual([{ id: 'P01', color: 'orange', value: 4 }])
    expect(events[0]).toEqual({ t: 'die', seat: 0, card: 'P01', slot: 0, value: 4 })
    expect(game.redact(events[0]!, 1)).toEqual({ t: 'die', seat: 0, card: 'P01', slot: 0, value: null })
  })
  test('CK-3.4 a gap cannot be taken', () => {
    const s = after(position({ grid: ['P01', 'G01'], only: true }), takeDie('P01')).s
    expect(refused(s, { type: 'takeDie', slot: 0 })).toBe('CK-3.4')
    expect(legal(s)).toContainEqual({ type: 'takeDie', slot: 1 })
  })
  test('CK-V8, CK-4.2, CK-4.3 with eight dice one is discarded first, then the card joins', () => {
    const s = position({ grid: ['P01'], players: [{ hand: EIGHT }] })
    const { s: full } = after(s, takeDie('P01'))
    expect(asked(full)).toEqual({ rule: 'discardDice', seats: [0] })
    expect(legal(full)).toEqual(EIGHT.map((id) => discardDice(id)))
    expect(refused(full, discardDice('B01', 'B02'))).toBe('CK-R-12')
    // The card still lies in the grid.
    expect(slotOf(full, 'P01')).toBe(0)
    const { s: next } = after(full, discardDice('B04'))
    expect(side(next)).toEqual({ hand: [...EIGHT.filter((id) => id !== 'B04'), 'P01'] })
    expect(discarded(next)).toEqual(['B04'])
    expect(slotOf(next, 'P01')).toBe(-1)
  })
  test('CK-V7, CK-8.3, CK-R-12 the excess of a whole effect is discarded before any new die is seen', () => {
    const s = position({ grid: ['P01', 'G01', 'G02'], players: [{ hand: EIGHT }] })
    const { s: full } = after(s, buy('P01', ['B06']))
    const seven = EIGHT.filter((id) => id !== 'B06')
    expect(legal(full)).toEqual(seven.map((id) => discardDice(id)))
    const { s: next } = after(full, discardDice('B01'), pickDie('G01'))
    expect(asked(next)).toEqual({ rule: 'pickDie', seats: [0] })
    expect(discarded(next)).toEqual(['B06', 'B01'])
    const { s: over } = after(next, pickDie('G02'))
    expect(side(over)).toEqual({ hand: ['B02', 'B03', 'B04', 'B05', 'B07', 'B08', 'G01', 'G02'] })
    expect(discarded(over)).toEqual(['B06', 'B01', 'P01'])
  })
  test('CK-4.3, CK-R-12 two dice too many: every pair of the hand may go, and nothing less', () => {
    const s = position({ players: [{ hand: EIGHT, stewards: 1 }] })
    const { s: full } = after(s, stewardDice)
    const pairs = EIGHT.flatMap((a, i) => EIGHT.slice(i + 1).map((b) => discardDice(a, b)))
    expect(legal(full)).toEqual(pairs)
    expect(pairs.length).toBe(28)
    expect(refused(full, discardDice('B01'))).toBe('CK-R-12')
  })
  test('CK-V24, CK-12.4, CK-R-06 a steward brings the two top cards of the draw pile, beside the action', () => {
    const hand = EIGHT.slice(0, 7)
    const s = position({ pile: ['S01', 'G04', 'P01'], players: [{ hand, stewards: 1 }] })
    expect(game.view(s, 1).pile.top).toEqual({ id: 'S01', color: 'purple', value: null })
    const { s: full } = after(s, stewardDice)
    expect(legal(full)).toEqual(hand.map((id) => discardDice(id)))
    const { s: next } = after(full, discardDice('B07'))
    expect(side(next)).toEqual({ hand: ['B01', 'B02', 'B03', 'B04', 'B05', 'B06', 'G04', 'S01'] })
    expect(game.view(next, 0).players[0]!.hand.slice(6)).toEqual([
      { id: 'G04', color: 'orange', value: 1 },
      { id: 'S01', color: 'purple', value: 3 },
    ])
    expect(asked(next)).toEqual({ rule: 'main', seats: [0] })
    expect(game.view(next, 1).pile.top.id).toBe('P01')
  })
  test('CK-R-13 dice cannot be declined: every answer to an effect takes one', () => {
    const s = position({ grid: ['P01', 'G01', 'G02'], only: true, players: [{ hand: ['B06'] }] })
    const { s: picking } = after(s, buy('P01', ['B06']))
    expect(legal(picking)).toEqual([
      { type: 'pickDie', slot: 1 },
      { type: 'pickDie', slot: 2 },
    ])
    expect(refused(picking, { type: 'pickDie', slot: 0 })).toBe('CK-3.4')
    // Asked even with one answer.
    const { s: last } = after(picking, pickDie('G01'))
    expect(legal(last)).toEqual([{ type: 'pickDie', slot: 2 }])
  })
  test('CK-4.2 a steward used after the action keeps to the hand limit as well', () => {
    const s = position({ grid: ['G01'], players: [{ hand: EIGHT, stewards: 1 }] })
    const { s: next } = after(
      s,
      (now) => ({ type: 'takeGoods', slot: slotOf(now, 'G01') }),
      stewardDice,
      discardDice('B01', 'B02'),
    )
    expect(next.players[0]!.hand.length).toBe(8)
    // The last steward is spent, so the turn is over of itself.
    expect(asked(next)).toEqual({ rule: 'main', seats: [1] })
    expect(() => after(next, endTurn)).toThrow('not legal')
    expect(inGrid(next)).not.toContain('G01')
  })
})
