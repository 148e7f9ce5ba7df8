import { describe, expect, test } from 'vitest'
import { GONE } from '../state.ts'
import {
  after,
  asked,
  bonusTile,
  card,
  gained,
  game,
  place,
  position,
  seen,
  told,
  WHITES,
  withdraw,
} from './position.ts'

const holder = (s: ReturnType<typeof position>, tile: string) => s.bonusOf[s.bonus.indexOf(bonusTile(tile))]

describe('TM-6 bonus tiles', () => {
  test('TM-6.2 the Taj Mahal tile: 4 points and out', () => {
    const s = position({ visit: 12, province: 'agra', players: [{ row: ['red-vg-1'] }], supply: WHITES })
    const { s: next, events } = after(s, withdraw, place('A5'))
    expect(gained(s, next, 0)).toBe(4)
    expect(told(events, 'bonus')).toEqual([
      { t: 'bonus', bidder: 0, city: 'A5', tile: 'bonus-taj-mahal', points: 4, matches: [] },
    ])
    expect(holder(next, 'bonus-taj-mahal')).toBe(GONE)
  })
  test('TM-6.3 a two-point tile: 2 points and out', () => {
    const s = position({ players: [{ row: ['red-vg-1'] }], bonus: { K4: 'bonus-points2-3' }, supply: WHITES })
    const { s: next } = after(s, withdraw, place('K4'))
    expect([gained(s, next, 0), holder(next, 'bonus-points2-3')]).toEqual([2, GONE])
  })
  test('TM-6.4 a card tile: the top card of the pile, seen by its owner alone, and out', () => {
    const s = position({
      players: [{ row: ['red-vg-1'] }],
      bonus: { K4: 'bonus-card-2' },
      pile: ['green-mk-1'],
      supply: WHITES,
    })
    const { s: next, events } = after(s, withdraw, place('K4'))
    expect([gained(s, next, 0), holder(next, 'bonus-card-2')]).toEqual([0, GONE])
    expect(game.view(next, 0).players[0]!.hand).toEqual(['green-mk-1'])
    expect(game.view(next, 1, true).players[0]).toMatchObject({ handSize: 1, hand: null, known: [] })
    const drew = told(events, 'drew')[0]!
    expect(game.redact(drew, 0)).toEqual({ t: 'drew', seat: 0, card: 'green-mk-1', why: 'bonus' })
    for (const who of [1, 'observer'] as const)
      expect(game.redact(drew, who)).toEqual({ t: 'drew', seat: 0, card: null, why: 'bonus' })
    expect(next.pile).toHaveLength(s.pile.length - 1)
  })
  test('TM-6.5 a goods tile: 1 and 1 for each tile with the same good; it is kept and counts again', () => {
    const s = position({
      visit: 6,
      players: [{ row: ['red-vg-1'], tiles: ['province-tile-2', 'province-tile-3'] }],
      bonus: { K4: 'bonus-gems-1' },
      supply: WHITES,
    })
    const { s: next, events } = after(s, withdraw, place('K4'))
    expect(gained(s, next, 0)).toBe(3)
    expect(told(events, 'bonus')).toEqual([
      {
        t: 'bonus',
        bidder: 0,
        city: 'K4',
        tile: 'bonus-gems-1',
        points: 3,
        matches: ['province-tile-2', 'province-tile-3'],
      },
    ])
    expect(game.view(next, 0).players[0]).toMatchObject({
      goods: { rice: 0, tea: 1, spices: 1, gems: 3 },
      tiles: ['province-tile-2', 'province-tile-3', 'bonus-gems-1'],
    })
  })
  test('TM-EX-2, TM-6.6 two tea tiles one after the other: 3 and 4', () => {
    const s = position({
      visit: 9,
      province: 'rohilkhand',
      players: [{ row: ['red-vg-1'], tiles: ['province-tile-2', 'province-tile-3', 'province-tile-5'] }],
      bonus: { F1: 'bonus-tea-1', F2: 'bonus-tea-2' },
      supply: WHITES,
    })
    expect(game.view(s, 0).players[0]!.goods).toEqual({ rice: 0, tea: 2, spices: 2, gems: 2 })
    const { events } = after(s, withdraw, place('F1'), place('F2'))
    expect(told(events, 'bonus').map(({ points, matches }) => [points, matches])).toEqual([
      [3, ['province-tile-2', 'province-tile-5']],
      [4, ['province-tile-2', 'province-tile-5', 'bonus-tea-1']],
    ])
  })
  test('TM-6.7, TM-R-20 what nobody took leaves the game, the Taj Mahal tile too', () => {
    const lost = (visit: number, province: string, bonus: Record<string, string>) => {
      const s = position({
        visit,
        province,
        bonus,
        players: [{}, { withdrawn: true }, { withdrawn: true }],
        supply: ['white-e-1'],
      })
      return told(after(s, withdraw).events, 'visitEnded')[0]!.bonus
    }
    expect(lost(1, 'rohilkhand', { F1: 'bonus-tea-1', F2: 'bonus-card-1' })).toEqual([
      'bonus-tea-1',
      'bonus-card-1',
    ])
    expect(lost(12, 'agra', {})).toEqual(['bonus-taj-mahal'])
  })
  test('TM-D-3, TM-R-8 a card tile with an empty pile: shuffled without the own row, before the second palace', () => {
    const s = position({
      players: [{ row: ['red-vg-1'] }, { row: ['yellow-ee-1'] }, { hand: ['white-p-1'] }],
      bonus: { K4: 'bonus-card-1' },
      discard: ['green-ee-1', 'green-ee-2', 'green-ev-1'],
      supply: WHITES,
      rest: 2,
    })
    const { s: next, events } = after(s, withdraw, place('K4'))
    const shuffled = told(events, 'reshuffled')
    expect(shuffled).toHaveLength(1)
    expect([...shuffled[0]!.order!].sort()).toEqual(['green-ee-1', 'green-ee-2', 'green-ev-1'])
    expect(game.view(next, 0).players[0]!.hand).toEqual([shuffled[0]!.order![0]])
    expect([next.pile.length, asked(next)]).toEqual([2, { rule: 'place', seats: [0] }])
    expect(next.rows[0]).toEqual([card('red-vg-1')])
    expect(game.transcript.chance(shuffled[0]!)).toEqual({ type: 'reshuffle', order: shuffled[0]!.order })
  })
  test('TM-6.1 bonus tiles, then the province tile, then the palaces', () => {
    const s = position({
      visit: 2,
      players: [{ row: ['red-vg-1', 'red-ee-1'] }],
      bonus: { K4: 'bonus-tea-1' },
      supply: WHITES,
    })
    const { s: next, events } = after(s, withdraw, place('K4'), place('K1'))
    expect(events.map(({ t }) => t)).toEqual([
      'withdrew',
      'placed',
      'bonus',
      'placed',
      'provinceTile',
      'palaces',
      'discarded',
    ])
    expect(seen(next, 0, events).players[0]!.points).toMatchObject({
      bonusPoints: 0,
      bonusGoods: 1,
      provinceTiles: 3,
      palaces: 1,
    })
  })
})
