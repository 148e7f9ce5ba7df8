import { streamDice } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { BONUSES } from '../data/names.ts'
import { after, buy, game, k, legal, position, rightmost, side, takeGoods } from './position.ts'

const begin = () =>
  k.start(streamDice(3), 3, { dieValuePairing: 'shuffled', openBonuses: true, startSeat: 1 })
const arrange = (order: readonly string[]) => k.read({ type: 'arrangeTrack', order })
const ORDERS = [
  ['extraTurn', 'dice2', 'karma2', 'palaceOrCoins2', 'shipOrFame1', 'steward1'],
  ['karma2', 'palaceOrCoins2', 'shipOrFame1', 'steward1', 'dice2', 'extraTurn'],
  ['steward1', 'extraTurn', 'dice2', 'shipOrFame1', 'palaceOrCoins2', 'karma2'],
]

describe('CK-16 open bonuses', () => {
  test('CK-16.2 every player decides on one of the 720 orders, all at the same time', () => {
    const s = begin()
    expect(k.pending(s)).toEqual([0, 1, 2])
    expect(legal(s, 2).length).toBe(720)
    expect(new Set(legal(s, 2).map((move) => JSON.stringify(move))).size).toBe(720)
  })
  test('CK-R-42, CK-16.1 an order stays secret until all have answered; then everybody sees every bonus', () => {
    const s = begin()
    k.apply(s, 2, arrange(ORDERS[2]!), streamDice(1))
    expect(k.pending(s)).toEqual([0, 1])
    for (const who of [0, 1, 2, 'observer'] as const)
      expect(game.view(s, who).players[2]!.track).toEqual(Array(6).fill({ turned: false, bonus: null }))
    k.apply(s, 0, arrange(ORDERS[0]!), streamDice(1))
    k.apply(s, 1, arrange(ORDERS[1]!), streamDice(1))
    expect(k.pending(s)).toEqual([1])
    for (const who of [0, 'observer'] as const)
      expect(game.view(s, who).players.map((p) => p.track.map((each) => each.bonus))).toEqual(ORDERS)
  })
  test('CK-16.3 cards are turned as ever, and the bonus comes on turning', () => {
    const setting = { grid: ['G12'], players: [{ goods: ['G10', 'G11'], track: rightmost('steward1') }] }
    const open = after(position({ ...setting, open: true }), takeGoods('G12')).s
    const hidden = after(position(setting), takeGoods('G12')).s
    expect(side(open)).toEqual(side(hidden))
    expect(side(open)).toEqual({ coins: 1, byCoins: 1, stewards: 1 })
  })
  test('CK-16.1 with open bonuses turning a card reveals nothing, so it can be taken back', () => {
    const setting = { grid: ['S08'], players: [{ hand: ['B02'], coins: 3, track: rightmost('steward1') }] }
    const barrier = (open: boolean) => {
      const s = position({ ...setting, open })
      s.seen.fill(-1)
      return k.apply(s, 0, k.read(buy('S08', ['B02'])(s)), streamDice(1))
    }
    expect([barrier(true), barrier(false)]).toEqual([false, true])
  })
  test('CK-16.1 the six bonuses are the same for everybody', () => {
    const view = game.view(begin(), 'observer')
    for (const p of view.players) expect(p.bonusesLeft).toEqual(BONUSES)
  })
})
