import { describe, expect, test } from 'vitest'
import {
  active,
  after,
  game,
  inOrder,
  legal,
  opening,
  pick,
  refused,
  start,
  VILLAGE_IDS,
} from './position.ts'

const placing = (seats: number, ...cards: number[]) => after(opening({ seats }), ...cards.map(pick)).s

describe('RJ-5.10 start houses', () => {
  test('RJ-5.10, RJ-R-32 four laps in ascending card order, into villages only, free of charge', () => {
    let s = placing(3, 5, 1, 3)
    const order: number[] = []
    for (let i = 0; i < 12; i++) {
      order.push(active(s))
      expect(legal(s)).toEqual(inOrder(VILLAGE_IDS.map(start)))
      s = after(s, start(VILLAGE_IDS[i]!)).s
    }
    expect(order).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0])
    expect(s.gold).toEqual([15, 15, 15])
  })
  test('RJ-5.11, RJ-4.4, RJ-R-8 a village takes two houses, also two of one player', () => {
    const s = after(placing(3, 1, 2, 3), start('v11'), start('v11')).s
    expect(legal(s)).toEqual(inOrder(VILLAGE_IDS.filter((id) => id !== 'v11').map(start)))
    expect(refused(s, start('v11'))).toBe('RJ-4.4')
    const own = after(s, start('v12'), start('v14'), start('v15'), start('v12')).s
    expect(game.view(own, 0).board.villages[11]!.houses).toEqual([2, 2])
    expect(refused(own, start('v12'))).toBe('RJ-4.4')
  })
  test('RJ-5.11, RJ-4.4 with two players a village takes one', () => {
    const s = after(placing(2, 1, 2), start('v11')).s
    expect(legal(s)).toEqual(inOrder(VILLAGE_IDS.filter((id) => id !== 'v11').map(start)))
  })
  test('RJ-5.12 a city is connected when every village of some way to it holds a house', () => {
    const s = after(placing(2, 1, 2), start('v11'), start('v12'), start('v27'), start('v13')).s
    const connected = game.view(s, 0).board.cities.filter((city) => city.connected)
    // S - D over v11, v12; D - F over v27; the way to E lacks v14.
    expect(connected.map(({ id }) => id)).toEqual(['D', 'F'])
  })
  test('RJ-5.13 then everybody takes six houses: 4 on the board, 6 in stock, 10 in the quarry', () => {
    let s = placing(3, 1, 2, 3)
    for (let i = 0; i < 12; i++) s = after(s, start(VILLAGE_IDS[i]!)).s
    expect([s.stock, s.quarry]).toEqual([
      [6, 6, 6],
      [10, 10, 10],
    ])
    expect(s.stack.at(-1)!.rule).toBe('discs')
    expect(s.round).toBe(1)
  })
})
