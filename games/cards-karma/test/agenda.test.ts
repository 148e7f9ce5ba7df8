import { legalMoves, streamDice } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { GOODS_SHOWN, KINDS, type PerCard } from '../data/cards.ts'
import {
  after,
  asked,
  bonusShip,
  buy,
  discarded,
  game,
  k,
  leftmost,
  legal,
  names,
  pickDie,
  pickGoods,
  position,
  rightmost,
  side,
  takeDie,
  takeGoods,
} from './position.ts'
import { OPTIONS } from './record.ts'

describe('CK-10 the resolution procedure', () => {
  test('CK-V1, CK-10.1, CK-R-30 a long chain of tokens, one at a time', () => {
    const s = position({ grid: ['S01'], players: [{ hand: ['B02'], karma: 2, stewards: 2, fame: 1 }] })
    const { s: next, events } = after(s, buy('S01', ['B02']))
    expect(side(next)).toEqual({ stewards: 1, byFame: 1, ships: ['S01'] })
    expect(events.slice(3, 15)).toEqual([
      { t: 'gain', seat: 0, what: 'karma', n: 2, cause: 'reward' },
      { t: 'three', seat: 0, of: 'karma' },
      { t: 'gain', seat: 0, what: 'stewards', n: 1, cause: 'threeKarma' },
      { t: 'three', seat: 0, of: 'stewards' },
      { t: 'gain', seat: 0, what: 'fame', n: 2, cause: 'threeStewards' },
      { t: 'turned', seat: 0, position: 0, by: 'fame', bonus: 'karma2', turned: 1 },
      { t: 'bonus', seat: 0, bonus: 'karma2' },
      { t: 'gain', seat: 0, what: 'karma', n: 2, cause: 'bonus' },
      { t: 'three', seat: 0, of: 'karma' },
      { t: 'gain', seat: 0, what: 'stewards', n: 1, cause: 'threeKarma' },
    ])
  })
  test('CK-V18, CK-10.1, CK-R-29, CK-R-31 coins before fame: the coins turn the last card, the third fame stays', () => {
    const s = position({
      grid: ['S09'],
      players: [{ hand: ['B05'], byFame: 5, track: rightmost('steward1'), fame: 2, coins: 5 }],
    })
    const { s: next } = after(s, buy('S09', ['B05']))
    expect(side(next)).toEqual({ ships: ['S09'], byFame: 5, byCoins: 1, coins: 1, fame: 3, stewards: 1 })
    expect(2 * next.players[0]!.fame + next.players[0]!.coins).toBe(7)
  })
  test('CK-V29, CK-13.2 one sale turns two cards, rightmost first; their bonuses come in that order', () => {
    const s = position({ grid: ['G12'], players: [{ coins: 5, goods: ['G04', 'G08'] }] })
    const { s: next, events } = after(s, takeGoods('G12'))
    expect(side(next)).toEqual({ coins: 2, byCoins: 2, stewards: 1, extraTurns: 1 })
    expect(events.filter((event) => event.t === 'bonus').map((event) => event.bonus)).toEqual([
      'steward1',
      'extraTurn',
    ])
  })
  test('CK-V9, CK-10.2, CK-10.3, CK-R-27 a ship from the reward of the third ship starts a new row; the three go later', () => {
    const s = position({
      grid: ['S11', 'P17'],
      pile: ['S08', 'B72'],
      players: [{ hand: ['B05'], ships: ['S03', 'S05'] }],
    })
    const { s: next, events } = after(s, buy('S11', ['B05']))
    expect(side(next)).toEqual({ ships: ['S08'], coins: 3, stewards: 1 })
    expect(discarded(next)).toEqual(['B05', 'P17', 'S03', 'S05', 'S11'])
    expect(events).toContainEqual({ t: 'rowComplete', seat: 0, ships: ['S03', 'S05', 'S11'] })
  })
  test('CK-V26, CK-R-27, CK-10.3 a reward sells locked ships; the steward for the three is paid all the same', () => {
    const s = position({ grid: ['S26', 'G08', 'G01'], players: [{ hand: ['B06'], ships: ['S04', 'S20'] }] })
    const { s: picking } = after(s, buy('S26', ['B06']))
    expect(names(picking.locked)).toEqual(['S04', 'S20', 'S26'])
    const { s: sold } = after(picking, pickGoods('G08'))
    expect(asked(sold)).toEqual({ rule: 'pickDie', seats: [0] })
    expect(side(sold)).toEqual({ coins: 2, byCoins: 1 })
    expect(names(sold.locked)).toEqual(['S26'])
    expect(discarded(sold)).toEqual(['B06', 'G08', 'S04', 'S20'])
    const { s: next } = after(sold, pickDie('G01'))
    expect(side(next)).toEqual({ hand: ['G01'], coins: 2, byCoins: 1, stewards: 2 })
    expect(discarded(next)).toEqual(['B06', 'G08', 'S04', 'S20', 'S26'])
  })
  test('CK-V20, CK-10.5, CK-R-24, CK-R-29 a bonus waits until the action is over: first the second goods card', () => {
    const s = position({
      grid: ['S06', 'G08', 'G01', 'B01', 'B02'],
      only: true,
      players: [{ hand: ['B05'], goods: ['G06', 'G07'], track: rightmost('dice2') }],
    })
    const { s: sold } = after(s, buy('S06', ['B05']), pickGoods('G08'))
    expect(side(sold)).toEqual({ ships: ['S06'], coins: 1, byCoins: 1 })
    expect(legal(sold)).toEqual([{ type: 'pickGoods', slot: 2 }, { type: 'skipGoods' }])
    const { s: dice } = after(sold, { type: 'skipGoods' })
    expect(legal(dice)).toEqual([2, 3, 4].map((slot) => ({ type: 'pickDie', slot })))
    const { s: next } = after(dice, pickDie('B01'), pickDie('B02'))
    expect(side(next)).toEqual({ ships: ['S06'], coins: 1, byCoins: 1, hand: ['B01', 'B02'] })
  })
  test('CK-10.5 what a bonus turns joins the end of the queue', () => {
    // 12 coins turn two cards: the ship of the first bonus turns a third, whose bonus comes after the second.
    const s = position({
      grid: ['G12', 'S09'],
      players: [
        {
          coins: 4,
          fame: 2,
          goods: ['G04', 'G08'],
          track: ['steward1', 'palaceOrCoins2', 'dice2', 'extraTurn', 'karma2', 'shipOrFame1'],
        },
      ],
    })
    const { s: first } = after(s, takeGoods('G12'))
    const { s: next, events } = after(first, bonusShip('S09'))
    expect(events.filter((event) => event.t === 'bonus').map((event) => event.bonus)).toEqual([
      'karma2',
      'steward1',
    ])
    expect(side(next)).toEqual({ ships: ['S09'], byCoins: 2, byFame: 1, coins: 3, karma: 2, stewards: 1 })
  })
  test('CK-10.6 the grid check comes after the payment and before the card is laid', () => {
    // S06 is the last card of the grid; its goods come from the four new ones.
    const s = position({
      grid: ['S06'],
      only: true,
      pile: ['B01', 'G02', 'G07', 'B03', 'B04'],
      players: [{ hand: ['B05'] }],
    })
    const { s: next } = after(s, buy('S06', ['B05']))
    expect(next.grid.slice(0, 4).map((card) => names([card])[0])).toEqual(['B01', 'G02', 'G07', 'B03'])
    expect(legal(next)).toEqual([1, 2].map((slot) => ({ type: 'pickGoods', slot })))
  })
  test('CK-10.7 no kind ever has more than three symbols, and nothing is left to settle between actions', () => {
    const most = (cards: readonly number[], symbols: PerCard) =>
      Math.max(...[1, 2, 4].map((bit) => cards.filter((card) => symbols[card]! & bit).length))
    let highest = 0
    for (let seed = 0; seed < 20; seed++) {
      const dice = streamDice(seed)
      const s = k.start(dice, 3, OPTIONS)
      while (s.result === null) {
        const seat = k.toMove(s)
        for (const p of s.players) {
          const own = p === s.players[seat] ? s.locked : []
          const goods = most([...p.buildings, ...p.goods, ...p.ships, ...own], GOODS_SHOWN)
          highest = Math.max(highest, most(p.buildings, KINDS), goods)
        }
        // Invariants 9 and 10 are the second half of the sentence.
        expect(game.audit(s, null)).toBe(null)
        const moves = legalMoves(k, s, seat)
        k.apply(s, seat, moves[dice.below(moves.length)]!, dice)
      }
    }
    expect(highest).toBe(3)
    expect(() => position({ players: [{ buildings: ['B01', 'B03', 'B05'] }] })).toThrow('invariant 9')
    expect(() => position({ players: [{ goods: ['G02', 'G03', 'G04'] }] })).toThrow('invariant 9')
  })
})

