import { describe, expect, test } from 'vitest'
import { COURT } from '../data/tiles.ts'
import { stock } from '../state.ts'
import {
  after,
  asked,
  gained,
  game,
  legal,
  place,
  play,
  position,
  sorted,
  take,
  told,
  WHITES,
  withdraw,
} from './position.ts'

const leads = (s: ReturnType<typeof position>) => game.view(s, 0).players.map((player) => player.leads)

describe('TM-5 withdrawing: what is won', () => {
  test('TM-EX-1 the four-player visit of the rulebook', () => {
    let s = position({
      seats: 4,
      players: [
        { hand: ['red-ee-1', 'red-ev-1'] },
        { hand: ['violet-ev-1', 'violet-ev-2'] },
        { hand: ['green-ep-1', 'green-eg-1', 'green-ee-1'] },
        { hand: ['yellow-mk-1', 'yellow-ep-1', 'white-g-1'] },
      ],
      supply: [...WHITES, 'white-e-6', 'white-e-7'],
    })
    const step = (...moves: object[]) => {
      const { s: next, events } = after(s, ...moves)
      s = next
      return events
    }
    step(play('red-ee-1'), play('violet-ev-1'), play('green-ep-1'), play('yellow-mk-1'))
    step(play('red-ev-1'), play('violet-ev-2'), play('green-eg-1'), play('yellow-ep-1', 'white-g-1'))
    expect(leads(s)).toEqual([['provinceTile'], ['vizier'], [], ['monk', 'crown']])

    const anna = step(withdraw)
    expect(told(anna, 'withdrew')[0]!.compared).toEqual([
      { symbol: 'vizier', own: 1, best: 2, atCourt: true, won: false },
      { symbol: 'general', own: 0, best: 1, atCourt: true, won: false },
      { symbol: 'monk', own: 0, best: 1, atCourt: true, won: false },
      { symbol: 'princess', own: 0, best: 1, atCourt: true, won: false },
      { symbol: 'mogul', own: 0, best: 1, atCourt: true, won: false },
      { symbol: 'elephant', own: 3, best: 2, atCourt: true, won: true },
    ])
    step(take('white-e-1', 'white-e-2'))
    step(withdraw)
    expect(asked(s)).toEqual({ rule: 'place', seats: [1] })
    step(place('K1'), take('white-e-3', 'white-e-4'))
    step(play('green-ee-1'))
    const doris = step(withdraw)
    expect(told(doris, 'withdrew')[0]!.compared.filter(({ own, best }) => own > 0 && own === best)).toEqual([
      { symbol: 'general', own: 1, best: 1, atCourt: true, won: false },
      { symbol: 'princess', own: 1, best: 1, atCourt: true, won: false },
    ])
    step(place('K2'), place('K2'), take('white-e-5', 'white-e-6'))
    expect(s.crowned[s.normal.indexOf(3)]).toBe(3)
    const chris = step(withdraw)
    expect(
      told(chris, 'withdrew')[0]!
        .compared.filter(({ won }) => won)
        .map(({ symbol }) => symbol),
    ).toEqual(['general', 'princess'])
    const end = step(place('K3'), place('K4'))
    expect(told(end, 'took')).toEqual([{ t: 'took', seat: 2, cards: ['white-e-7'], asked: false }])
    expect(game.view(s, 'observer').players.map((player) => [player.palaces, player.handSize])).toEqual([
      [0, 2],
      [1, 2],
      [2, 1],
      [2, 2],
    ])
  })
  test('TM-5.1, TM-5.2, TM-R-26 strictly more than each other player; equal or fewer is nothing', () => {
    const s = position({
      players: [
        { row: ['red-vg-1', 'red-ev-1'] },
        { row: ['yellow-vm-1', 'yellow-ev-1'] },
        { row: ['violet-gm-1'] },
      ],
    })
    // Viziers 2-2-0, generals 1-0-1, monks 0-1-1, elephants 1-1-0.
    expect(leads(s)).toEqual([[], [], []])
    const t = position({
      players: [{ row: ['red-vg-1', 'red-ev-1'] }, { row: ['yellow-vm-1'] }, { row: ['violet-gm-1'] }],
    })
    expect(leads(t)).toEqual([['vizier', 'provinceTile'], [], []])
  })
  test('TM-5.3, TM-5.4 a token and a palace for each person', () => {
    const s = position({ players: [{ row: ['red-vg-1', 'red-mp-1'] }], supply: WHITES })
    const { s: next, events } = after(s, withdraw, place('K1'), place('K2'), place('K3'), place('K4'))
    expect(game.view(next, 1).players[0]).toMatchObject({
      tokens: { vizier: 1, general: 1, monk: 1, princess: 1 },
      palaces: 4,
    })
    expect([0, 1, 2, 3].map((person) => stock(next, person))).toEqual([5, 5, 5, 5])
    expect(told(events, 'placed')).toEqual(
      ['K1', 'K2', 'K3', 'K4'].map((city) => ({ t: 'placed', bidder: 0, city, crown: false })),
    )
  })
  test('TM-5.10, TM-5.14 the elephant brings the province tile, persons bring cities', () => {
    const s = position({ players: [{ row: ['red-ee-1'] }], supply: WHITES })
    const { s: next, events } = after(s, withdraw)
    expect(asked(next)).toEqual({ rule: 'take', seats: [0] })
    expect(game.view(next, 1).players[0]).toMatchObject({ tiles: ['province-tile-1'], palaces: 0, score: 1 })
    expect(told(events, 'provinceTile')).toHaveLength(1)
    expect(told(events, 'palaces')).toHaveLength(0)
    const person = after(position({ players: [{ row: ['red-vk-1'] }], supply: WHITES }), withdraw)
    expect(asked(person.s)).toEqual({ rule: 'place', seats: [0] })
  })
  test('TM-5.11 what has been taken is gone for the visit', () => {
    const s = position({
      players: [{ row: ['red-ev-1', 'red-ev-2'] }, { row: ['yellow-ev-1'], hand: ['yellow-ev-2'] }, {}],
      supply: WHITES,
    })
    const { s: next } = after(s, withdraw, place('K1'), take('white-e-1', 'white-e-2'))
    expect(leads(next)).toEqual([[], [], []])
    const { s: last, events } = after(next, withdraw)
    expect(told(events, 'withdrew')[0]!.compared.filter(({ won }) => won)).toEqual([])
    expect(told(events, 'withdrew')[0]!.compared[0]).toEqual({
      symbol: 'vizier',
      own: 1,
      best: 0,
      atCourt: false,
      won: false,
    })
    expect(gained(next, last, 1)).toBe(0)
  })
  test('TM-5.12 all six can be won at once', () => {
    const s = position({ players: [{ row: ['red-vg-1', 'red-mp-1', 'red-ek-1'] }], supply: WHITES })
    expect(leads(s)[0]).toEqual([...COURT])
    const { s: next } = after(s, withdraw)
    expect(next.court).toBe(0)
    expect(game.view(next, 0).asked).toMatchObject({
      rule: 'place',
      seat: 0,
      normalPalaces: 4,
      crownPalace: true,
    })
  })
  test('TM-5.13 withdrawing without a win is allowed', () => {
    const s = position({
      players: [{ row: ['red-ev-1'], hand: ['red-ee-1'] }, { row: ['yellow-ev-1'] }, {}],
      supply: WHITES,
    })
    expect(sorted(legal(s))).toEqual(sorted([play('red-ee-1'), withdraw]))
    const { s: next } = after(s, withdraw)
    expect([asked(next), gained(s, next, 0)]).toEqual([{ rule: 'take', seats: [0] }, 0])
  })
  test('TM-M-1, TM-R-1 with no monk anywhere nobody wins the monk, even alone', () => {
    const s = position({ players: [{ row: ['red-ev-1'] }, { withdrawn: true }, { withdrawn: true }] })
    expect(leads(s)[0]).toEqual(['vizier', 'provinceTile'])
    const { s: next } = after(s, withdraw)
    expect(game.view(next, 0).court.find(({ item }) => item === 'monk')!.there).toBe(true)
  })
  test('TM-M-2, TM-R-2, TM-7.2 a tie gives nothing to the first and the token to the one who stays', () => {
    const s = position({
      players: [{ row: ['red-ev-1', 'red-ev-2'] }, { row: ['yellow-ev-1', 'yellow-ev-2'] }, {}],
      supply: WHITES,
    })
    const { s: first } = after(s, withdraw, take('white-e-1', 'white-e-2'))
    expect(game.view(first, 0).players[0]!.tokens).toEqual({ vizier: 0, general: 0, monk: 0, princess: 0 })
    expect(leads(first)[1]).toEqual(['vizier', 'provinceTile'])
    // The third has not played and shows nothing.
    const { s: next } = after(first, withdraw, place('K1'))
    expect(game.view(next, 0).players[1]!.tokens.vizier).toBe(1)
  })
  test('TM-M-4 the last player plays once and takes princess and crown, but no extra card', () => {
    const s = position({
      turn: 1,
      players: [{ withdrawn: true }, { hand: ['violet-pk-1'] }, { withdrawn: true }],
      supply: ['white-e-1'],
    })
    const { s: next, events } = after(s, play('violet-pk-1'), withdraw, place('K1'), place('K2'))
    expect(told(events, 'placed').map(({ city, crown }) => [city, crown])).toEqual([
      ['K1', false],
      ['K2', true],
    ])
    expect(told(events, 'drew')).toEqual([])
    expect(told(events, 'took')).toEqual([{ t: 'took', seat: 1, cards: ['white-e-1'], asked: false }])
    expect(game.view(next, 1).players[1]).toMatchObject({ hand: ['white-e-1'], tokens: { princess: 1 } })
  })
  test('TM-R-4 winning is not optional: everything led is taken, every palace placed', () => {
    const s = position({ players: [{ row: ['red-vg-1'] }, {}, {}], supply: WHITES })
    const { s: next } = after(s, withdraw)
    expect(sorted(legal(next))).toEqual(sorted(['K1', 'K2', 'K3', 'K4'].map(place)))
    const { s: second } = after(next, place('K2'))
    expect(sorted(legal(second))).toEqual(sorted(['K1', 'K3', 'K4'].map(place)))
    expect(asked(after(second, place('K1')).s)).toEqual({ rule: 'take', seats: [0] })
  })
})
