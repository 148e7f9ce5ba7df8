import { describe, expect, test } from 'vitest'
import { after, game, position, takeGoods } from './position.ts'

const chainOf = (s: Parameters<typeof game.view>[0], slot = 0) => game.view(s, 0).grid[slot]!.chain

describe('chains that a card of the grid would set off', () => {
  test('fame turns a card, the third red brings a third steward, whose fame turns another; hidden bonuses stay hidden', () => {
    const s = position({
      grid: ['B02'],
      players: [{ buildings: ['B01', 'B19'], fame: 2, stewards: 2 }],
    })
    expect(chainOf(s)).toEqual([
      { t: 'gain', what: 'fame', n: 1 },
      { t: 'turned', by: 'fame', position: 0, bonus: null },
      { t: 'set', family: 'buildings', effect: 'same', cards: ['B01', 'B19', 'B02'], coins: 0 },
      { t: 'gain', what: 'stewards', n: 1 },
      { t: 'three', of: 'stewards' },
      { t: 'gain', what: 'fame', n: 2 },
    ])
    expect(game.view(s, 'observer').grid[0]!.chain).toBe(null)
  })
  test('open bonuses are told, and coins turn from the right', () => {
    const s = position({ open: true, grid: ['G08'], players: [{ goods: ['G06', 'G07'] }] })
    expect(chainOf(s)).toEqual([
      { t: 'set', family: 'goods', effect: 'same', cards: ['G06', 'G07', 'G08'], coins: 7 },
      { t: 'gain', what: 'coins', n: 7 },
      { t: 'turned', by: 'coins', position: 5, bonus: 'steward1' },
    ])
  })
  test('a ship says its reward and whether it breaks the row; what asks something ends what can be told', () => {
    const s = position({
      grid: ['S12', 'S24', 'S17', 'P09', 'P17'],
      players: [{ ships: ['S15', 'S23'], goods: ['G06'] }],
    })
    expect(chainOf(s)!.slice(0, 3)).toEqual([
      { t: 'rowBroken', cards: ['S15', 'S23'] },
      { t: 'reward', reward: 'karma2' },
      { t: 'gain', what: 'karma', n: 2 },
    ])
    expect(chainOf(s, 1)!.some((link) => link.t === 'shipSet' || link.t === 'step')).toBe(true)
    expect(chainOf(s, 2)!.at(-1)).toEqual({ t: 'step', rule: 'gridGoods', n: 1 })
    expect(chainOf(s, 3)).toEqual([{ t: 'gain', what: 'coins', n: 1 }])
    expect(chainOf(s, 4)).toEqual([{ t: 'step', rule: 'topCard', n: 1 }])
  })
  test('foretelling changes nothing', () => {
    const s = position({ grid: ['B02'], players: [{ buildings: ['B01', 'B19'], fame: 2, stewards: 2 }] })
    const before = JSON.stringify(s)
    game.view(s, 0)
    expect(JSON.stringify(s)).toBe(before)
  })
})

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
