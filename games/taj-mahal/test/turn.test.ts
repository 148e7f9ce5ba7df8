import { streamDice } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { PROVINCE_NAMES } from '../data/board.ts'
import {
  after,
  asked,
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

const HANDS = [
  { hand: ['red-ee-1', 'red-ev-1', 'green-eg-1'] },
  { hand: ['yellow-ee-1', 'yellow-ev-1'] },
  { hand: ['violet-ee-1', 'violet-ev-1'] },
]
const SUPPLY = ['red-em-1', 'red-em-2', 'red-em-3', 'red-ep-1', 'red-ep-2']

describe('TM-2 course of a visit', () => {
  test('TM-2.1, TM-9.1 a game is twelve visits, one to each province, and then over', () => {
    const dice = streamDice(3)
    const visited: string[] = []
    const s = k.start(dice, 4, { neutralPrince: false }, undefined, (event) => {
      if (event.t === 'visit') visited.push(event.province)
    })
    let withdrawals = 0
    while (s.result === null) {
      const move = legal(s)[dice.below(legal(s).length)]!
      if (move.type === 'withdraw') withdrawals++
      k.apply(s, k.toMove(s), k.read(move), dice, (event) => {
        if (event.t === 'visit') visited.push(event.province)
      })
    }
    expect(visited).toHaveLength(12)
    expect([...visited].sort()).toEqual([...PROVINCE_NAMES].sort())
    expect(withdrawals).toBe(48)
    expect(s.result.end).toBe('twelveVisits')
  })
  test('TM-2.2 the start player begins, then it goes clockwise', () => {
    let s = position({ startSeat: 1, players: HANDS })
    const order = [asked(s).seats[0]]
    for (const move of [play('yellow-ee-1'), play('violet-ee-1'), play('red-ee-1')]) {
      s = after(s, move).s
      order.push(asked(s).seats[0])
    }
    expect(order).toEqual([1, 2, 0, 1])
  })
  test('TM-2.3 play cards or withdraw: there is no third way', () => {
    const s = position({ players: HANDS })
    expect(sorted(legal(s))).toEqual(
      sorted([play('red-ee-1'), play('red-ev-1'), play('green-eg-1'), withdraw]),
    )
  })
  test('TM-2.4, TM-7.6 who has withdrawn is passed over', () => {
    const s = position({ players: HANDS, supply: SUPPLY })
    const { s: next } = after(
      s,
      play('red-ee-1'),
      withdraw,
      take('red-em-1', 'red-em-2'),
      play('violet-ee-1'),
      play('red-ev-1'),
    )
    expect(asked(next)).toEqual({ rule: 'turn', seats: [2] })
    expect(game.view(next, 0).players.map((player) => player.inVisit)).toEqual([true, false, true])
  })
  test('TM-2.5, TM-8.7 when all have withdrawn the visit ends and the next begins', () => {
    const s = position({ players: HANDS, supply: SUPPLY })
    const { s: next, events } = after(
      s,
      withdraw,
      take('red-em-1', 'red-em-2'),
      withdraw,
      take('red-em-3', 'red-ep-1'),
      withdraw,
    )
    expect([next.visit, asked(next)]).toEqual([2, { rule: 'turn', seats: [1] }])
    expect(told(events, 'visitEnded')).toEqual([
      { t: 'visitEnded', visit: 1, tile: 'province-tile-1', bonus: [expect.stringMatching(/^bonus-/)] },
    ])
    expect(told(events, 'visit')).toMatchObject([{ visit: 2, tile: 'province-tile-2', startSeat: 1 }])
  })
  test('TM-2.6 the last player goes on as long as wanted', () => {
    const s = position({
      turn: 0,
      players: [{ hand: ['red-ee-1', 'red-ev-1', 'red-vg-1'] }, { withdrawn: true }, { withdrawn: true }],
      supply: ['white-e-1'],
    })
    const { s: next } = after(s, play('red-ee-1'), play('red-ev-1'), play('red-vg-1'), withdraw)
    expect(asked(next)).toEqual({ rule: 'place', seats: [0] })
    expect(after(next, place('K1'), place('K4')).s.visit).toBe(2)
  })
  test('TM-2.7, TM-R-3 without a fitting coloured card there is only withdrawing, and it is asked', () => {
    const whites = position({ players: [{ hand: ['white-e-1', 'white-g-1'], specials: ['special-points'] }] })
    expect(legal(whites)).toEqual([withdraw])
    const empty = position({ players: [{}] })
    expect(legal(empty)).toEqual([withdraw])
    const bound = position({ players: [{ row: ['red-ee-1'], hand: ['green-eg-1', 'white-e-1'] }] })
    expect(legal(bound)).toEqual([withdraw])
    // Nothing played before: the extra card comes all the same.
    expect(told(after(empty, withdraw).events, 'drew')).toHaveLength(1)
    expect(told(after(bound, withdraw).events, 'drew')).toHaveLength(0)
  })
})
