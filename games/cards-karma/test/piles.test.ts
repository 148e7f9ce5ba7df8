import { describe, expect, test } from 'vitest'
import {
  after,
  discarded,
  game,
  inGrid,
  legal,
  names,
  pickDie,
  position,
  side,
  stewardDice,
  takeDie,
} from './position.ts'

describe('CK-3 and CK-10.6: piles and checks', () => {
  test('CK-3.2 what is spent lies die face up on one pile, in ascending order of the cards', () => {
    const s = position({ grid: ['B72'], players: [{ hand: ['S22', 'P19', 'B57', 'G24'] }] })
    const { s: next } = after(s, {
      type: 'buyBuilding',
      slot: 0,
      payment: { dice: ['G24', 'S22'], karma: 0, stewards: 0 },
    })
    expect(discarded(next)).toEqual(['G24', 'S22'])
    expect(game.view(next, 1).discard).toEqual({ size: 2, top: { id: 'S22', color: 'purple', value: 3 } })
    // Palace cards come before ships.
    const other = position({ grid: ['B55'], players: [{ hand: ['S13', 'P05'] }] })
    const { s: paid } = after(other, {
      type: 'buyBuilding',
      slot: 0,
      payment: { dice: ['S13'], karma: 0, stewards: 0 },
    })
    expect(discarded(paid)).toEqual(['S13'])
    const both = position({ grid: ['B56'], players: [{ hand: ['S13', 'P05'] }] })
    const { s: order } = after(both, {
      type: 'buyBuilding',
      slot: 0,
      payment: { dice: ['P05', 'S13'], karma: 0, stewards: 0 },
    })
    expect(discarded(order)).toEqual(['P05', 'S13'])
  })
  test('CK-V12, CK-14.6, CK-R-10 the grid runs empty inside an effect: four new cards at once, on the first slots', () => {
    const s = position({
      grid: ['P01', 'G01'],
      only: true,
      pile: ['B10', 'B11', 'B12', 'B13', 'B14'],
      players: [{ hand: ['B06'] }],
    })
    const { s: next, events } = after(
      s,
      { type: 'buyPalace', slot: 0, payment: { dice: ['B06'], karma: 0, stewards: 0 } },
      pickDie('G01'),
    )
    expect(names(next.grid.slice(0, 4))).toEqual(['B10', 'B11', 'B12', 'B13'])
    expect(next.grid.slice(4)).toEqual(Array(8).fill(-1))
    expect(legal(next)).toEqual([0, 1, 2, 3].map((slot) => ({ type: 'pickDie', slot })))
    expect(events.filter((event) => event.t === 'grid')).toEqual([
      {
        t: 'grid',
        cause: 'empty',
        cards: ['B10', 'B11', 'B12', 'B13'].map((card, slot) => ({ slot, card })),
      },
    ])
  })
  test('CK-14.6 again whenever needed, until the round ends and the grid is filled', () => {
    const s = position({ pass: 2, grid: ['B01'], only: true, pile: ['B10', 'B11', 'B12', 'B13'] })
    const { s: small } = after(s, takeDie('B01'))
    expect(inGrid(small)).toEqual(['B10', 'B11', 'B12', 'B13'])
    expect(inGrid(after(small, takeDie('B10')).s).length).toBe(12)
  })
  test('CK-3.3, CK-10.6, CK-R-11 the last card of the pile brings the reshuffle at once, between the two dice of a steward', () => {
    const s = position({ pile: ['B01'], short: true, players: [{ stewards: 1 }] })
    const heap = discarded(s)
    const { s: next, events } = after(s, stewardDice)
    const shuffle = events.find((event) => event.t === 'reshuffle')!
    expect(events.map((event) => event.t)).toEqual(['stewardDice', 'reshuffle', 'die', 'die'])
    expect([...shuffle.order!].sort()).toEqual([...heap].sort())
    expect(shuffle.top).toBe(shuffle.order![0])
    expect(side(next).hand).toContain('B01')
    expect(side(next).hand).toContain(shuffle.order![0])
    expect(next.discard).toEqual([])
    expect(next.pile.length).toBe(heap.length - 1)
  })
  test('CK-10.6 before the card of palace 6 is carried out; cards under way are not shuffled in', () => {
    const s = position({ grid: ['P17'], pile: ['S08'], short: true, players: [{ hand: ['B03'] }] })
    const { s: next, events } = after(s, {
      type: 'buyPalace',
      slot: 0,
      payment: { dice: ['B03'], karma: 0, stewards: 0 },
    })
    const shuffle = events.find((event) => event.t === 'reshuffle')!
    expect(shuffle.order).toContain('B03')
    expect(shuffle.order).not.toContain('P17')
    expect(shuffle.order).not.toContain('S08')
    expect(events.findIndex((event) => event.t === 'reshuffle')).toBeLessThan(
      events.findIndex((event) => event.t === 'laid'),
    )
    expect(discarded(next)).toEqual(['P17'])
  })
  test('CK-10.6 between two cards laid into the grid, also at the end of a round', () => {
    const s = position({
      pass: 2,
      had: 1,
      elephant: 1,
      grid: ['B01', 'B02'],
      only: true,
      pile: ['P01'],
      short: true,
    })
    const { s: next, events } = after(s, takeDie('B01'))
    expect(events.map((event) => event.t)).toEqual(['die', 'reshuffle', 'grid', 'round', 'turn'])
    const grid = events.find((event) => event.t === 'grid')!
    const shuffle = events.find((event) => event.t === 'reshuffle')!
    expect(grid.cards.map((each) => each.card)).toEqual(['P01', ...shuffle.order!.slice(0, 10)])
    expect(inGrid(next).length).toBe(12)
  })
})
