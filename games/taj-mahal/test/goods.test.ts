import { describe, expect, test } from 'vitest'
import { PROVINCE_NAMES } from '../data/board.ts'
import { PROVINCE_TILES } from '../data/tiles.ts'
import { score } from '../state.ts'
import { after, gained, game, place, play, position, take, told, WHITES, withdraw } from './position.ts'

describe('TM-6 the province tile', () => {
  test('TM-6.8, TM-EX-6 with nothing owned tile 1 gives 1 and every other gives 2', () => {
    const points = PROVINCE_TILES.map((_, i) => {
      const s = position({
        visit: i + 1,
        province: i === 11 ? 'agra' : 'multan',
        players: [{ row: ['red-ee-1'] }],
        supply: WHITES,
      })
      expect(game.view(s, 0).tileAtCourt).toEqual(i === 0 ? [1, 1, 1] : [2, 2, 2])
      return gained(s, after(s, withdraw).s, 0)
    })
    expect(points).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2])
    expect(PROVINCE_NAMES).toHaveLength(12)
  })
  test('TM-EX-3, TM-6.9, TM-R-7 tile 9 after two tea tiles of the same withdrawal: 5 + 3 = 8, together 15', () => {
    const s = position({
      visit: 9,
      province: 'rohilkhand',
      players: [
        { row: ['red-vg-1', 'red-ee-1'], tiles: ['province-tile-2', 'province-tile-3', 'province-tile-5'] },
      ],
      bonus: { F1: 'bonus-tea-1', F2: 'bonus-tea-2' },
      supply: WHITES,
    })
    const { s: next, events } = after(s, withdraw, place('F1'), place('F2'))
    expect(told(events, 'provinceTile')).toEqual([
      {
        t: 'provinceTile',
        seat: 0,
        tile: 'province-tile-9',
        points: 8,
        goods: [
          { good: 'spices', points: 3, matches: ['province-tile-3', 'province-tile-5'] },
          {
            good: 'tea',
            points: 5,
            matches: ['province-tile-2', 'province-tile-5', 'bonus-tea-1', 'bonus-tea-2'],
          },
        ],
      },
    ])
    const bonus = told(events, 'bonus').reduce((sum, { points }) => sum + points, 0)
    // The bonus tiles did not count the province tile of the same withdrawal: 7 + 8, not 9 + 8.
    expect([bonus, bonus + 8]).toEqual([7, 15])
    // All goods together have paid k(k+1)/2: tea 5, spices 3, gems 2.
    expect(game.view(next, 0).players[0]!.goods).toEqual({ rice: 0, tea: 5, spices: 3, gems: 2 })
    expect(score(next, 0)).toBe(15 + 6 + 3 + told(events, 'palaces')[0]!.points)
  })
  test('TM-P-3 a gem tile with one gem owned: 2; then tile 3 (spices, gems): 1 + 3 = 4', () => {
    const s = position({
      visit: 2,
      startSeat: 2,
      turn: 0,
      players: [
        { row: ['red-vg-1'], hand: ['red-ee-1'], tiles: ['bonus-gems-2'] },
        { withdrawn: true },
        { withdrawn: true },
      ],
      bonus: { K4: 'bonus-gems-1', B4: 'bonus-gems-2' },
      supply: ['white-e-1'],
    })
    expect(game.view(s, 0).players[0]!.goods.gems).toBe(1)
    const first = after(s, withdraw, place('K4'), place('K1'))
    expect(told(first.events, 'bonus')).toMatchObject([{ points: 2, matches: ['bonus-gems-2'] }])
    expect([first.s.visit, first.s.startSeat]).toEqual([3, 0])
    const [a, b, c, d] = game.view(first.s, 0).supply as [string, string, string, string]
    const alone = after(first.s, play('red-ee-1'), withdraw, take(a, b), withdraw, take(c, d), withdraw)
    expect(told(alone.events, 'provinceTile')).toMatchObject([
      {
        points: 4,
        goods: [
          { good: 'spices', points: 1, matches: [] },
          { good: 'gems', points: 3, matches: ['bonus-gems-2', 'bonus-gems-1'] },
        ],
      },
    ])
  })
})