describe('CK-13 fame, coins, the track', () => {
  test('CK-13.1, CK-13.3 three fame turn the leftmost card, and its bonus comes', () => {
    const s = position({ grid: ['B01'], players: [{ hand: ['B06'], fame: 2, track: leftmost('steward1') }] })
    expect(side(after(s, buy('B01', ['B06'])).s)).toEqual({ buildings: ['B01'], byFame: 1, stewards: 1 })
  })
  test('CK-13.1 the leftmost card that still shows day', () => {
    const s = position({
      grid: ['B01'],
      players: [
        {
          hand: ['B06'],
          fame: 2,
          byFame: 2,
          byCoins: 1,
          track: ['dice2', 'karma2', 'steward1', 'extraTurn', 'shipOrFame1', 'palaceOrCoins2'],
        },
      ],
    })
    expect(side(after(s, buy('B01', ['B06'])).s)).toEqual({
      buildings: ['B01'],
      byFame: 3,
      byCoins: 1,
      stewards: 1,
    })
  })
  test('CK-13.2 six coins turn the rightmost card', () => {
    const s = position({ grid: ['S08'], players: [{ hand: ['B02'], coins: 3 }] })
    expect(side(after(s, buy('S08', ['B02'])).s)).toEqual({ ships: ['S08'], byCoins: 1, stewards: 1 })
  })
  test('CK-R-31 with all six turned, karma and stewards are still exchanged, fame and coins are kept', () => {
    const s = position({
      grid: ['S01'],
      players: [{ hand: ['B02'], byFame: 3, byCoins: 3, fame: 2, coins: 7, karma: 2, stewards: 2 }],
    })
    expect(side(after(s, buy('S01', ['B02'])).s)).toEqual({
      ships: ['S01'],
      byFame: 3,
      byCoins: 3,
      fame: 4,
      coins: 7,
      karma: 1,
    })
  })
})

test('a move that lays nothing open can be taken back; one that does cannot', () => {
  const s = position({ grid: ['G02', 'B01'], players: [{ stewards: 1 }] })
  const barrier = (move: object) => k.apply(structuredClone(s), 0, k.read(move), { below: () => 0 })
  // A steward keeps the turn with the same seat after the goods are laid.
  expect(barrier(takeGoods('G02')(s))).toBe(false)
  expect(barrier(takeDie('G02')(s))).toBe(true)
})
