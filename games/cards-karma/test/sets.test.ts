import { describe, expect, test } from 'vitest'
import {
  after,
  asked,
  buy,
  different,
  discarded,
  leftmost,
  legal,
  position,
  refused,
  same,
  side,
  takeGoods,
} from './position.ts'

describe('CK-9 three of a kind: buildings', () => {
  test('CK-5.5, CK-5.6, CK-3.5 a building joins the row, brings its fame, and its good is owned', () => {
    const s = position({ grid: ['B14'], players: [{ hand: ['G08'] }] })
    expect(side(after(s, buy('B14', ['G08'])).s)).toEqual({ buildings: ['B14'], fame: 1 })
    const sale = position({ grid: ['B14'], players: [{ hand: ['G08'], goods: ['G06', 'G07'] }] })
    // tea 1 + 2 + 2
    expect(side(after(sale, buy('B14', ['G08'])).s)).toEqual({ fame: 1, coins: 5 })
  })
  test('CK-E2, CK-9.2, CK-9.9, CK-R-22 Julian: red and yellow for the third time are two effects and two stewards', () => {
    const s = position({ grid: ['B70'], players: [{ hand: ['G24', 'B24'], buildings: ['B16', 'B34'] }] })
    const { s: next } = after(s, buy('B70', ['B24', 'G24']))
    expect(side(next)).toEqual({ fame: 2, stewards: 2 })
    expect(discarded(next)).toEqual(['B24', 'G24', 'B16', 'B34', 'B70'])
  })
  test('CK-E3, CK-9.4, CK-9.9 Anna: a third red building that shows the third tea', () => {
    const s = position({
      grid: ['B26'],
      players: [{ hand: ['B17', 'B05'], buildings: ['B01', 'B19'], goods: ['G06', 'G05'] }],
    })
    const { s: next, events } = after(s, buy('B26', ['B05', 'B17']))
    expect(side(next)).toEqual({ fame: 1, stewards: 2, byCoins: 1 })
    expect(discarded(next)).toEqual(['B05', 'B17', 'B01', 'B19', 'B26', 'G06', 'G05'])
    expect(events.filter((event) => event.t === 'set')).toEqual([
      {
        t: 'set',
        seat: 0,
        family: 'buildings',
        effect: 'same',
        cards: ['B01', 'B19', 'B26'],
        coins: 0,
        stewards: 1,
      },
      {
        t: 'set',
        seat: 0,
        family: 'goods',
        effect: 'same',
        cards: ['B26', 'G06', 'G05'],
        coins: 6,
        stewards: 0,
      },
    ])
  })
  test('CK-E4, CK-9.3, CK-9.10, CK-9.11 Simon: same or different, and which cards go; seven outcomes', () => {
    const s = position({
      grid: ['B36'],
      players: [{ hand: ['B17', 'B05'], buildings: ['B03', 'B04', 'B01', 'B02'] }],
    })
    const { s: choosing } = after(s, buy('B36', ['B05', 'B17']))
    expect(side(choosing)).toEqual({ fame: 2, buildings: ['B03', 'B04', 'B01', 'B02', 'B36'] })
    const sets = ['B01', 'B02'].flatMap((red) =>
      ['B03', 'B04', 'B36'].map((yellow) => different('buildings', red, yellow, 'B36')),
    )
    expect(legal(choosing)).toEqual([same('buildings'), ...sets])
    const { s: next } = after(choosing, different('buildings', 'B01', 'B36', 'B36'))
    expect(side(next)).toEqual({ fame: 2, stewards: 1, buildings: ['B03', 'B04', 'B02'] })
    const { s: alike } = after(choosing, same('buildings'))
    expect(side(alike)).toEqual({ fame: 2, stewards: 1, buildings: ['B01', 'B02'] })
    expect(discarded(alike)).toEqual(['B05', 'B17', 'B03', 'B04', 'B36'])
  })
  test('CK-V22, CK-9.3, CK-9.1 three different buildings without a choice are exchanged at once', () => {
    const s = position({ grid: ['B05'], players: [{ hand: ['B22'], buildings: ['B01', 'B03'] }] })
    const { s: next } = after(s, buy('B05', ['B22']))
    expect(side(next)).toEqual({ fame: 1, stewards: 1 })
    expect(discarded(next)).toEqual(['B22', 'B01', 'B03', 'B05'])
    expect(asked(next)).toEqual({ rule: 'end', seats: [0] })
  })
  test('CK-V23, CK-9.12 a white building on the third red card is lost along the way', () => {
    const s = position({ grid: ['B17'], players: [{ hand: ['G08', 'B22'], buildings: ['B01', 'B02'] }] })
    const { s: next } = after(s, buy('B17', ['B22', 'G08']))
    expect(side(next)).toEqual({ fame: 2, stewards: 1 })
    expect(discarded(next)).toEqual(['B22', 'G08', 'B01', 'B02', 'B17'])
  })
  test('CK-10.4 red+yellow beside red+white is no decision: both cards go whichever red counts', () => {
    const s = position({ grid: ['B16'], players: [{ hand: ['G08', 'B02'], buildings: ['B17'] }] })
    const { s: next } = after(s, buy('B16', ['B02', 'G08']))
    expect(side(next)).toEqual({ fame: 2, stewards: 1 })
    expect(discarded(next)).toEqual(['B02', 'G08', 'B17', 'B16'])
  })
  test('CK-V19, CK-9.8, CK-R-30 two new stewards on top of two: the third is two fame, the fourth stays', () => {
    const s = position({
      grid: ['B70'],
      players: [
        { hand: ['G24', 'B24'], buildings: ['B16', 'B34'], stewards: 2, track: leftmost('extraTurn') },
      ],
    })
    const { s: next } = after(s, buy('B70', ['B24', 'G24']))
    expect(side(next)).toEqual({ fame: 1, stewards: 1, byFame: 1, extraTurns: 1 })
    expect(asked(next)).toEqual({ rule: 'end', seats: [0] })
  })
})

