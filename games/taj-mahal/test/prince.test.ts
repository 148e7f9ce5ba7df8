import { describe, expect, test } from 'vitest'
import { BONUS_NAMES } from '../data/tiles.ts'
import { GONE, stock } from '../state.ts'
import {
  after,
  asked,
  gained,
  game,
  k,
  legal,
  place,
  play,
  position,
  sorted,
  take,
  told,
  withdraw,
} from './position.ts'

const SUPPLY = ['red-em-1', 'red-em-2', 'white-p-1', 'red-ep-1', 'red-ep-2']
const palaces = (s: ReturnType<typeof position>) =>
  game
    .view(s, 0)
    .cities.flatMap(({ id, palace, crownPalace }) => [
      ...(palace === 'prince' ? [id] : []),
      ...(crownPalace === 'prince' ? [`${id}+crown`] : []),
    ])

describe('TM-V two players with a neutral prince', () => {
  test('TM-V-1, TM-V.2, TM-V.3, TM-V.4 the prince stays with white and his colour, then leaves with the vizier', () => {
    const s = position({
      prince: true,
      players: [
        { hand: ['green-gp-1', 'green-eg-1', 'green-ep-1', 'green-ee-1'] },
        { hand: ['yellow-gp-1', 'yellow-eg-1', 'yellow-ep-1', 'yellow-ee-1'] },
        {},
      ],
      pile: ['white-e-1', 'violet-ev-1', 'red-ee-1'],
      bonus: { K4: 'bonus-points2-1' },
      supply: SUPPLY,
    })
    const two = after(
      s,
      play('green-gp-1'),
      play('yellow-gp-1'),
      play('green-eg-1'),
      play('yellow-eg-1'),
      play('green-ep-1'),
    )
    expect(game.view(two.s, 0).prince).toMatchObject({
      row: ['white-e-1', 'violet-ev-1'],
      colour: 'violet',
      inVisit: true,
    })
    const { s: next, events } = after(two.s, play('yellow-ep-1'))
    expect(events.map(({ t }) => t)).toEqual([
      'played',
      'turnedUp',
      'withdrew',
      'placed',
      'bonus',
      'discarded',
      'swept',
    ])
    expect(told(events, 'turnedUp')).toEqual([{ t: 'turnedUp', card: 'red-ee-1', kept: false }])
    expect(told(events, 'withdrew')[0]!.compared.filter(({ own }) => own > 0)).toEqual([
      { symbol: 'vizier', own: 1, best: 0, atCourt: true, won: true },
      { symbol: 'elephant', own: 2, best: 2, atCourt: true, won: false },
    ])
    expect([stock(next, 0), next.court & 1]).toEqual([6, 0])
    expect(palaces(next)).toEqual(['K4'])
    expect(told(events, 'bonus')).toEqual([
      { t: 'bonus', bidder: 'prince', city: 'K4', tile: 'bonus-points2-1', points: 0, matches: [] },
    ])
    expect(told(events, 'swept')).toEqual([{ t: 'swept', cards: ['red-em-1', 'red-em-2'] }])
    expect(game.view(next, 0).supply).toEqual(['white-p-1', 'red-ep-1', 'red-ep-2'])
    expect(game.view(next, 0).discardPile).toEqual([
      'red-ee-1',
      'red-em-1',
      'red-em-2',
      'violet-ev-1',
      'white-e-1',
    ])
    expect(asked(next)).toEqual({ rule: 'turn', seats: [0] })
    expect(game.view(next, 0).prince!.inVisit).toBe(false)
  })
  test('TM-V-2, TM-V.1 both leave unplayed: 2 of 5, 2 of 3, the prince last; then the other player starts', () => {
    const s = position({
      prince: true,
      players: [{}, {}, {}],
      supply: SUPPLY,
      pile: ['green-ee-1', 'green-ee-2'],
    })
    const first = after(s, withdraw)
    expect(legal(first.s)).toHaveLength(10)
    expect(told(first.events, 'drew')).toHaveLength(1)
    const second = after(first.s, take('red-em-1', 'white-p-1'), withdraw)
    expect(sorted(legal(second.s))).toEqual(
      sorted([take('red-em-2', 'red-ep-1'), take('red-em-2', 'red-ep-2'), take('red-ep-1', 'red-ep-2')]),
    )
    const { s: next, events } = after(second.s, take('red-em-2', 'red-ep-2'))
    expect(events.map(({ t }) => t)).toEqual(['took', 'withdrew', 'swept', 'visitEnded', 'visit'])
    expect(told(events, 'swept')).toEqual([{ t: 'swept', cards: ['red-ep-1'] }])
    expect([next.visit, asked(next)]).toEqual([2, { rule: 'turn', seats: [1] }])
    expect(game.view(next, 0).players.map((player) => player.handSize)).toEqual([3, 3])
  })
  test('TM-V-3 normal palaces on the bonus tile, then most roads; the crown where no palace stands', () => {
    const s = position({
      prince: true,
      turn: 1,
      players: [
        { row: ['red-ee-1', 'red-eg-1'], hand: ['red-eg-2'] },
        { row: ['yellow-eg-1'], hand: ['yellow-eg-2'] },
        { row: ['violet-vm-1', 'violet-pk-1'] },
      ],
      pile: ['red-vg-1'],
      supply: SUPPLY,
    })
    const { s: next, events } = after(s, play('yellow-eg-2'))
    expect(told(events, 'placed')).toEqual([
      { t: 'placed', bidder: 'prince', city: 'K4', crown: false },
      { t: 'placed', bidder: 'prince', city: 'K2', crown: false },
      { t: 'placed', bidder: 'prince', city: 'K3', crown: false },
      { t: 'placed', bidder: 'prince', city: 'K1', crown: true },
    ])
    expect(game.view(next, 0).cities.find((city) => city.id === 'K1')).toMatchObject({
      palace: null,
      crownPalace: 'prince',
    })
  })
  test('TM-V.3 in Agra he builds on the Taj Mahal tile, which is lost without effect like any other', () => {
    const s = position({
      prince: true,
      visit: 12,
      province: 'agra',
      turn: 1,
      players: [
        { row: ['red-ep-3'], hand: ['red-eg-2'] },
        { row: ['yellow-eg-1'], hand: ['yellow-eg-2'] },
        { row: ['violet-vp-1'] },
      ],
      pile: ['red-vg-1'],
      supply: SUPPLY,
    })
    const { s: next, events } = after(s, play('yellow-eg-2'))
    expect(told(events, 'placed')).toEqual([{ t: 'placed', bidder: 'prince', city: 'A5', crown: false }])
    expect(told(events, 'bonus')).toEqual([
      { t: 'bonus', bidder: 'prince', city: 'A5', tile: 'bonus-taj-mahal', points: 0, matches: [] },
    ])
    expect(next.bonusOf[next.bonus.indexOf(BONUS_NAMES.indexOf('bonus-taj-mahal'))]).toBe(GONE)
  })
  test('TM-V.3 if every city has a palace the crown palace goes to the one with most roads', () => {
    const s = position({
      prince: true,
      turn: 1,
      players: [
        { palaces: ['K1'] },
        { palaces: ['K3', 'K4'], row: ['yellow-eg-1'], hand: ['yellow-eg-2'] },
        { row: ['violet-vp-1', 'white-k-1'] },
      ],
      won: ['general', 'monk', 'princess'],
      pile: ['red-vg-1'],
      supply: SUPPLY,
    })
    const { s: next } = after(s, play('yellow-eg-2'))
    expect(palaces(next)).toEqual(['K2', 'K2+crown'])
  })
  test('TM-V-4 a lone crown palace does not keep the prince from the bonus tile', () => {
    const s = position({
      prince: true,
      turn: 1,
      players: [
        { crownPalaces: ['K4'], row: ['red-ee-1'], hand: ['red-ee-2'] },
        { row: ['yellow-ee-1'], hand: ['yellow-ee-2'] },
        { row: ['violet-ev-1'] },
      ],
      won: ['crown'],
      bonus: { K4: 'bonus-tea-1' },
      pile: ['red-vg-1'],
      supply: SUPPLY,
    })
    const { s: next } = after(s, play('yellow-ee-2'))
    expect(palaces(next)).toEqual(['K4'])
    expect(next.bonusOf[next.bonus.indexOf(BONUS_NAMES.indexOf('bonus-tea-1'))]).toBe(GONE)
  })
  test('TM-V.1 start player, other player, prince, also when seat 1 starts', () => {
    const s = position({
      prince: true,
      startSeat: 1,
      players: [{ hand: ['green-gp-1', 'green-eg-1'] }, { hand: ['yellow-gp-1', 'yellow-eg-1'] }, {}],
      pile: ['white-e-1'],
    })
    const { s: next, events } = after(s, play('yellow-gp-1'), play('green-gp-1'))
    expect(events.map(({ t }) => t)).toEqual(['played', 'played', 'turnedUp'])
    expect(asked(next)).toEqual({ rule: 'turn', seats: [1] })
    const { players, prince } = game.view(next, 'observer')
    expect(players).toHaveLength(2)
    expect(prince).toEqual({
      inVisit: true,
      row: ['white-e-1'],
      symbols: { vizier: 0, general: 0, monk: 0, princess: 0, mogul: 0, elephant: 1 },
      colour: null,
      leads: ['provinceTile'],
      palaces: 0,
    })
  })
  test('TM-V.2 no card to draw: the prince withdraws; his row is not shuffled in', () => {
    const s = position({
      prince: true,
      turn: 1,
      players: [{ hand: ['green-gp-1'] }, { hand: ['yellow-gp-1'] }, { row: ['violet-ev-1'] }],
      supply: SUPPLY,
      rest: 0,
    })
    const { events } = after(s, play('yellow-gp-1'))
    expect(told(events, 'turnedUp')).toEqual([])
    expect(told(events, 'withdrew')).toMatchObject([{ bidder: 'prince' }])
    const shuffled = position({
      prince: true,
      turn: 1,
      players: [{ hand: ['green-gp-1'] }, { hand: ['yellow-gp-1'] }, { row: ['violet-ev-1'] }],
      supply: SUPPLY,
      discard: ['violet-ee-1', 'violet-ee-2'],
      rest: 0,
    })
    const again = after(shuffled, play('yellow-gp-1'))
    expect(told(again.events, 'reshuffled')).toMatchObject([{ count: 2 }])
    expect(told(again.events, 'turnedUp')).toMatchObject([{ kept: true }])
  })
  test('TM-V.3 a province tile he wins is out, a card tile draws nothing', () => {
    const s = position({
      prince: true,
      turn: 1,
      players: [{ hand: ['green-gp-1'] }, { hand: ['yellow-gp-1'] }, { row: ['violet-ev-1', 'violet-ee-1'] }],
      bonus: { K4: 'bonus-card-1' },
      pile: ['red-ee-1'],
      supply: SUPPLY,
    })
    const { s: next, events } = after(s, play('yellow-gp-1'))
    expect(told(events, 'drew')).toEqual([])
    expect(told(events, 'provinceTile')).toEqual([])
    expect([next.tiles[0], next.pile.length]).toEqual([GONE, s.pile.length - 1])
    expect(game.view(next, 0).route[0]!.holder).toBe('out')
  })
  test('TM-V.4 the supply keeps its order, and the last prince takes one card or none', () => {
    const s = position({
      prince: true,
      players: [{ row: ['red-ee-1'], hand: ['red-ee-2'] }, {}, { row: ['violet-ev-1'] }],
      turn: 1,
      supply: SUPPLY,
      pile: ['green-ee-1', 'green-ee-2'],
    })
    const { s: next, events } = after(s, withdraw, take('red-em-2', 'red-ep-1'))
    expect(told(events, 'swept')).toEqual([{ t: 'swept', cards: ['red-em-1', 'white-p-1'] }])
    expect(game.view(next, 0).supply).toEqual(['red-ep-2'])
    const end = after(next, withdraw)
    expect(told(end.events, 'took')).toEqual([{ t: 'took', seat: 0, cards: ['red-ep-2'], asked: false }])
    // Short supply: both players empty it, nothing is left for the prince.
    const short = position({ prince: true, players: [{}, {}, {}], supply: SUPPLY.slice(0, 4), rest: 0 })
    const last = after(short, withdraw, take('red-em-1', 'red-em-2'), withdraw)
    expect(told(last.events, 'swept')).toEqual([])
    expect(last.s.visit).toBe(2)
  })
  test('TM-V.5 his palaces block and share cities, and he exchanges nothing', () => {
    const s = position({
      prince: true,
      visit: 2,
      players: [{ row: ['red-vk-1'] }, {}, { palaces: ['K2'] }],
      won: ['monk'],
      supply: SUPPLY,
    })
    const { s: next, events } = after(s, withdraw)
    expect(sorted(legal(next))).toEqual(sorted(['K1', 'K3', 'K4'].map(place)))
    const { s: shared } = after(next, place('K1'), place('K2'), take('red-em-1', 'red-em-2'))
    expect(game.view(shared, 0).cities.find((city) => city.id === 'K2')).toMatchObject({
      palace: 'prince',
      crownPalace: 0,
    })
    expect([told(events, 'exchanged'), gained(s, shared, 0)]).toEqual([[], 1])
    expect(k.pending(shared)).toEqual([1])
    expect(shared.tokens).toHaveLength(8)
  })
})
