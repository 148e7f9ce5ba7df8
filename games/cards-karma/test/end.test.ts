import { describe, expect, test } from 'vitest'
import {
  after,
  asked,
  detail,
  endTurn,
  leftmost,
  legal,
  position,
  rightmost,
  side,
  stewardDice,
  stewardTurn,
  takeDie,
  takeGoods,
} from './position.ts'

const anyDie = (s: Parameters<typeof asked>[0]) => ({
  type: 'takeDie',
  slot: s.grid.findIndex((card) => card >= 0),
})

describe('CK-15 end of the game', () => {
  test('CK-V13, CK-15.1, CK-15.2, CK-15.3, CK-15.4, CK-R-03, CK-R-38 the pass is played out; fame and coins, then karma', () => {
    const s = position({
      seats: 3,
      grid: ['G12', 'G08', 'B01'],
      players: [
        { byFame: 5, goods: ['G10', 'G11'], fame: 1, coins: 3 },
        { byCoins: 5, goods: ['G06', 'G07'], coins: 5, karma: 1, track: leftmost('steward1') },
      ],
    })
    const { s: first } = after(s, takeGoods('G12'))
    expect(side(first)).toEqual({ byFame: 5, byCoins: 1, fame: 1, coins: 4, stewards: 1 })
    // Finished, and still asked about the steward.
    expect(legal(first)).toEqual([endTurn, stewardTurn, stewardDice])
    const { s: second } = after(first, endTurn, takeGoods('G08'))
    expect(side(second, 1)).toEqual({ byCoins: 6, coins: 6, karma: 1, stewards: 1 })
    const { s: over, events } = after(second, endTurn, takeDie('B01'))
    expect(over.result).toEqual({ scores: [6, 6, 0], places: [2, 1, 3], end: 'passPlayedOut' })
    expect([over.round, over.pass]).toEqual([1, 1])
    expect(events.at(-1)).toEqual({ t: 'over', end: 'passPlayedOut', scores: [6, 6, 0], places: [2, 1, 3] })
    expect(detail({ s: over, events })).toMatchObject({
      tieBreak: [6, 6, 0],
      karma: [0, 1, 0],
      round: 1,
      pass: 1,
    })
  })
  test('CK-V14, CK-R-39 the karma of the elephant ends the game: the second pass is not played', () => {
    const s = position({
      had: 1,
      players: [{ byCoins: 5, karma: 2, stewards: 2, fame: 1, track: leftmost('karma2') }],
    })
    const { s: over } = after(s, anyDie)
    expect(over.result).toEqual({ scores: [6, 0], places: [1, 2], end: 'elephant' })
    expect(side(over)).toEqual({ byCoins: 5, byFame: 1, karma: 2 })
    expect(over.pass).toBe(1)
  })
  test('CK-R-38 a player who has finished may still play a bonus turn', () => {
    const s = position({
      grid: ['G12', 'B01'],
      players: [{ byFame: 5, goods: ['G10', 'G11'], track: rightmost('extraTurn') }],
    })
    expect(asked(after(s, takeGoods('G12')).s)).toEqual({ rule: 'main', seats: [0] })
  })
  test('CK-15.5, CK-R-40 equal in everything: a shared victory, and the next place is skipped', () => {
    const done = { byFame: 3, byCoins: 3, fame: 1, coins: 2, karma: 1 }
    const s = position({ seats: 3, had: 2, players: [done, done, {}] })
    expect(after(s, anyDie).s.result!.places).toEqual([1, 1, 3])
  })
  test('CK-15.3 fame counts two, a coin one', () => {
    const done = { byFame: 3, byCoins: 3 }
    const s = position({
      had: 1,
      players: [
        { ...done, fame: 2, coins: 1 },
        { ...done, coins: 4, karma: 2 },
      ],
    })
    expect(after(s, anyDie).s.result!.places).toEqual([1, 2])
  })
  test('CK-R-41 the others are ranked by turned cards, then fame and coins, then karma', () => {
    const s = position({
      seats: 4,
      had: 3,
      players: [
        { byFame: 2, coins: 3 },
        { byFame: 6 },
        { byCoins: 2, fame: 1, coins: 1, karma: 1 },
        { byFame: 2, coins: 3, karma: 1 },
      ],
    })
    expect(after(s, anyDie).s.result).toEqual({
      scores: [2, 6, 2, 2],
      places: [4, 1, 2, 2],
      end: 'passPlayedOut',
    })
  })
})
