import { describe, expect, test } from 'vitest'
import { PROVINCE_NAMES } from '../data/board.ts'
import { DECK } from '../data/cards.ts'
import { GONE, stock } from '../state.ts'
import {
  after,
  asked,
  detail,
  gained,
  game,
  legal,
  type Player,
  place,
  position,
  take,
  told,
  withdraw,
} from './position.ts'

const DONE: Player = { withdrawn: true }
/** The last withdrawal of a visit, by seat 0. */
const last = (player: Player, second: Player = {}, third: Player = {}, visit = 3) =>
  position({
    visit,
    province: visit === 12 ? 'agra' : 'multan',
    startSeat: 1,
    turn: 0,
    players: [player, { ...DONE, ...second }, { ...DONE, ...third }],
    supply: ['white-e-1'],
  })

describe('TM-8 end of a visit', () => {
  test('TM-8.1 two equal tokens are returned for the special card', () => {
    const s = last({ row: ['red-ev-1'], tokens: ['vizier'] })
    const { s: next, events } = after(s, withdraw, place('K1'))
    expect(told(events, 'exchanged')).toEqual([
      { t: 'exchanged', seat: 0, token: 'vizier', special: 'special-mogul', from: null },
    ])
    expect(game.view(next, 1).players[0]).toMatchObject({
      tokens: { vizier: 0 },
      specials: ['special-mogul'],
    })
    expect(game.view(next, 1).specialsOnTable).toEqual([
      'special-elephant',
      'special-points',
      'special-colour',
    ])
  })
  test('TM-T-1, TM-8.2 the card comes from the hand of whoever holds it, though it was played this visit', () => {
    const s = position({
      turn: 1,
      players: [
        { row: ['red-ep-1', 'red-mp-1'], tokens: ['princess'] },
        { row: ['yellow-ee-1', 'special-points'] },
        DONE,
      ],
      supply: ['red-em-1', 'white-e-1', 'white-e-2'],
    })
    const { s: next, events } = after(
      s,
      withdraw,
      take('red-em-1', 'white-e-1'),
      withdraw,
      place('K1'),
      place('K2'),
    )
    expect(told(events, 'exchanged')).toEqual([
      { t: 'exchanged', seat: 0, token: 'princess', special: 'special-points', from: 1 },
    ])
    const { players } = game.view(next, 2)
    expect(players.map((player) => player.specials)).toEqual([['special-points'], [], []])
    expect(players[0]!.tokens).toEqual({ vizier: 0, general: 0, monk: 1, princess: 0 })
  })
  test('TM-T-2, TM-8.3 who already holds the card returns the tokens for nothing', () => {
    const s = last({ row: ['red-eg-1'], tokens: ['general'], specials: ['special-elephant'] })
    const { s: next, events } = after(s, withdraw, place('K1'))
    expect(told(events, 'exchanged')).toEqual([
      { t: 'exchanged', seat: 0, token: 'general', special: 'special-elephant', from: 0 },
    ])
    expect(game.view(next, 0).players[0]).toMatchObject({
      tokens: { general: 0 },
      specials: ['special-elephant'],
    })
    expect(stock(next, 1)).toBe(5)
  })
  test('TM-T-3 a single token is kept', () => {
    const { s: next } = after(last({ tokens: ['vizier'] }, {}, {}, 4), withdraw)
    expect([next.visit, game.view(next, 0).players[0]!.tokens.vizier]).toEqual([5, 1])
  })
  test('TM-T-4, TM-R-15 exchange after visit 12, before the hands are scored', () => {
    const s = last({ row: ['red-em-1'], tokens: ['monk'] }, {}, {}, 12)
    const done = after(s, withdraw, place('A1'))
    expect(
      done.events.map(({ t }) => t).filter((t) => ['exchanged', 'visitEnded', 'scored'].includes(t)),
    ).toEqual(['exchanged', 'visitEnded', 'scored', 'scored', 'scored'])
    expect(detail(done)).toMatchObject({ handSpecial: [1, 0, 0] })
  })
  test('TM-R-14 exchanges go vizier, general, monk, princess and cannot collide', () => {
    const s = last(
      { row: ['red-vg-1', 'red-mp-1'], tokens: ['princess', 'vizier'] },
      { tokens: ['vizier', 'general'] },
      { tokens: ['monk'] },
    )
    const { events } = after(s, withdraw, place('K1'), place('K2'), place('K3'), place('K4'))
    expect(told(events, 'exchanged').map(({ seat, token }) => [seat, token])).toEqual([
      [0, 'vizier'],
      [0, 'princess'],
    ])
  })
  test('TM-D-2, TM-8.4 a province tile nobody won is out, its goods exist no more', () => {
    const s = last({}, {}, {}, 5)
    const { s: next, events } = after(s, withdraw)
    expect(told(events, 'visitEnded')).toMatchObject([{ visit: 5, tile: 'province-tile-5' }])
    expect(next.tiles[4]).toBe(GONE)
    expect(game.view(next, 0).route[4]).toMatchObject({ holder: 'out' })
    expect(game.view(next, 0).players.map((player) => player.goods.tea)).toEqual([0, 0, 0])
  })
  test('TM-8.5, TM-8.9, TM-8.10 what was won is replaced, what was not stays; the crown returns, its palace stays', () => {
    const s = last({ row: ['red-vk-1'] })
    const { s: won } = after(s, withdraw, place('K1'))
    expect(game.view(won, 0).court.map(({ there }) => there)).toEqual([false, true, true, true, false, true])
    const { s: next } = after(won, place('K2'))
    expect(game.view(next, 0).court).toMatchObject([
      { item: 'vizier', there: true, stock: 4 },
      { item: 'general', there: true, stock: 5 },
      { item: 'monk', there: true, stock: 5 },
      { item: 'princess', there: true, stock: 5 },
      { item: 'crown', there: true, stock: null },
      { item: 'provinceTile', there: true, stock: null },
    ])
    expect(game.view(next, 0).cities.find((city) => city.id === 'K2')).toMatchObject({
      crownPalace: 0,
    })
  })
  test('TM-R-16 five players with a token each leave one for the court', () => {
    const one = { tokens: ['vizier'] }
    const s = position({
      seats: 5,
      turn: 4,
      players: [
        { ...one, ...DONE },
        { ...one, ...DONE },
        { ...one, ...DONE },
        { ...one, ...DONE },
        { row: ['red-ev-1'] },
      ],
      supply: ['white-e-1'],
    })
    const { s: next } = after(s, withdraw, place('K1'))
    expect([stock(next, 0), next.court & 1]).toEqual([0, 1])
  })
})

