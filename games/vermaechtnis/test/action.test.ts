import { describe, expect, test } from 'vitest'
import { VALUE } from '../data/antiques.ts'
import { bank, price } from '../state.ts'
import { after, antique, buy, coin, game, k, legal, position, refused } from './position.ts'

const OFFER = ['jug-red', 'vase-blue', 'knife-green', 'statue-red'] as const

describe('VM-4 step 1: action', () => {
  test('VM-4.1, VM-R10 take the coin or buy, nothing else: no passing, no duty to buy', () => {
    expect(legal(position({ offer: OFFER, players: [{ rupees: 5 }] }))).toEqual([coin, ...OFFER.map(buy)])
  })
  test('VM-4.2, VM-X1 the leftmost coin is taken and is worth 3 rupees', () => {
    const s = position({ seats: 4, players: [{ rupees: 4 }] })
    const { s: next } = after(s, coin)
    expect(game.view(next, 0).trade.map((card) => card.coin)).toEqual([false, true, true, true, true])
    expect(next.rupees[0]).toBe(7)
    const third = after(position({ seats: 4, coins: 3, players: [{ rupees: 4 }] }), coin).s
    expect(game.view(third, 0).trade.map((card) => card.coin)).toEqual([false, false, false, true, true])
  })
  test('VM-4.3, VM-4.6 an antique of the offer is bought at the current price and lies before the buyer', () => {
    const s = position({ offer: OFFER, players: [{ rupees: 5 }] })
    const { s: next, events } = after(s, buy('vase-blue'))
    expect(next.rupees[0]).toBe(1)
    expect(bank(next) - bank(s)).toBe(4)
    expect(game.view(next, 0).players[0]!.antiques).toEqual(['vase-blue'])
    expect(game.view(next, 0).offer).toEqual(['jug-red', null, 'knife-green', 'statue-red'])
    expect(events[0]).toEqual({ t: 'bought', seat: 0, antique: 'vase-blue', price: 4 })
  })
  test('VM-4.4, VM-R28 the price is that of the leftmost card with a coin', () => {
    expect([1, 2, 3, 4].map((coins) => price(position({ seats: 3, coins })))).toEqual([2, 2, 3, 4])
    expect([1, 2, 3, 4, 5].map((coins) => price(position({ seats: 4, coins })))).toEqual([2, 2, 3, 3, 4])
  })
  test('VM-X2 with one coin gone the price is 3, with four players as with three', () => {
    for (const [seats, coins] of [
      [3, 3],
      [4, 4],
    ] as const) {
      const s = position({ seats, coins, offer: ['jug-red', 'vase-blue'], players: [{ rupees: 5 }] })
      const { s: next } = after(s, buy('jug-red'))
      expect(next.rupees[0]).toBe(2)
      expect(game.view(next, 0).offer.filter((id) => id !== null)).toEqual(['vase-blue'])
    }
  })
  test('VM-4.5, VM-X9 who cannot pay the price cannot buy', () => {
    const s = position({ coins: 2, offer: OFFER, players: [{ rupees: 1 }] })
    expect(price(s)).toBe(2)
    expect(legal(s)).toEqual([coin])
    for (const id of OFFER) expect(refused(s, buy(id))).toBe('VM-4.5')
  })
  test('VM-R13 the start player can pay the first price exactly', () => {
    const s = position({ offer: OFFER, players: [{ rupees: 4 }] })
    expect(legal(s)).toEqual([coin, ...OFFER.map(buy)])
    expect(after(s, buy('jug-red')).s.rupees[0]).toBe(0)
  })
  test('VM-4.7 antiques are shown sorted by kind', () => {
    const s = position({ players: [{ antiques: ['vase-red', 'jug-green', 'statue-blue', 'jug-yellow'] }] })
    expect(game.view(s, 1).players[0]!.antiques).toEqual([
      'jug-yellow',
      'jug-green',
      'statue-blue',
      'vase-red',
    ])
  })
  test('VM-4.8 after one purchase or one coin the action is over', () => {
    const s = position({ offer: OFFER, players: [{ rupees: 8 }, { rupees: 5 }] })
    for (const move of [coin, buy('jug-red')]) {
      const { s: next } = after(s, move)
      expect(next.stack.at(-1)).toMatchObject({ rule: 'action', seat: 1 })
    }
  })
  test("VM-4.9 neither the others' antiques nor one's own are for sale", () => {
    const s = position({
      offer: OFFER,
      players: [{ rupees: 8, antiques: ['jug-blue'] }, { antiques: ['vase-red'] }],
    })
    expect(legal(s)).toEqual([coin, ...OFFER.map(buy)])
    expect(refused(s, buy('vase-red'))).toBe('VM-4.9')
    expect(refused(s, buy('jug-blue'))).toBe('VM-4.9')
  })
  test('VM-4.9 of all that is not on offer just what somebody owns is pointed at, from the first antique to the last', () => {
    const owned = ['jug-yellow', 'knife-blue', 'vase-green'] as const
    const s = position({
      offer: OFFER,
      players: [{ rupees: 8, antiques: ['knife-blue'] }, { antiques: ['jug-yellow', 'vase-green'] }],
    })
    expect(k.ask(s, 0)!.refused).toEqual(
      owned.map((id) => ({ rule: 'VM-4.9', why: 'notOnOffer', move: buy(id) })),
    )
  })
  test('VM-4.10 the number on an antique has nothing to do with its price', () => {
    const s = position({ offer: ['jug-yellow', 'jug-red'], players: [{ rupees: 8 }] })
    expect([VALUE[antique('jug-yellow')], VALUE[antique('jug-red')]]).toEqual([3, 1])
    expect(after(s, buy('jug-yellow')).s.rupees[0]).toBe(after(s, buy('jug-red')).s.rupees[0])
  })
  test('VM-4.11 the offer is not refilled during the day', () => {
    const s = position({ offer: OFFER, players: [{ rupees: 8 }, { rupees: 8 }, { rupees: 8 }] })
    const { s: next } = after(s, buy('jug-red'), buy('vase-blue'), buy('statue-red'))
    expect(game.view(next, 0).offer).toEqual([null, null, 'knife-green', null])
    expect(next.deck).toEqual(s.deck)
  })
  test('VM-R8 a coin may be taken at 6, 7 or 8 rupees; the excess is taxed, the price falls', () => {
    for (const rupees of [6, 7, 8]) {
      const { s: next } = after(position({ players: [{ rupees }] }), coin)
      expect([next.rupees[0], next.coins, price(next)]).toEqual([8, 3, 3])
    }
  })
  test('VM-R9 whoever is on turn can take a coin, whatever the position', () => {
    for (let coins = 1; coins <= 4; coins++)
      expect(legal(position({ coins, players: [{ rupees: 0 }] }))).toEqual([coin])
  })
})
