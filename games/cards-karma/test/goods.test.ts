import { describe, expect, test } from 'vitest'
import { after, discarded, legalOf, position, side, takeGoods } from './position.ts'

describe('CK-7 action D: take goods', () => {
  test('CK-7.1, CK-3.5 a goods card is free and joins the goods row', () => {
    const s = position({ grid: ['B01', 'G02', 'S01', 'G13'], only: true })
    expect(legalOf(s, 'takeGoods')).toEqual([1, 3].map((slot) => ({ type: 'takeGoods', slot })))
    const { s: next } = after(s, takeGoods('G02'))
    expect(side(next)).toEqual({ goods: ['G02'] })
    expect(discarded(next)).toEqual([])
  })
  test('CK-7.3 a coin on the card is taken at once, and may turn a track card', () => {
    const s = position({ grid: ['G01'], players: [{ coins: 5 }] })
    expect(side(after(s, takeGoods('G01')).s)).toEqual({ goods: ['G01'], byCoins: 1, stewards: 1 })
    const plain = position({ grid: ['G01'] })
    expect(side(after(plain, takeGoods('G01')).s)).toEqual({ goods: ['G01'], coins: 1 })
  })
  test('CK-7.4, CK-9.4 values are paid when the goods are sold', () => {
    const s = position({ grid: ['G04'], players: [{ goods: ['G02', 'G03'] }] })
    // 2 + 2 + 3 = 7
    expect(side(after(s, takeGoods('G04')).s)).toEqual({ coins: 1, byCoins: 1, stewards: 1 })
  })
})
