import { describe, expect, test } from 'vitest'
import { ACTIONS } from '../data/actions.ts'
import {
  after,
  chip,
  coins,
  end,
  game,
  house,
  inOrder,
  legalOf,
  palace,
  position,
  quarry,
  refused,
} from './position.ts'

const pro = (player: object, more: object = {}) =>
  position({
    version: 'pro1',
    seats: 3,
    players: [{ cards: [1], ...player }, { cards: [3] }, { cards: [4] }],
    ...more,
  })

describe('RJ-11.2.2 the Yogi and the chips', () => {
  test('RJ-11.2.2 the Yogi brings a chip in the own turn, for now or later', () => {
    const s = pro({ cards: [7] }, { acted: [1, 2] })
    expect([s.chips, s.supply]).toEqual([[1, 0, 0], 6])
    expect(legalOf(s, 'useChip').length).toBe(8)
    const next = after(s, coins(0), coins(1), end).s
    expect([next.round, next.chips]).toEqual([2, [1, 0, 0]])
  })
  test('RJ-11.2.3a a third action, any but the character', () => {
    const s = pro({ chips: 1 })
    expect(inOrder(legalOf(s, 'useChip'))).toEqual(
      inOrder(ACTIONS.filter((id) => id !== 'CHARACTER').map(chip)),
    )
    expect(refused(s, chip('CHARACTER'))).toBe('RJ-11.2.3a')
    expect(refused(pro({}), chip('COINS'))).toBe('RJ-11.2.2')
    // There are no chips in the base game, and nobody points at them.
    expect(refused(position({}), chip('COINS'))).toBeUndefined()
  })
  test('RJ-11.2.3b, RJ-11.2.3c one chip a round, and it goes back to the supply', () => {
    const s = pro({ chips: 3 })
    const now = after(s, chip('COINS'), coins('chip')).s
    expect([now.chips[0], now.supply, now.gold[0]]).toEqual([2, 5, 17])
    expect(legalOf(now, 'useChip')).toEqual([])
    expect(refused(now, chip('COINS'))).toBe('RJ-11.2.3b')
  })
  test('RJ-11.2.3d, RJ-T-10 the chip action between two set actions', () => {
    const s = pro({ chips: 1, stock: 1, gold: 15, at: 'D', disc: ['TWO_HOUSES', 'QUARRY'] })
    const stocked = after(s, quarry(1)).s
    expect(stocked.stock[0]).toBe(3)
    const used = after(stocked, chip('PALACE_HOUSE'), palace('chip', 'large')).s
    expect(used.gold[0]).toBe(3)
    const housed = after(used, house('chip', 'D')).s
    expect([housed.gold[0], housed.stock[0]]).toEqual([2, 2])
    const { s: now, events } = after(housed, house(0, 'D'), house(0, 'v01'))
    expect([now.gold[0], now.stock[0], now.supply]).toEqual([0, 0, 7])
    expect(events.length).toBe(2)
    expect(refused(now, chip('COINS'))).toBe('RJ-11.2.3b')
    expect(after(now, end).events[0]).toMatchObject({ incomplete: [], gold: 0 })
  })
  test('RJ-R-17, RJ-T-34 with no chip left the Yogi waits for one that comes back in the same turn', () => {
    const s = position({
      version: 'pro1',
      seats: 2,
      supply: 0,
      players: [
        { cards: [7], chips: 2 },
        { cards: [1], chips: 5 },
      ],
      acted: [1],
    })
    expect([s.chips, s.supply]).toEqual([[2, 5], 0])
    const { s: now, events } = after(s, chip('COINS'))
    expect([now.chips, now.supply]).toEqual([[2, 5], 0])
    expect(events.map(({ t }) => t)).toEqual(['chipUsed', 'yogiChip'])
  })
  test('RJ-3.8, RJ-R-17 the program runs the bank: it takes what is built, pays what is due and never runs out', () => {
    const s = position({ players: [{ gold: 500, at: 'D', disc: ['COINS', 'PALACE_HOUSE'] }] })
    const all = (at: typeof s) => at.gold.reduce((sum, gold) => sum + gold, 0)
    const built = after(s, palace(1, 'large'), house(1, 'D')).s
    expect(all(s) - all(built)).toBe(13)
    const paid = after(built, coins(0)).s
    expect([all(paid) - all(built), paid.gold[0]]).toEqual([2, 489])
  })
  test('RJ-T-35 a chip action left half done costs like any other', () => {
    const s = pro({ chips: 1, gold: 30, at: 'D' })
    const now = after(s, coins(0), coins(1), chip('PALACE_HOUSE'), palace('chip', 'small'), end).s
    expect(now.gold).toEqual([22, 17, 17])
    expect(game.view(now, 0).players[0]!.acted).toBe(true)
  })
  test('RJ-R-3 with the chip three incomplete actions give 6; a chip not used gives nothing', () => {
    const s = pro({ chips: 1, disc: ['HOUSE', 'PALACE'] })
    expect(after(s, chip('QUARRY'), end).s.gold).toEqual([15, 21, 21])
    expect(after(pro({ chips: 1 }), coins(0), coins(1), end).s.gold).toEqual([19, 15, 15])
  })
})
