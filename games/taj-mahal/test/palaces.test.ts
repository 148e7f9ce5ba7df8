import { describe, expect, test } from 'vitest'
import {
  after,
  asked,
  gained,
  game,
  legal,
  place,
  position,
  refused,
  sorted,
  take,
  told,
  WHITES,
  withdraw,
} from './position.ts'

const cityView = (s: ReturnType<typeof position>, id: string) =>
  game.view(s, 0).cities.find((city) => city.id === id)!

describe('TM-5 palaces and the crown palace', () => {
  test('TM-5.3, TM-5.5 a normal palace goes to any city of the visited province without a normal palace', () => {
    const s = position({
      players: [{ row: ['red-vg-1'] }, { palaces: ['K2'] }],
      won: ['monk'],
      supply: WHITES,
    })
    const { s: next } = after(s, withdraw)
    expect(sorted(legal(next))).toEqual(sorted(['K1', 'K3', 'K4'].map(place)))
    expect(refused(next, place('K2'))).toBe('TM-5.3')
    expect(refused(next, place('J3'))).toBe('TM-5.5')
    expect(refused(next, place('A5'))).toBe('TM-5.5')
  })
  test('TM-5.3 Agra has a fifth city', () => {
    const s = position({ visit: 12, province: 'agra', players: [{ row: ['red-ev-1'] }], supply: WHITES })
    expect(sorted(legal(after(s, withdraw).s))).toEqual(sorted(['A1', 'A2', 'A3', 'A4', 'A5'].map(place)))
  })
  test('TM-5.6 a palace on a fortress takes the bonus tile and scores it at once', () => {
    const s = position({ players: [{ row: ['red-vg-1'] }], bonus: { K4: 'bonus-points2-1' }, supply: WHITES })
    const { s: next, events } = after(s, withdraw, place('K4'))
    expect(asked(next)).toEqual({ rule: 'place', seats: [0] })
    expect(gained(s, next, 0)).toBe(2)
    expect(events.slice(-2)).toEqual([
      { t: 'placed', bidder: 0, city: 'K4', crown: false },
      { t: 'bonus', bidder: 0, city: 'K4', tile: 'bonus-points2-1', points: 2, matches: [] },
    ])
    expect(cityView(next, 'K4')).toMatchObject({ palace: 0, bonus: null })
  })
  test('TM-5.7, TM-R-6 the crown palace goes to any city, beside another palace, an own one too', () => {
    const s = position({
      players: [{ row: ['red-vk-1'] }, { palaces: ['K1'] }],
      won: ['monk'],
      supply: WHITES,
    })
    const { s: next } = after(s, withdraw, place('K3'))
    expect(game.view(next, 0).asked).toMatchObject({
      rule: 'place',
      seat: 0,
      normalPalaces: 0,
      crownPalace: true,
    })
    expect(sorted(legal(next))).toEqual(sorted(['K1', 'K2', 'K3', 'K4'].map(place)))
    expect(cityView(after(next, place('K1')).s, 'K1')).toMatchObject({
      palace: 1,
      crownPalace: 0,
    })
    expect([game.view(next, 0).crown, game.view(after(next, place('K1')).s, 0).crown]).toEqual([null, 'K1'])
    const own = after(next, place('K3')).s
    expect(cityView(own, 'K3')).toMatchObject({ palace: 0, crownPalace: 0 })
    expect(gained(next, own, 0)).toBe(1)
  })
  test('TM-5.8, TM-5.9, TM-P-1 a crown palace on an empty fortress leaves the tile and the room for a normal one', () => {
    const s = position({
      players: [{ row: ['red-ek-1'] }, { row: ['yellow-vm-1'], hand: ['yellow-ee-1'] }, {}],
      bonus: { K4: 'bonus-points2-1' },
      supply: WHITES,
    })
    const { s: crowned, events } = after(s, withdraw, place('K4'), take('white-e-1', 'white-e-2'))
    expect(told(events, 'bonus')).toEqual([])
    expect(cityView(crowned, 'K4')).toMatchObject({
      palace: null,
      crownPalace: 0,
      bonus: 'bonus-points2-1',
    })
    const { s: next } = after(crowned, withdraw)
    expect(sorted(legal(next))).toEqual(sorted(['K1', 'K2', 'K3', 'K4'].map(place)))
    const { s: both } = after(next, place('K4'))
    expect(cityView(both, 'K4')).toMatchObject({ palace: 1, crownPalace: 0, bonus: null })
    expect(gained(next, both, 1)).toBe(2)
    // Both owners may chain through it.
    for (const seat of [0, 1]) expect(game.view(both, 0).players[seat]!.palaces).toBe(1)
    const third = after(both, place('K1'), take('white-e-3', 'white-e-4')).s
    expect(gained(both, third, 1)).toBe(1)
  })
  test('TM-P-2, TM-R-5 vizier, monk and crown: normal, normal, crown, and one point for the province', () => {
    const s = position({
      players: [{ row: ['yellow-vm-1', 'yellow-mk-1'] }],
      supply: WHITES,
      bonus: { K4: 'bonus-card-1' },
    })
    const { events } = after(s, withdraw, place('K1'), place('K4'), place('K1'))
    expect(told(events, 'placed').map(({ city, crown }) => [city, crown])).toEqual([
      ['K1', false],
      ['K4', false],
      ['K1', true],
    ])
    // The card of the bonus tile is in the hand before the next palace is placed.
    expect(events.map(({ t }) => t)).toEqual([
      'withdrew',
      'placed',
      'placed',
      'bonus',
      'drew',
      'placed',
      'palaces',
      'discarded',
    ])
    expect(told(events, 'palaces')).toMatchObject([{ points: 1 }])
  })
  test('TM-R-21, TM-6.7 the tile under a lone crown palace is lost when the visit ends', () => {
    const s = position({
      players: [{ row: ['red-ek-1'] }, { withdrawn: true }, { withdrawn: true }],
      bonus: { K4: 'bonus-tea-1' },
      supply: ['white-e-1'],
    })
    const { s: next, events } = after(s, withdraw, place('K4'))
    expect(told(events, 'visitEnded')).toEqual([
      { t: 'visitEnded', visit: 1, tile: null, bonus: ['bonus-tea-1'] },
    ])
    expect(cityView(next, 'K4')).toMatchObject({ palace: null, crownPalace: 0, bonus: null })
    expect(game.view(next, 0).crown).toBeNull()
  })
  test('the last free city is still asked', () => {
    const s = position({
      players: [{ row: ['red-ev-1'] }, { palaces: ['K1', 'K2', 'K3'] }],
      won: ['general', 'monk', 'princess'],
      supply: WHITES,
    })
    expect(legal(after(s, withdraw).s)).toEqual([place('K4')])
  })
})
