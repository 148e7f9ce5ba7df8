import { describe, expect, test } from 'vitest'
import type { Bonus } from '../data/names.ts'
import {
  after,
  asked,
  bonusShip,
  discardDice,
  discarded,
  endTurn,
  legal,
  pickDie,
  position,
  refused,
  rightmost,
  type Side,
  side,
  stewardDice,
  takeDie,
  takeGoods,
} from './position.ts'

/** Seat 0 sells three spices for 7 coins and so turns its rightmost card. */
const turning = (bonus: Bonus, grid: string[] = [], more: Side = {}, only = false) =>
  after(
    position({
      grid: ['G12', ...grid],
      only,
      players: [{ goods: ['G10', 'G11'], track: rightmost(bonus), ...more }],
    }),
    takeGoods('G12'),
  ).s

describe('CK-13.4 the bonuses', () => {
  test('CK-13.4.1 two karma', () => {
    expect(side(turning('karma2'))).toEqual({ coins: 1, byCoins: 1, karma: 2 })
  })
  test('CK-V30, CK-13.4.2 palace action or two coins: without palace cards the coins come of themselves', () => {
    const s = turning('palaceOrCoins2')
    expect(side(s)).toEqual({ coins: 3, byCoins: 1 })
    expect(asked(s)).toEqual({ rule: 'main', seats: [1] })
  })
  test('CK-13.4.2 one palace card in the grid is a decision already', () => {
    const s = turning('palaceOrCoins2', ['P09', 'B01'], {}, true)
    expect(legal(s)).toEqual([{ type: 'bonusPalace', slot: 1 }, { type: 'bonusCoins' }])
  })
  test('CK-V21, CK-13.4.3, CK-R-36, CK-6.4 a ship of a bonus is free, breaks the row as usual and brings its reward', () => {
    const s = turning('shipOrFame1', ['S08', 'B01'], { ships: ['S15', 'S23'] }, true)
    expect(legal(s)).toEqual([{ type: 'bonusShip', slot: 1 }, { type: 'bonusFame' }])
    expect(refused(s, { type: 'bonusShip', slot: 2 })).toBe('CK-13.4.3')
    const { s: next } = after(s, bonusShip('S08'))
    expect(side(next)).toEqual({ ships: ['S08'], coins: 4, byCoins: 1 })
    expect(discarded(next).slice(-2)).toEqual(['S15', 'S23'])
    expect(side(after(s, { type: 'bonusFame' }).s)).toEqual({
      ships: ['S15', 'S23'],
      coins: 1,
      fame: 1,
      byCoins: 1,
    })
  })
  test('CK-13.4.3 without ships in the grid the fame comes of itself', () => {
    expect(side(turning('shipOrFame1'))).toEqual({ coins: 1, fame: 1, byCoins: 1 })
  })
  test('CK-13.4.4 one steward', () => {
    expect(side(turning('steward1'))).toEqual({ coins: 1, stewards: 1, byCoins: 1 })
  })
  test('CK-13.4.5 two dice from the grid, within the hand limit', () => {
    const hand = ['B01', 'B02', 'B03', 'B04', 'B05', 'B06', 'B07']
    const s = turning('dice2', ['B10', 'B11'], { hand })
    expect(legal(s)).toEqual(hand.map((id) => discardDice(id)))
    const { s: next } = after(s, discardDice('B07'), pickDie('B10'), pickDie('B11'))
    expect(side(next)).toEqual({ coins: 1, byCoins: 1, hand: [...hand.slice(0, 6), 'B10', 'B11'] })
  })
  test('CK-V15, CK-13.4.6, CK-14.5, CK-R-35 another turn after this one; then the next player', () => {
    const s = turning('extraTurn', ['B01', 'B02'])
    expect(side(s)).toEqual({ coins: 1, byCoins: 1 })
    expect(asked(s)).toEqual({ rule: 'main', seats: [0] })
    const { s: next } = after(s, takeDie('B01'))
    expect(asked(next)).toEqual({ rule: 'main', seats: [1] })
  })
  test('CK-R-35 a bonus turn is compulsory and comes before any steward turn', () => {
    const s = turning('extraTurn', ['B01', 'B02'], { stewards: 1 })
    expect(side(s)).toEqual({ coins: 1, byCoins: 1, stewards: 1, extraTurns: 1 })
    expect(legal(s)).toEqual([endTurn, stewardDice])
    expect(refused(s, { type: 'stewardTurn' })).toBe('CK-R-35')
    const { s: bonus } = after(s, endTurn)
    expect(asked(bonus)).toEqual({ rule: 'main', seats: [0] })
    expect(bonus.players[0]!.extraTurns).toBe(0)
    expect(legal(after(bonus, takeDie('B01')).s)).toEqual([endTurn, { type: 'stewardTurn' }, stewardDice])
  })
  test('CK-R-35 several bonus turns add up', () => {
    const s = turning('extraTurn', ['B01', 'B02', 'B03'], { extraTurns: 1 })
    const { s: second } = after(s, takeDie('B01'))
    expect(asked(second)).toEqual({ rule: 'main', seats: [0] })
    expect(asked(after(second, takeDie('B02')).s)).toEqual({ rule: 'main', seats: [1] })
  })
})
