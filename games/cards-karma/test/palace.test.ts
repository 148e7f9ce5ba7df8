import { describe, expect, test } from 'vitest'
import {
  after,
  asked,
  bonusPalace,
  buy,
  discarded,
  legal,
  legalOf,
  pickDie,
  pickPalace,
  position,
  refused,
  rightmost,
  side,
  takeGoods,
} from './position.ts'

/** Dice that pay exactly 2 to 6. */
const DIE = { 2: 'B06', 3: 'B05', 4: 'B04', 5: 'B01', 6: 'B03' }

describe('CK-8 action E: take a palace action', () => {
  test('CK-8.1 any colour, exactly the number', () => {
    const s = position({
      grid: ['P01', 'P05', 'P09', 'P13', 'P17'],
      only: true,
      players: [{ hand: Object.values(DIE) }],
    })
    expect(legalOf(s, 'buyPalace')).toEqual(
      [2, 3, 4, 5, 6].map((n, slot) => ({
        type: 'buyPalace',
        slot,
        payment: { dice: [DIE[n as keyof typeof DIE]], karma: 0, stewards: 0 },
      })),
    )
  })
  test('CK-8.2, CK-3.5, CK-8.4 the 3: two karma, then a die; then the card is discarded, always', () => {
    const s = position({ grid: ['P05', 'B02'], players: [{ hand: [DIE[3]] }] })
    const { s: picking } = after(s, buy('P05', [DIE[3]]))
    expect(side(picking)).toEqual({ karma: 2 })
    expect(discarded(picking)).toEqual([DIE[3]])
    const { s: next } = after(picking, pickDie('B02'))
    expect(side(next)).toEqual({ karma: 2, hand: ['B02'] })
    expect(discarded(next)).toEqual([DIE[3], 'P05'])
  })
  test('CK-8.3 the 2: two dice from the grid', () => {
    const s = position({ grid: ['P01', 'B02', 'B03'], only: true, players: [{ hand: [DIE[2]] }] })
    expect(side(after(s, buy('P01', [DIE[2]]), pickDie('B03'), pickDie('B02')).s)).toEqual({
      hand: ['B02', 'B03'],
    })
  })
  test('CK-V11, CK-8.5 the 4: a coin for every goods symbol, on whatever card; the cards stay', () => {
    const s = position({ grid: ['P09'], players: [{ hand: [DIE[4]], goods: ['G13'], buildings: ['B07'] }] })
    const { s: next } = after(s, buy('P09', [DIE[4]]))
    expect(side(next)).toEqual({ goods: ['G13'], buildings: ['B07'], coins: 3 })
    expect(discarded(next)).toEqual([DIE[4], 'P09'])
    const ship = position({ grid: ['P09'], players: [{ hand: [DIE[4]], ships: ['S04'] }] })
    expect(side(after(ship, buy('P09', [DIE[4]])).s)).toEqual({ ships: ['S04'], coins: 1 })
  })
  test("CK-V10, CK-8.6, CK-R-32 the 5: a karma and the reward of another player's last ship, without its good", () => {
    const s = position({ grid: ['P13'], players: [{ hand: [DIE[5]] }, { ships: ['S02'] }] })
    const { s: next, events } = after(s, buy('P13', [DIE[5]]))
    expect(side(next)).toEqual({ karma: 1, fame: 1 })
    expect(side(next, 1)).toEqual({ ships: ['S02'] })
    expect(events).toContainEqual({ t: 'reward', seat: 0, ship: 'S02', reward: 'fame1good1', from: 1 })
  })
  test('CK-8.6 one move per seat with a last ship, the own one included; only the last ship of a row counts', () => {
    const s = position({
      seats: 4,
      grid: ['P13'],
      players: [{ hand: [DIE[5]], ships: ['S08'] }, { ships: ['S01', 'S09'] }, {}, { ships: ['S27'] }],
    })
    const { s: choosing } = after(s, buy('P13', [DIE[5]]))
    expect(legal(choosing)).toEqual([0, 1, 3].map((player) => ({ type: 'copyShip', player })))
    expect(refused(choosing, { type: 'copyShip', player: 2 })).toBe('CK-8.6')
    expect(side(after(choosing, { type: 'copyShip', player: 1 }).s)).toEqual({
      ships: ['S08'],
      karma: 1,
      coins: 2,
      fame: 1,
    })
  })
  test('CK-V28, CK-R-32, CK-9.7 the 5 without ships anywhere: only the karma, here the third', () => {
    const s = position({ grid: ['P13'], players: [{ hand: [DIE[5]], karma: 2 }] })
    const { s: next, events } = after(s, buy('P13', [DIE[5]]))
    expect(side(next)).toEqual({ stewards: 1 })
    expect(asked(next)).toEqual({ rule: 'end', seats: [0] })
    expect(events).toContainEqual({ t: 'nothing', seat: 0, step: 'ship' })
  })
  test('CK-8.7, CK-R-34 the 6: the top card must be carried out, even if its ship breaks the row', () => {
    const s = position({
      grid: ['P17'],
      pile: ['S08', 'G01'],
      players: [{ hand: [DIE[6]], ships: ['S12', 'S20'] }],
    })
    const { s: next } = after(s, buy('P17', [DIE[6]]))
    expect(side(next)).toEqual({ ships: ['S08'], coins: 3 })
    expect(discarded(next)).toEqual([DIE[6], 'S12', 'S20', 'P17'])
  })
  test('CK-8.7 the 6: a building brings its fame, a goods card its coin, a palace card is carried out inside', () => {
    const top = (id: string) =>
      side(
        after(
          position({ grid: ['P17'], pile: [id, 'B72'], players: [{ hand: [DIE[6]] }] }),
          buy('P17', [DIE[6]]),
        ).s,
      )
    expect(top('B16')).toEqual({ buildings: ['B16'], fame: 2 })
    expect(top('G01')).toEqual({ goods: ['G01'], coins: 1 })
    const s = position({ grid: ['P17'], pile: ['P18', 'P19', 'G01', 'B72'], players: [{ hand: [DIE[6]] }] })
    const { s: nested } = after(s, buy('P17', [DIE[6]]))
    expect(side(nested)).toEqual({ goods: ['G01'], coins: 1 })
    // The innermost goes first.
    expect(discarded(nested)).toEqual([DIE[6], 'P19', 'P18', 'P17'])
  })
  test('CK-V25, CK-9.9 the 6 triggers both families, and its own card is discarded last', () => {
    const s = position({
      grid: ['P17'],
      pile: ['B26', 'B72'],
      players: [{ hand: [DIE[6]], buildings: ['B01', 'B19'], goods: ['G06', 'G05'] }],
    })
    const { s: next } = after(s, buy('P17', [DIE[6]]))
    expect(side(next)).toEqual({ fame: 1, stewards: 2, byCoins: 1 })
    expect(discarded(next)).toEqual([DIE[6], 'B01', 'B19', 'B26', 'G06', 'G05', 'P17'])
  })
  test('CK-V31, CK-R-28, CK-R-27 a palace action of the third ship copies that very ship', () => {
    const s = position({
      grid: ['S22', 'P13', 'P09'],
      players: [{ hand: [DIE[3]], ships: ['S03', 'S05'] }],
    })
    const { s: picking } = after(s, buy('S22', [DIE[3]]))
    const { s: next, events } = after(picking, pickPalace('P13'))
    expect(side(next)).toEqual({ karma: 1, stewards: 1 })
    expect(discarded(next)).toEqual([DIE[3], 'P09', 'P13', 'S03', 'S05', 'S22'])
    expect(events).toContainEqual({ t: 'reward', seat: 0, ship: 'S22', reward: 'palace1', from: 0 })
  })
  test('CK-R-28 with a new row begun beside the locked ships, its newest ship is the last one', () => {
    // S11 is the third ship; its palace 6 lays S22, whose palace 5 copies S22 rather than S11: palace 4 pays
    // nothing.
    const s = position({
      grid: ['S11', 'P17', 'P13'],
      pile: ['S22', 'B72'],
      players: [{ hand: [DIE[3]], ships: ['S03', 'S05'] }],
    })
    const { s: next, events } = after(s, buy('S11', [DIE[3]]), pickPalace('P17'))
    expect(events.filter((event) => event.t === 'reward').map((event) => [event.ship, event.from])).toEqual([
      ['S11', null],
      ['S22', null],
      ['S22', 0],
    ])
    expect(side(next)).toEqual({ karma: 1, stewards: 1, ships: ['S22'] })
  })
  test('CK-R-36, CK-13.4.2 a palace card of a bonus is free and comes from the grid', () => {
    const s = position({
      grid: ['G12', 'P09', 'P13', 'B01'],
      only: true,
      players: [{ goods: ['G10', 'G11', 'G02'], track: rightmost('palaceOrCoins2') }],
    })
    const { s: choosing } = after(s, takeGoods('G12'))
    expect(legal(choosing)).toEqual([
      { type: 'bonusPalace', slot: 1 },
      { type: 'bonusPalace', slot: 2 },
      { type: 'bonusCoins' },
    ])
    expect(refused(choosing, { type: 'bonusPalace', slot: 3 })).toBe('CK-13.4.2')
    expect(side(after(choosing, bonusPalace('P09')).s)).toEqual({ goods: ['G02'], coins: 2, byCoins: 1 })
    expect(side(after(choosing, { type: 'bonusCoins' }).s)).toEqual({ goods: ['G02'], coins: 3, byCoins: 1 })
  })
})
