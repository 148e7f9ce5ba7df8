import type { MoveObject } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { BUILDING_PURCHASE } from '../rules/payment-sum.ts'
import { after, buy, discarded, k, legal, legalOf, position, refused, side, slotOf } from './position.ts'

/** The payments on offer, as "dice + karma + stewards". */
const payments = (moves: readonly MoveObject[]) =>
  moves
    .map((move) => {
      const { dice, karma, stewards } = move.payment as { dice: string[]; karma: number; stewards: number }
      return [
        ...dice,
        ...(karma ? [`${karma} karma`] : []),
        ...(stewards ? [`${stewards} steward`] : []),
      ].join('+')
    })
    .sort()
const ORANGE = { six: 'G08', four: 'B18', two: 'B06', three: 'B22' }

describe('CK-5.2 paying for buildings', () => {
  test('CK-V16, CK-5.2, CK-R-14 the payment list: no item that could be left out', () => {
    const s = position({
      grid: ['B02'],
      only: true,
      players: [{ hand: Object.values(ORANGE), karma: 2, stewards: 1 }],
    })
    const { six, four, two, three } = ORANGE
    expect(payments(legalOf(s, 'buyBuilding'))).toEqual(
      [
        six,
        `${two}+${four}`.split('+').sort().join('+'),
        [four, three].sort().join('+'),
        [two, three].sort().join('+'),
        `${four}+1 karma`,
        `${three}+2 karma`,
        '1 steward',
      ].sort(),
    )
    const all = {
      type: 'buyBuilding',
      slot: 0,
      payment: { dice: Object.values(ORANGE).sort(), karma: 2, stewards: 1 },
    }
    expect(refused(s, all)).toBe('CK-R-14')
  })
  test('CK-V17, CK-11.3, CK-5.4 karma does not raise a six: an orange 6 with two karma is no 7', () => {
    const s = position({ grid: ['B09'], only: true, players: [{ hand: ['G08'], karma: 2 }] })
    expect(legal(s)).toEqual([{ type: 'takeDie', slot: 0 }])
    expect(
      refused(s, { type: 'buyBuilding', slot: 0, payment: { dice: ['G08'], karma: 2, stewards: 0 } }),
    ).toBe('CK-5.4')
  })
  test('CK-V34, CK-R-15 two jokers alone pay a blue 11', () => {
    const s = position({ grid: ['B52'], only: true, players: [{ stewards: 2 }] })
    expect(payments(legalOf(s, 'buyBuilding'))).toEqual(['2 steward'])
  })
  test('CK-E5, CK-12.3 Kara pays a blue 11 with a blue 5 and a joker', () => {
    const s = position({ grid: ['B52'], players: [{ hand: ['B01'], stewards: 1 }] })
    expect(payments(legalOf(s, 'buyBuilding').filter((move) => move.slot === 0))).toEqual(['B01+1 steward'])
    const { s: next } = after(s, buy('B52', ['B01'], 0, 1))
    expect(side(next)).toEqual({ fame: 2, buildings: ['B52'] })
    expect(discarded(next)).toEqual(['B01'])
  })
  test('CK-R-15, CK-R-17 a joker goes with any number of dice; karma never raises the joker', () => {
    // Blue 1, 1 and 3 (B09, B64, B54) with a joker and karma for blue 9.
    const s = position({
      grid: ['B54'],
      only: true,
      players: [{ hand: ['B09', 'B64', 'S02'], karma: 2, stewards: 1 }],
    })
    expect(payments(legalOf(s, 'buyBuilding'))).toEqual(
      ['S02+1 steward', 'B09+2 karma+1 steward', 'B64+2 karma+1 steward', 'B09+B64+1 karma+1 steward'].sort(),
    )
  })
  test('CK-5.2 dice of another colour do not count', () => {
    const s = position({ grid: ['B02'], only: true, players: [{ hand: ['B01', 'B03'] }] })
    expect(legal(s)).toEqual([{ type: 'takeDie', slot: 0 }])
    expect(
      refused(s, { type: 'buyBuilding', slot: 0, payment: { dice: ['B01', 'B03'], karma: 0, stewards: 0 } }),
    ).toBe('CK-5.2')
    expect(refused(s, { type: 'buyBuilding', slot: 0, payment: { dice: [], karma: 0, stewards: 0 } })).toBe(
      'CK-5.4',
    )
  })
  test('CK-5.3 overpaying is allowed and gives no change', () => {
    const s = position({ grid: ['B01'], players: [{ hand: ['G08'] }] })
    expect(side(after(s, buy('B01', ['G08'])).s)).toEqual({ fame: 1, buildings: ['B01'] })
  })
  test('CK-11.1, CK-11.2, CK-11.4 karma raises the sum and returns to the supply', () => {
    const s = position({ grid: ['B02'], players: [{ hand: ['B18'], karma: 2 }] })
    const { s: next } = after(s, buy('B02', ['B18'], 1))
    expect(side(next)).toEqual({ fame: 1, karma: 1, buildings: ['B02'] })
  })
  test('CK-11.3 several karma may go to one die', () => {
    const s = position({ grid: ['B02'], players: [{ hand: ['B22'], karma: 2 }] })
    expect(payments(legalOf(s, 'buyBuilding').filter((move) => move.slot === 0))).toEqual(['B22+2 karma'])
  })
  test('CK-5.2 dice of equal colour and value are separate moves', () => {
    const s = position({ grid: ['B01'], only: true, players: [{ hand: ['G08', 'G10', 'S10'] }] })
    expect(payments(legalOf(s, 'buyBuilding'))).toEqual(['G08', 'G10', 'S10'])
  })
  test('a payment of every size packs, also of the last cards of each colour, and reads back', () => {
    for (const dice of [
      [],
      ['B02'],
      ['S28'],
      ['S20', 'S24', 'S25'],
      ['P03', 'P05', 'P12', 'P13', 'P19', 'S01', 'S06', 'S26'],
    ]) {
      const move = { slot: 19, payment: { karma: 2, stewards: 2, dice } }
      const noun = BUILDING_PURCHASE.read(move)
      expect(noun).toBeGreaterThanOrEqual(0)
      expect(noun).toBeLessThan(2 ** 47)
      expect(BUILDING_PURCHASE.write(noun)).toEqual(move)
    }
    expect(BUILDING_PURCHASE.size).toBeLessThan(2 ** 47)
  })
  test('a payment that mixes colours, repeats a die or is not in order is none', () => {
    for (const dice of [['B01', 'B02'], ['B02', 'B02'], ['B06', 'B02'], ['X'], 'B02', null])
      expect(k.read({ type: 'buyBuilding', slot: 0, payment: { dice, karma: 0, stewards: 0 } })).toBe(-1)
  })
})