describe('CK-9 three of a kind: goods and ships', () => {
  test('CK-V2, CK-9.9, CK-R-22 two sales at once: 4 + 4 coins', () => {
    const s = position({ grid: ['G15'], players: [{ goods: ['G13', 'G16'] }] })
    const { s: next } = after(s, takeGoods('G15'))
    expect(side(next)).toEqual({ coins: 2, byCoins: 1, stewards: 1 })
    expect(discarded(next)).toEqual(['G13', 'G16', 'G15'])
  })
  test('CK-V3, CK-E9, CK-9.10, CK-9.5, CK-9.12, CK-R-20, CK-R-21 same or different goods: four outcomes', () => {
    const s = position({ grid: ['G17'], players: [{ goods: ['G02', 'G03', 'G06'] }] })
    const { s: choosing } = after(s, takeGoods('G17'))
    expect(side(choosing)).toEqual({ coins: 1, goods: ['G02', 'G03', 'G06', 'G17'] })
    expect(legal(choosing)).toEqual([
      same('goods'),
      ...['G02', 'G03', 'G17'].map((silk) => different('goods', silk, 'G06', 'G17')),
    ])
    const outcome = (move: object) => side(after(choosing, move).s)
    // The sixth coin turns a card whose bonus is a steward.
    expect(outcome(same('goods'))).toEqual({ byCoins: 1, stewards: 1, goods: ['G06'] })
    expect(outcome(different('goods', 'G17', 'G06', 'G17'))).toEqual({ coins: 5, goods: ['G02', 'G03'] })
    expect(outcome(different('goods', 'G02', 'G06', 'G17'))).toEqual({
      byCoins: 1,
      stewards: 1,
      goods: ['G03'],
    })
    expect(outcome(different('goods', 'G03', 'G06', 'G17'))).toEqual({
      byCoins: 1,
      stewards: 1,
      goods: ['G02'],
    })
  })
  test('CK-10.4 silk 2 with tea beside silk 1 with spice is a decision: same cards, different price', () => {
    const s = position({ grid: ['G18'], players: [{ goods: ['G16'] }] })
    const { s: choosing } = after(s, takeGoods('G18'))
    expect(legal(choosing)).toEqual(['G16', 'G18'].map((silk) => different('goods', silk, 'G16', 'G18')))
    expect(refused(choosing, same('goods'))).toBe('CK-9.1')
    expect(side(after(choosing, different('goods', 'G16', 'G16', 'G18')).s)).toEqual({ coins: 4 })
    expect(side(after(choosing, different('goods', 'G18', 'G16', 'G18')).s)).toEqual({ coins: 3 })
  })
  test('CK-10.4 two combinations with the same cards and the same price are no decision', () => {
    const s = position({ grid: ['G18'], players: [{ goods: ['G14'] }] })
    expect(side(after(s, takeGoods('G18')).s)).toEqual({ coins: 3 })
  })
  test('CK-V4, CK-9.4 a sale takes a ship along', () => {
    const s = position({ grid: ['G12'], players: [{ goods: ['G10'], ships: ['S07', 'S09'] }] })
    const { s: next } = after(s, takeGoods('G12'))
    expect(side(next)).toEqual({ coins: 1, byCoins: 1, stewards: 1, ships: ['S09'] })
    expect(discarded(next)).toEqual(['G10', 'G12', 'S07'])
  })
  test('CK-V5, CK-9.6, CK-R-25, CK-R-23 third ship and third good: reward, steward, coins, then all go once', () => {
    const s = position({ grid: ['S24'], players: [{ hand: ['B02'], ships: ['S02', 'S10'] }] })
    const { s: next, events } = after(s, buy('S24', ['B02']))
    expect(side(next)).toEqual({ karma: 1, stewards: 2, byCoins: 1 })
    expect(discarded(next)).toEqual(['B02', 'S02', 'S10', 'S24'])
    const order = events.filter((event) => event.t === 'gain' || event.t === 'discarded')
    expect(order.map((event) => (event.t === 'gain' ? `${event.n} ${event.what}` : event.t))).toEqual([
      '1 karma',
      '1 stewards',
      '6 coins',
      'discarded',
      '1 stewards',
    ])
  })
  test('CK-V27, CK-10.4 a choice in one family only: the goods of the same card are sold of themselves', () => {
    const s = position({
      grid: ['B14'],
      players: [{ hand: ['G08'], buildings: ['B03', 'B04', 'B37'], goods: ['G02', 'G10'] }],
    })
    const { s: choosing } = after(s, buy('B14', ['G08']))
    expect(legal(choosing)).toEqual(
      ['B03', 'B04'].map((yellow) => different('buildings', 'B37', yellow, 'B14')),
    )
    const { s: next } = after(choosing, different('buildings', 'B37', 'B04', 'B14'))
    expect(side(next)).toEqual({ fame: 1, stewards: 1, coins: 5, buildings: ['B03'] })
    expect(discarded(next)).toEqual(['G08', 'B04', 'B37', 'B14', 'G02', 'G10'])
  })
  test('CK-10.4 both families to choose: buildings first, then goods, and nothing is discarded in between', () => {
    // B14 is white with tea 1: yellow B03 or B04; silk G02 or G03.
    const s = position({
      grid: ['B14'],
      players: [{ hand: ['G08'], buildings: ['B03', 'B04', 'B37'], goods: ['G02', 'G04', 'G10'] }],
    })
    const { s: first } = after(s, buy('B14', ['G08']))
    expect(legal(first).map((move) => move.family)).toEqual(['buildings', 'buildings'])
    const { s: second } = after(first, different('buildings', 'B37', 'B03', 'B14'))
    expect(side(second).buildings).toEqual(['B03', 'B04', 'B37', 'B14'])
    expect(legal(second)).toEqual(['G02', 'G04'].map((silk) => different('goods', silk, 'B14', 'G10')))
    const { s: next } = after(second, different('goods', 'G04', 'B14', 'G10'))
    expect(side(next)).toEqual({ fame: 1, stewards: 2, byCoins: 1, buildings: ['B04'], goods: ['G02'] })
  })
  test('CK-R-21 for another kind it shows, an older card may stand in, and the symbol of the new card is lost', () => {
    // G20 (silk 2, spice 1) completes tea and silk: its own silk 2 or the older silk 3 of G04.
    const s = position({ grid: ['G20'], players: [{ goods: ['G04', 'G06'] }] })
    const { s: choosing } = after(s, takeGoods('G20'))
    expect(legal(choosing)).toEqual(['G04', 'G20'].map((silk) => different('goods', silk, 'G06', 'G20')))
    expect(side(after(choosing, different('goods', 'G04', 'G06', 'G20')).s)).toEqual({
      byCoins: 1,
      stewards: 1,
    })
  })
})

describe('CK-9 three of a kind: tokens', () => {
  test('CK-9.7, CK-11.5, CK-R-30 the third karma returns all three for a steward, a fourth stays', () => {
    const s = position({ grid: ['S01'], players: [{ hand: ['B02'], karma: 2 }] })
    expect(side(after(s, buy('S01', ['B02'])).s)).toEqual({ karma: 1, stewards: 1, ships: ['S01'] })
  })
  test('CK-9.8, CK-12.6 the third steward returns all three for two fame', () => {
    const s = position({
      grid: ['B05'],
      players: [{ hand: ['B22'], buildings: ['B01', 'B03'], stewards: 2 }],
    })
    // 1 fame for the building, 2 for the stewards: the leftmost card is turned and brings two karma.
    expect(side(after(s, buy('B05', ['B22'])).s)).toEqual({ byFame: 1, karma: 2 })
  })
})
