import { describe, expect, test } from 'vitest'
import { bank } from '../state.ts'
import { after, buy, coin, decline, game, k, legal, position, type Setting, take } from './position.ts'

describe('VM-7 step 3: taxes', () => {
  test('VM-7.1, VM-7.2, VM-7.5, VM-X8 everything above 8 rupees goes to the bank, and the turn is over', () => {
    const s = position({ players: [{ rupees: 8 }, { rupees: 5 }] })
    const { s: next, events } = after(s, coin)
    expect(next.rupees[0]).toBe(8)
    expect(next.coins).toBe(s.coins - 1)
    expect(bank(next) - bank(s)).toBe(3)
    expect(events).toEqual([
      { t: 'coinTaken', seat: 0, price: 4 },
      { t: 'taxPaid', seat: 0, amount: 3 },
    ])
    expect(k.pending(next)).toEqual([1])
  })
  test('VM-7.4 only gold coins lie on the trade cards: each is worth three', () => {
    const s = position({ players: [{ rupees: 0 }] })
    expect(after(s, coin).s.rupees[0]).toBe(3)
  })
  test('VM-R11 the limit counts in step 3 of the own turn only', () => {
    const s = position({ players: [{ rupees: 8, antiques: ['jug-red', 'jug-blue'] }] })
    const asked = after(s, coin).s
    expect(asked.stack.at(-1)!.rule).toBe('collectionCard')
    expect(asked.rupees[0]).toBe(11)
    expect(after(asked, decline).s.rupees[0]).toBe(8)
  })
})

describe('VM-10 grey sides', () => {
  const grey = (setting: Setting) => position({ seats: 2, greySide: true, ...setting })

  test('VM-10.2, VM-10.3, VM-10.4, VM-R25, VM-X21 rupees: taxes, then three rupees, then taxes again', () => {
    const rich = grey({ players: [{ rupees: 7, antiques: ['jug-red', 'jug-blue'] }] })
    const { s, events } = after(rich, coin, take('jug-small'))
    expect(s.rupees[0]).toBe(8)
    expect(events.slice(1).map((event) => event.t)).toEqual([
      'collectionTaken',
      'taxPaid',
      'effect',
      'taxPaid',
    ])
    expect(events.filter((event) => event.t === 'taxPaid').map((event) => event.amount)).toEqual([2, 3])
    const poor = grey({
      coins: 1,
      offer: ['vase-red', 'jug-red'],
      players: [{ rupees: 5, antiques: ['vase-blue', 'vase-green'] }],
    })
    expect(after(poor, buy('vase-red'), take('vase-large')).s.rupees[0]).toBe(6)
  })
  test('VM-10.5, VM-R24, VM-X22 extra: another complete turn; an extra turn earned in it lapses', () => {
    const s = grey({
      players: [
        { rupees: 2, antiques: ['knife-red', 'knife-blue', 'statue-red', 'statue-blue'] },
        { rupees: 2 },
      ],
    })
    const again = after(s, coin, take('knife-small')).s
    expect(k.pending(again)).toEqual([0])
    expect(again.stack.at(-1)!.rule).toBe('action')
    expect(again.inExtraTurn).toBe(true)
    const { s: over, events } = after(again, coin, take('statue-small'))
    expect(k.pending(over)).toEqual([1])
    expect(over.inExtraTurn).toBe(false)
    expect(events).toContainEqual({ t: 'effect', seat: 0, effect: 'extra', lapsed: true, cleared: [] })
    expect(game.view(over, 0).players[0]!.collections).toEqual(['knife-small', 'statue-small'])
  })
  test('VM-R24 rupees and clear work in an extra turn as ever', () => {
    const s = grey({ inExtraTurn: true, players: [{ rupees: 2, antiques: ['jug-red', 'jug-blue'] }] })
    expect(after(s, coin, take('jug-small')).s.rupees[0]).toBe(8)
    const clearing = grey({
      inExtraTurn: true,
      players: [{ rupees: 2, antiques: ['vase-red', 'vase-blue'] }],
    })
    expect(after(clearing, coin, take('vase-small')).s.day).toBe(clearing.day + 1)
  })
  test('VM-10.6, VM-R20, VM-X23 clear: the offer leaves the game, and that ends the day', () => {
    const s = grey({
      coins: 3,
      offer: ['jug-red', 'knife-red', 'statue-red'],
      players: [{ rupees: 2, antiques: ['vase-red', 'vase-blue'] }, {}],
    })
    const { s: next, events } = after(s, coin, take('vase-small'))
    expect(events).toContainEqual({
      t: 'effect',
      seat: 0,
      effect: 'clear',
      lapsed: false,
      cleared: ['jug-red', 'knife-red', 'statue-red'],
    })
    expect(game.view(next, 0).removed).toBe(game.view(s, 0).removed + 3)
    expect([next.day, next.coins, k.pending(next)]).toEqual([s.day + 1, 4, [1]])
    expect(next.offer).toEqual(s.deck.slice(-4).reverse())
  })
  test('VM-R21 clear after buying the last antique has nothing left to clear', () => {
    const s = grey({ coins: 3, offer: ['vase-red'], players: [{ rupees: 5, antiques: ['vase-blue'] }] })
    const { s: next, events } = after(s, buy('vase-red'), take('vase-small'))
    expect(events).toContainEqual({ t: 'effect', seat: 0, effect: 'clear', lapsed: false, cleared: [] })
    expect(next.day).toBe(2)
  })
  test('VM-R29 the last coin and a cleared offer together end one day', () => {
    const s = grey({
      coins: 1,
      offer: ['jug-red'],
      players: [{ rupees: 2, antiques: ['vase-red', 'vase-blue'] }],
    })
    const { s: next, events } = after(s, coin, take('vase-small'))
    expect(events.filter((event) => event.t === 'dayEnded')).toEqual([
      { t: 'dayEnded', day: 1, reason: 'offerEmpty', leftOver: [] },
    ])
    expect(next.day).toBe(2)
  })
  test('VM-10.7 taking a card stays optional: one may wait until the effect suits', () => {
    const s = grey({ players: [{ rupees: 2, antiques: ['vase-red', 'vase-blue'] }] })
    const asked = after(s, coin).s
    expect(legal(asked)).toEqual([take('vase-small'), decline])
    expect(after(asked, decline).s.offer).toEqual(s.offer)
  })
  test('VM-R26 grey sides have the same requirements, points and marks as beige ones', () => {
    const antiques = ['jug-red', 'jug-blue', 'jug-green', 'knife-red', 'instrument-red'] as const
    const beige = after(position({ seats: 2, players: [{ rupees: 2, antiques }] }), coin).s
    const other = after(grey({ players: [{ rupees: 2, antiques }] }), coin).s
    expect(legal(other)).toEqual(legal(beige))
    const [a, b] = [beige, other].map((s) => game.view(after(s, take('jug-small')).s, 0).players[0]!.score)
    expect(a!.collections).toBe(b!.collections)
  })
  test('VM-10.1 without the option a card has no effect', () => {
    const s = position({ seats: 2, players: [{ rupees: 2, antiques: ['vase-red', 'vase-blue'] }] })
    expect(after(s, coin, take('vase-small')).s.offer).toEqual(s.offer)
  })
})
