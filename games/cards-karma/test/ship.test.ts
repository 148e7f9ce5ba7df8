import { describe, expect, test } from 'vitest'
import {
  after,
  asked,
  buy,
  discarded,
  inGrid,
  legal,
  legalOf,
  pickDie,
  pickGoods,
  pickPalace,
  position,
  refused,
  side,
  slotOf,
} from './position.ts'

/** Dice that pay exactly 1, 2 and 3. */
const ONE = 'B02'
const TWO = 'B06'
const THREE = 'B05'

describe('CK-6 action C: take a ship', () => {
  test('CK-E1, CK-6.2, CK-6.3 Sara: the 12 after 3 and 17 breaks the row and starts a new one', () => {
    const s = position({ grid: ['S12'], players: [{ hand: [ONE], ships: ['S03', 'S17'] }] })
    const { s: next, events } = after(s, buy('S12', [ONE]))
    expect(side(next)).toEqual({ ships: ['S12'], karma: 2 })
    expect(discarded(next)).toEqual([ONE, 'S03', 'S17'])
    expect(events.find((event) => event.t === 'rowBroken')).toEqual({
      t: 'rowBroken',
      seat: 0,
      by: 'S12',
      dice: [
        { card: 'S03', value: 2 },
        { card: 'S17', value: 4 },
      ],
    })
  })
  test('CK-6.2, CK-3.5 a higher number joins the end of the row', () => {
    const s = position({ grid: ['S12'], players: [{ hand: [ONE], ships: ['S03'] }] })
    expect(side(after(s, buy('S12', [ONE])).s)).toEqual({ ships: ['S03', 'S12'], karma: 2 })
  })
  test('CK-6.1 the colour of the die is irrelevant', () => {
    const s = position({ grid: ['S12'], only: true, players: [{ hand: ['B02', 'B09', 'B39', 'B19'] }] })
    expect(legalOf(s, 'buyShip').map((move) => (move.payment as { dice: string[] }).dice[0])).toEqual([
      'B02',
      'B09',
      'B19',
      'B39',
    ])
  })
  test('CK-V6, CK-R-26 a broken row loses its goods before the new ship is judged', () => {
    const s = position({ grid: ['S14'], players: [{ hand: [THREE], ships: ['S20'], goods: ['G06'] }] })
    const { s: next } = after(s, buy('S14', [THREE]))
    expect(side(next)).toEqual({ ships: ['S14'], goods: ['G06'], fame: 1 })
    expect(discarded(next)).toEqual([THREE, 'S20'])
  })
})

