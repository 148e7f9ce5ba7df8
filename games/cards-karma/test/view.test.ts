import { describe, expect, test } from 'vitest'
import { after, game, position, takeGoods } from './position.ts'

describe('what a player is one short of', () => {
  test('kinds that would complete a set, the coins already there, and the number a third ship must exceed', () => {
    const s = position({
      players: [{ buildings: ['B01', 'B19'], goods: ['G06', 'G10'], ships: ['S03', 'S12'] }],
    })
    expect(game.view(s, 1).players[0]!.short).toEqual({
      buildings: [{ kind: 'red', effects: ['same'], coins: 0 }],
      goods: [{ kind: 'silk', effects: ['different'], coins: 4 }],
      ships: 12,
    })
    expect(game.view(s, 1).players[1]!.short).toEqual({ buildings: [], goods: [], ships: null })
    expect(game.view(s, 1).players[0]!.lastShip).toBe('S12')
  })
})

test('CK-9.10 the sets to choose from say what goes and what it brings; the agenda begins with the question', () => {
  const s = position({ grid: ['G17'], players: [{ goods: ['G06', 'G02', 'G03'] }] })
  const { s: asked } = after(s, takeGoods('G17'))
  const view = game.view(asked, 0)
  expect(view.asks!.family).toBe('goods')
  expect(view.asks!.sets[0]).toEqual({
    effect: 'same',
    symbols: null,
    cards: ['G02', 'G03', 'G17'],
    coins: 5,
  })
  expect(view.asks!.sets.slice(1).map(({ symbols, coins }) => [symbols!.silk, coins])).toEqual([
    ['G02', 5],
    ['G03', 5],
    ['G17', 4],
  ])
  expect(view.players[0]!.short.goods).toEqual([])
  expect(view.agenda).toEqual([{ rule: 'chooseSet', n: 1 }])
  expect(game.view(s, 0).agenda).toEqual([])
})
