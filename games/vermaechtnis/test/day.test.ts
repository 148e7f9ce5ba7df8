import { keyFromSeed, type Played } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { price, type State } from '../state.ts'
import { after, buy, coin, decline, game, house, k, legal, position, take } from './position.ts'

describe('VM-3 course of play', () => {
  test('VM-3.1, VM-3.4 turns go clockwise', () => {
    const s = position({
      seats: 4,
      turn: 2,
      players: [{ rupees: 0 }, { rupees: 0 }, { rupees: 0 }, { rupees: 0 }],
    })
    const order = [s, after(s, coin).s, after(s, coin, coin).s, after(s, coin, coin, coin).s]
    expect(order.map((state) => k.toMove(state))).toEqual([2, 3, 0, 1])
  })
  test('VM-3.2, VM-R14 the game is a series of nine sales days of four antiques each', () => {
    for (const seats of [2, 3, 4]) {
      let now = house.start(seats, {}, keyFromSeed(seats)) as Played<State, Event>
      const days = new Set<number>()
      while (!now.state.result) {
        days.add(now.state.day)
        expect(now.state.deck).toHaveLength(36 - 4 * now.state.day)
        now = house.play(now, k.toMove(now.state), legal(now.state)[0]) as Played<State, Event>
      }
      expect([...days]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    }
  })
  test('VM-3.3 action, collection card, taxes: in this order', () => {
    const s = position({ players: [{ rupees: 8, antiques: ['jug-red', 'jug-blue'] }] })
    expect(after(s, coin, take('jug-small')).events.map((event) => event.t)).toEqual([
      'coinTaken',
      'collectionTaken',
      'taxPaid',
    ])
  })
})

describe('VM-8 end of a sales day', () => {
  test('VM-8.1, VM-8.2, VM-8.6, VM-8.7, VM-X11 the last antique ends the day after the whole turn; only free fields are refilled', () => {
    const s = position({
      seats: 2,
      coins: 3,
      offer: ['statue-red'],
      players: [{ rupees: 5, antiques: ['statue-blue'] }, {}],
    })
    const asked = after(s, buy('statue-red')).s
    expect(legal(asked)).toEqual([take('statue-small'), decline])
    expect(asked.day).toBe(1)
    const { s: next, events } = after(asked, take('statue-small'))
    expect([next.day, next.coins, k.pending(next)]).toEqual([2, 4, [1]])
    expect(events.slice(1)).toEqual([
      { t: 'dayEnded', day: 1, reason: 'offerEmpty', leftOver: [] },
      { t: 'newDay', day: 2, offer: game.view(next, 0).offer },
    ])
  })
  test('VM-8.3, VM-8.4, VM-X10 the last coin ends the day; what is left over leaves the game, four new antiques come', () => {
    const s = position({
      day: 3,
      turn: 2,
      coins: 1,
      offer: ['jug-red', 'vase-blue'],
      players: [{}, {}, { rupees: 2 }],
    })
    const { s: next, events } = after(s, coin)
    expect(events).toContainEqual({
      t: 'dayEnded',
      day: 3,
      reason: 'coinsGone',
      leftOver: ['jug-red', 'vase-blue'],
    })
    expect([next.day, next.coins, price(next), k.pending(next)]).toEqual([4, 4, 4, [0]])
    // The top card of the pile goes to the first place.
    expect(next.offer).toEqual(s.deck.slice(-4).reverse())
    expect(next.deck).toEqual(s.deck.slice(0, -4))
    expect(game.view(next, 0).removed).toBe(game.view(s, 0).removed + 2)
  })
  test('VM-8.5, VM-9.1, VM-R15, VM-R16, VM-X12 on day 9 the turn is completed, then scoring follows at once', () => {
    const s = position({
      seats: 3,
      day: 9,
      turn: 1,
      coins: 2,
      offer: ['statue-red'],
      players: [{}, { rupees: 5, antiques: ['statue-blue'] }, {}],
    })
    const asked = after(s, buy('statue-red')).s
    expect(asked.result).toBe(null)
    const { s: over } = after(asked, take('statue-small'))
    expect(over.result?.end).toBe('offerEmpty')
    expect(k.pending(over)).toEqual([])
    expect(game.view(over, 1).players[1]!.collections).toEqual(['statue-small'])
  })
  test('VM-R17 nobody is asked for a collection card during scoring', () => {
    const s = position({
      day: 9,
      coins: 1,
      players: [{ rupees: 2 }, { antiques: ['jug-red', 'jug-blue'] }, {}],
    })
    const { s: over } = after(s, coin)
    expect(over.result?.end).toBe('coinsGone')
    expect(over.collections).toEqual([0, 0, 0])
  })
  test('VM-R22, VM-R23, VM-X24 an extra turn begins the new day; after day 9 it is lost', () => {
    const setting = {
      seats: 2,
      greySide: true,
      coins: 3,
      offer: ['knife-red'] as const,
      players: [{ rupees: 5, antiques: ['knife-blue'] as const }, {}],
    }
    const next = after(position(setting), buy('knife-red'), take('knife-small')).s
    expect([next.day, next.inExtraTurn, k.pending(next)]).toEqual([2, true, [0]])
    const last = after(position({ ...setting, day: 9 }), buy('knife-red'), take('knife-small')).s
    expect(last.result?.end).toBe('offerEmpty')
  })
  test('VM-R22 an extra turn that ends the day shows four new antiques: it cannot be taken back', () => {
    const setting = {
      seats: 2,
      greySide: true,
      coins: 3,
      players: [{ rupees: 5, antiques: ['knife-blue'] as const }, {}],
    }
    /** Whether the extra turn raised a barrier; the same seat goes on either way. */
    const barrier = (offer: readonly ['knife-red', ...'jug-red'[]]) => {
      const { s } = after(position({ ...setting, offer }), buy('knife-red'))
      const raised = k.apply(s, 0, k.read(take('knife-small')), { below: () => 0 })
      expect([s.inExtraTurn, k.pending(s)]).toEqual([true, [0]])
      return raised
    }
    expect(barrier(['knife-red', 'jug-red'])).toBe(false)
    expect(barrier(['knife-red'])).toBe(true)
  })
})