describe('TM-8 start of the next visit', () => {
  test('TM-8.6, TM-8.7, TM-8.8 start marker to the left, province marker and tile to the next number', () => {
    const s = last({}, {}, {}, 3)
    const { s: next, events } = after(s, withdraw)
    expect([next.startSeat, asked(next).seats[0], next.visit]).toEqual([2, 2, 4])
    expect(told(events, 'visit')).toMatchObject([
      { visit: 4, province: PROVINCE_NAMES[s.route[3]!], tile: 'province-tile-4', startSeat: 2 },
    ])
    expect(game.view(next, 0).route[3]!.holder).toBe('court')
  })
  test('TM-8.11 the supply is filled to 2n - 1, also before the twelfth visit', () => {
    for (const visit of [3, 11]) {
      const { s: next } = after(last({}, {}, {}, visit), withdraw)
      expect([next.visit, next.supply.length]).toEqual([visit + 1, 5])
    }
  })
  test('TM-D-1, TM-8.12, TM-R-9 three cards left: three are laid, forty shuffled, four more laid', () => {
    const discarded = DECK.slice(0, 40)
    const pile = DECK.slice(40, 43)
    const s = position({
      seats: 4,
      turn: 3,
      players: [DONE, DONE, DONE, { row: ['violet-ee-1'] }],
      discard: discarded.filter((id) => id !== 'violet-ee-1').slice(0, 39),
      pile,
      supply: ['white-e-1'],
      rest: 0,
    })
    expect([s.pile.length, game.view(s, 0).discardPile.length]).toEqual([3, 39])
    const { s: next, events } = after(s, withdraw)
    // With the last row there are forty.
    const [shuffle] = told(events, 'reshuffled')
    expect(shuffle).toMatchObject({ count: 40 })
    expect(next.supply.length).toBe(7)
    expect(game.view(next, 0).supply).toEqual([...pile, ...shuffle!.order!.slice(0, 4)])
    expect([next.pile.length, next.discard]).toEqual([36, [0, 0, 0, 0, 0]])
  })
  test('TM-R-9 nothing is shuffled while the last card of the pile is enough', () => {
    const s = position({
      turn: 0,
      players: [{ hand: ['red-ee-1'] }, DONE, DONE],
      supply: ['white-e-1'],
      pile: DECK.slice(50, 56),
      discard: ['green-ee-1', 'green-ee-2'],
      rest: 0,
    })
    const { s: next, events } = after(s, withdraw)
    expect(told(events, 'reshuffled')).toEqual([])
    expect([next.pile.length, next.supply.length]).toEqual([0, 5])
    expect(gained(s, next, 0)).toBe(0)
    expect(legal(next).length).toBeGreaterThan(0)
  })
  test('one move can lead to two shuffles: the extra card of the last player, then the new supply', () => {
    const s = position({
      turn: 0,
      players: [{}, { ...DONE, hand: ['red-ee-1'] }, DONE],
      supply: ['white-e-1'],
      discard: ['green-ee-1', 'green-ee-2'],
      rest: 1,
    })
    // The first shuffle brings two cards; the supply takes the second and nothing is left to shuffle.
    const { s: next, events } = after(s, withdraw)
    expect(told(events, 'reshuffled')).toHaveLength(1)
    expect([next.pile.length, next.supply.length]).toEqual([0, 1])
    const t = position({
      turn: 0,
      players: [{ row: ['red-vg-1', 'red-ee-2'] }, { ...DONE, hand: ['red-ee-1'] }, DONE],
      bonus: { K4: 'bonus-card-1' },
      supply: ['white-e-1'],
      discard: ['green-ee-1'],
      rest: 1,
    })
    const { s: end, events: both } = after(t, withdraw, place('K1'), place('K4'))
    expect(told(both, 'reshuffled').map(({ order }) => [...order!].sort())).toEqual([
      ['green-ee-1'],
      ['red-ee-2', 'red-vg-1'],
    ])
    expect([end.shuffles, end.supply.length]).toEqual([2, 2])
  })
})