describe('paying exactly', () => {
  test('CK-E6, CK-6.1 a ship of 3 is paid with a 3 alone, never with 1 and 2', () => {
    const s = position({ grid: ['S06'], only: true, players: [{ hand: ['B02', 'B06', 'B05'] }] })
    expect(payments(legalOf(s, 'buyShip'))).toEqual(['B05'])
    const without = position({ grid: ['S06'], only: true, players: [{ hand: ['B02', 'B03'], karma: 1 }] })
    const pay = (die: string, karma: number) => ({
      type: 'buyShip',
      slot: 0,
      payment: { dice: [die], karma, stewards: 0 },
    })
    expect(legalOf(without, 'buyShip')).toEqual([])
    for (const die of ['B02', 'B03']) expect(refused(without, pay(die, 0))).toBe('CK-6.1')
    expect(refused(without, pay('B02', 2))).toBe('CK-11.1')
    expect(
      k.read({ type: 'buyShip', slot: 0, payment: { dice: ['B02', 'B06'], karma: 0, stewards: 0 } }),
    ).toBe(-1)
  })
  test('CK-E7, CK-8.1 a palace action of 5 is never paid as 1 + 4 or 2 + 3', () => {
    const s = position({ grid: ['P13'], only: true, players: [{ hand: ['B02', 'B15', 'B06', 'B05'] }] })
    expect(legal(s)).toEqual([{ type: 'takeDie', slot: 0 }])
    for (const die of ['B02', 'B15', 'B06', 'B05'])
      expect(
        refused(s, { type: 'buyPalace', slot: 0, payment: { dice: [die], karma: 0, stewards: 0 } }),
      ).toBe('CK-8.1')
  })
  test('CK-E8, CK-11.1, CK-11.2 a 3 and one karma make 2 or 4, but neither 1 nor 5', () => {
    const s = position({
      grid: ['S13', 'P09', 'S15', 'P13'],
      only: true,
      players: [{ hand: ['B05'], karma: 1 }],
    })
    const bought = legal(s).filter((move) => move.payment)
    expect(bought).toEqual([
      { type: 'buyShip', slot: slotOf(s, 'S13'), payment: { dice: ['B05'], karma: 1, stewards: 0 } },
      { type: 'buyPalace', slot: slotOf(s, 'P09'), payment: { dice: ['B05'], karma: 1, stewards: 0 } },
    ])
    // Two karma would do, but there is only one.
    expect(refused(s, { type: 'buyShip', slot: 2, payment: { dice: ['B05'], karma: 2, stewards: 0 } })).toBe(
      'CK-11.1',
    )
  })
  test('CK-11.3 two karma change one die by two, up or down, between 1 and 6', () => {
    // Blue 6 (B03) and orange 1 (B02) against palace 4, palace 3 and a ship of 1.
    const s = position({
      grid: ['P09', 'P05', 'S01'],
      only: true,
      players: [{ hand: ['B02', 'B03'], karma: 2 }],
    })
    expect(legal(s).filter((move) => move.payment)).toEqual([
      { type: 'buyShip', slot: 2, payment: { dice: ['B02'], karma: 0, stewards: 0 } },
      { type: 'buyPalace', slot: 0, payment: { dice: ['B03'], karma: 2, stewards: 0 } },
      { type: 'buyPalace', slot: 1, payment: { dice: ['B02'], karma: 2, stewards: 0 } },
    ])
  })
  test('CK-R-16, CK-12.1, CK-R-17 a steward pays a ship or a palace card alone, without dice or karma, and is returned', () => {
    const s = position({ grid: ['S01', 'P01'], only: true, players: [{ karma: 1, stewards: 1 }] })
    expect(legal(s).filter((move) => move.payment)).toEqual([
      { type: 'buyShip', slot: 0, payment: { dice: [], karma: 0, stewards: 1 } },
      { type: 'buyPalace', slot: 1, payment: { dice: [], karma: 0, stewards: 1 } },
    ])
    const none = position({ grid: ['S01'], only: true })
    expect(refused(none, { type: 'buyShip', slot: 0, payment: { dice: [], karma: 0, stewards: 1 } })).toBe(
      'CK-12.1',
    )
    const two = position({ grid: ['S27'], players: [{ stewards: 2 }] })
    expect(side(after(two, buy('S27', [], 0, 1)).s)).toEqual({ stewards: 1, coins: 3, ships: ['S27'] })
  })
})