describe('CK-6.5 the rewards', () => {
  const buying = (ship: string, die: string, grid: string[] = [], more = {}) =>
    after(
      position({ grid: [ship, ...grid], only: true, players: [{ hand: [die], ...more }] }),
      buy(ship, [die]),
    ).s

  test('CK-6.5.1, CK-6.4 two karma, as soon as the ship is acquired', () => {
    expect(side(buying('S01', ONE, ['B01']))).toEqual({ ships: ['S01'], karma: 2 })
  })
  test('CK-6.5.2 any two cards of the grid as dice', () => {
    const s = buying('S03', TWO, ['G01', 'B01', 'P01'])
    expect(legal(s)).toEqual([1, 2, 3].map((slot) => ({ type: 'pickDie', slot })))
    const { s: next } = after(s, pickDie('B01'))
    expect(legal(next)).toEqual([1, 3].map((slot) => ({ type: 'pickDie', slot })))
    expect(side(after(next, pickDie('G01')).s)).toEqual({ ships: ['S03'], hand: ['B01', 'G01'] })
  })
  test('CK-6.5.3 three coins', () => {
    expect(side(buying('S08', ONE, ['B01']))).toEqual({ ships: ['S08'], coins: 3 })
  })
  test('CK-6.5.4 two coins and one fame', () => {
    expect(side(buying('S09', THREE, ['B01']))).toEqual({ ships: ['S09'], coins: 2, fame: 1 })
  })
  test('CK-6.5.5, CK-R-29 one or two goods cards: the first must be taken, the second may be declined', () => {
    const s = buying('S06', THREE, ['G02', 'G07', 'G10', 'B01'])
    expect(legal(s)).toEqual([1, 2, 3].map((slot) => ({ type: 'pickGoods', slot })))
    expect(refused(s, { type: 'pickGoods', slot: 4 })).toBe('CK-7.1')
    const { s: second } = after(s, pickGoods('G02'))
    expect(legal(second)).toEqual([
      { type: 'pickGoods', slot: 2 },
      { type: 'pickGoods', slot: 3 },
      { type: 'skipGoods' },
    ])
    const { s: skipped, events } = after(second, { type: 'skipGoods' })
    expect(side(skipped)).toEqual({ ships: ['S06'], goods: ['G02'] })
    expect(events[0]).toEqual({ t: 'nothing', seat: 0, step: 'goods' })
    expect(side(after(second, pickGoods('G07')).s)).toEqual({ ships: ['S06'], goods: ['G02', 'G07'] })
  })
  test('CK-6.5.5 the only goods card is taken without asking; then there is no second one to ask about', () => {
    const s = buying('S06', THREE, ['G02', 'B01'])
    expect(side(s)).toEqual({ ships: ['S06'], goods: ['G02'] })
    expect(asked(s)).toEqual({ rule: 'main', seats: [1] })
  })
  test('CK-6.5.5, CK-R-18 without goods cards in the grid the ship may still be taken, for nothing', () => {
    const s = buying('S06', THREE, ['B01'])
    expect(side(s)).toEqual({ ships: ['S06'] })
    expect(asked(s)).toEqual({ rule: 'main', seats: [1] })
  })
  test('CK-6.5.6, CK-6.6 a die, and the good on the ship', () => {
    const s = after(buying('S10', TWO, ['B01', 'B02']), pickDie('B02')).s
    expect(side(s)).toEqual({ ships: ['S10'], hand: ['B02'] })
    expect(s.stack.at(-1)!.rule).toBe('main')
  })
  test('CK-6.5.7, CK-6.6 one fame, and the good on the ship', () => {
    expect(side(buying('S02', THREE, ['B01']))).toEqual({ ships: ['S02'], fame: 1 })
  })
  test('CK-6.5.8, CK-6.6 one karma, and the good on the ship is sold with others', () => {
    expect(side(buying('S24', ONE, ['B01']))).toEqual({ ships: ['S24'], karma: 1 })
    const s = position({ grid: ['G02'], players: [{ ships: ['S24'], goods: ['G04'] }] })
    const { s: next } = after(s, { type: 'takeGoods', slot: 0 })
    // 3 + 3 + 2 = 8 coins: one card turned (its bonus is a steward), two left.
    expect(side(next)).toEqual({ coins: 2, byCoins: 1, stewards: 1 })
  })
  test('CK-6.5.9 a goods card and then a die', () => {
    const s = buying('S05', TWO, ['G02', 'G07', 'B01'])
    const { s: next } = after(s, pickGoods('G07'))
    expect(asked(next)).toEqual({ rule: 'pickDie', seats: [0] })
    expect(side(after(next, pickDie('G02')).s)).toEqual({ ships: ['S05'], goods: ['G07'], hand: ['G02'] })
  })
  test('CK-6.5.9, CK-R-18 without goods cards only the die', () => {
    const s = buying('S05', TWO, ['B01'])
    expect(legal(s)).toEqual([{ type: 'pickDie', slot: 1 }])
  })
  test('CK-6.5.10 a palace card of the grid, free', () => {
    const s = buying('S11', THREE, ['P09', 'P13', 'B01'], { goods: ['G13'] })
    expect(legal(s)).toEqual([1, 2].map((slot) => ({ type: 'pickPalace', slot })))
    expect(refused(s, { type: 'pickPalace', slot: 3 })).toBe('CK-6.5.10')
    const { s: next } = after(s, pickPalace('P09'))
    expect(side(next)).toEqual({ ships: ['S11'], goods: ['G13'], coins: 2 })
    expect(discarded(next)).toEqual([THREE, 'P09'])
  })
  test('CK-6.5.10, CK-R-18 the only palace card is taken without asking; with none the reward is void', () => {
    const one = buying('S11', THREE, ['P09', 'B01'], { goods: ['G13'] })
    expect(side(one)).toEqual({ ships: ['S11'], goods: ['G13'], coins: 2 })
    const none = buying('S11', THREE, ['B01'], { goods: ['G13'] })
    expect(side(none)).toEqual({ ships: ['S11'], goods: ['G13'] })
    expect(inGrid(none)).toEqual(['B01'])
    expect(slotOf(none, 'B01')).toBe(1)
  })
})
