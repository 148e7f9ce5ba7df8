import { describe, expect, test } from 'vitest'
import { DECK, SPECIALS } from '../data/cards.ts'
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
  withdraw,
} from './position.ts'

const SUPPLY = ['red-em-1', 'green-ee-2', 'white-p-1', 'violet-vp-1', 'white-e-5']
const pairs = (cards: readonly string[]) => cards.flatMap((a, i) => cards.slice(i + 1).map((b) => take(a, b)))

describe('TM-7 after scoring', () => {
  test('TM-4.10, TM-7.1 each of the four special cards goes back to the hand and none to the discard pile', () => {
    for (const special of SPECIALS) {
      const s = position({
        players: [{ row: ['red-ee-1', special] }, { row: ['green-ek-1'] }],
        supply: SUPPLY,
      })
      const view = game.view(after(s, withdraw).s, 0)
      expect(view.players[0]!.specials).toEqual([special])
      expect(view.discardPile).toEqual(['red-ee-1'])
    }
  })
  test('TM-7.1 the row goes to the discard pile, special cards to the hand', () => {
    const s = position({
      players: [{ row: ['red-vg-1', 'white-e-1', 'red-ee-1', 'special-points'] }],
      supply: SUPPLY,
    })
    const { s: next, events } = after(s, withdraw, place('K1'), place('K2'))
    expect(told(events, 'discarded')).toEqual([
      { t: 'discarded', bidder: 0, cards: ['red-vg-1', 'white-e-1', 'red-ee-1'], kept: ['special-points'] },
    ])
    expect(game.view(next, 1).discardPile).toEqual(['red-ee-1', 'red-vg-1', 'white-e-1'])
    expect(game.view(next, 1).players[0]).toMatchObject({
      row: [],
      specials: ['special-points'],
      inVisit: false,
    })
  })
  test('TM-7.3 any two of the supply, written as a sorted pair', () => {
    const s = position({ players: [{ row: ['red-ee-1'] }], supply: SUPPLY })
    const { s: asking } = after(s, withdraw)
    expect(legal(asking)).toHaveLength(10)
    expect(sorted(legal(asking))).toEqual(sorted(pairs(SUPPLY)))
    const { s: next, events } = after(asking, take('white-p-1', 'green-ee-2'))
    expect(told(events, 'took')).toEqual([
      { t: 'took', seat: 0, cards: ['green-ee-2', 'white-p-1'], asked: true },
    ])
    expect(game.view(next, 0).supply).toEqual(['red-em-1', 'violet-vp-1', 'white-e-5'])
    expect(game.view(next, 0).players[0]!.hand).toEqual(['green-ee-2', 'white-p-1'])
  })
  test('TM-7.3 the first of five players chooses among 36 pairs', () => {
    const s = position({ seats: 5, players: [{ row: ['red-ee-1'] }] })
    const { s: asking } = after(s, withdraw)
    expect(sorted(legal(asking))).toEqual(sorted(pairs(game.view(s, 0).supply)))
    expect(legal(asking)).toHaveLength(36)
  })
  test('TM-7.4 the last player gets the one card left without being asked', () => {
    const s = position({
      turn: 2,
      players: [{ withdrawn: true }, { withdrawn: true }, { row: ['red-ee-1'] }],
      supply: ['white-e-5'],
    })
    const { s: next, events } = after(s, withdraw)
    expect(told(events, 'took')).toEqual([{ t: 'took', seat: 2, cards: ['white-e-5'], asked: false }])
    expect(next.visit).toBe(2)
  })
  test('TM-7.5, TM-M-3 the start player withdraws at once: one card of the pile, two of the five, no points', () => {
    const s = position({ players: [{ hand: ['red-ee-1'] }], supply: SUPPLY, pile: ['green-mk-1'] })
    const { s: drawn, events } = after(s, withdraw)
    // The extra card is in the hand before the supply is asked for.
    expect(asked(drawn)).toEqual({ rule: 'take', seats: [0] })
    expect(game.view(drawn, 0).players[0]!.hand).toEqual(['red-ee-1', 'green-mk-1'])
    expect(told(events, 'drew')).toEqual([{ t: 'drew', seat: 0, card: 'green-mk-1', why: 'unplayed' }])
    const { s: next } = after(drawn, take('red-em-1', 'white-p-1'))
    expect(game.view(next, 0).players[0]!.handSize).toBe(4)
    expect([gained(s, next, 0), next.supply.length, game.view(next, 0).players[0]!.palaces]).toEqual([
      0, 3, 0,
    ])
    // What was drawn is unknown to the others, what was taken is known to all.
    expect(game.view(next, 1, true).players[0]!.known).toEqual(['red-em-1', 'white-p-1'])
  })
  test('TM-R-11, TM-M-5 the last player who played nothing gets a hidden card and the last open one', () => {
    const s = position({
      turn: 1,
      players: [{ withdrawn: true }, { hand: ['red-ee-1'] }, { withdrawn: true }],
      supply: ['white-e-5'],
      pile: ['green-mk-1'],
    })
    const { s: next, events } = after(s, withdraw)
    expect(game.view(next, 1).players[1]!.hand).toEqual(['red-ee-1', 'green-mk-1', 'white-e-5'])
    expect(told(events, 'withdrew')[0]!.compared.some(({ won }) => won)).toBe(false)
    expect(gained(s, next, 1)).toBe(0)
  })
  test('TM-D-4, TM-R-10 both piles empty and four cards: two chosen, two given, none; the next supply is empty', () => {
    const four = ['red-em-1', 'green-ee-2', 'white-p-1', 'violet-vp-1']
    const s = position({ seats: 3, players: [{}, {}, {}], supply: four, rest: 0 })
    expect([s.pile.length, s.discard]).toEqual([0, [0, 0, 0, 0, 0]])
    const first = after(s, withdraw)
    expect(told(first.events, 'nothingToDraw')).toEqual([{ t: 'nothingToDraw', seat: 0 }])
    expect(sorted(legal(first.s))).toEqual(sorted(pairs(four)))
    const second = after(first.s, take('red-em-1', 'white-p-1'), withdraw)
    expect(told(second.events, 'took')).toEqual([
      { t: 'took', seat: 0, cards: ['red-em-1', 'white-p-1'], asked: true },
      { t: 'took', seat: 1, cards: ['green-ee-2', 'violet-vp-1'], asked: false },
    ])
    const third = after(second.s, withdraw)
    expect(told(third.events, 'took')).toEqual([])
    expect(told(third.events, 'visit')).toMatchObject([{ visit: 2, supply: [] }])
    expect(told(third.events, 'reshuffled')).toEqual([])
    expect([third.s.visit, third.s.supply]).toEqual([2, []])
  })
  test('TM-R-19, TM-R-23 hand sizes are open, and there is no limit to them', () => {
    const s = position({ players: [{}, {}, {}], rest: 1, supply: SUPPLY })
    const views = [0, 1, 2, 'observer' as const].map((who) =>
      game.view(s, who).players.map((player) => player.handSize),
    )
    expect(views).toEqual(Array(4).fill([0, DECK.length - 5, 0]))
    const { s: next } = after(s, withdraw, take('red-em-1', 'white-p-1'))
    // Every coloured card of the hand, alone or with each of its ten white cards.
    expect(legal(next)).toHaveLength(81 * 11 + 1)
    expect(legal(next)).toContainEqual(play('red-ee-1', 'white-k-1'))
  })
})
