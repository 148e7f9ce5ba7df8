import { streamDice } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { ACTIONS, DISCS } from '../data/actions.ts'
import { faceDown } from '../knowledge.ts'
import type { State } from '../state.ts'
import {
  active,
  after,
  begin,
  disc,
  end,
  game,
  inOrder,
  k,
  legal,
  opening,
  position,
  program,
} from './position.ts'

/** The moment at which all discs are to be set. */
function setting(seats = 3): State {
  const s = position({ seats, players: Array(seats).fill({ gold: 15 }) })
  s.stack = [{ rule: 'round', step: 2 }, { rule: 'discs' }]
  s.open = 0
  s.used = 0
  s.discs.fill(-1)
  return begin(s)
}
const choose = (s: State, seat: number, move: object) => {
  k.apply(s, seat, k.read(move), streamDice(1))
  return s
}

describe('RJ-6.6 setting the discs', () => {
  test('RJ-6.6 every seat has the same 45 settings, equal pointers included', () => {
    const pairs = ACTIONS.flatMap((first, i) => ACTIONS.slice(i).map((second) => program(first, second)))
    expect(pairs.length).toBe(45)
    const s = setting()
    for (const seat of [0, 1, 2]) expect(inOrder(legal(s, seat))).toEqual(inOrder(pairs))
    expect(k.pending(s)).toEqual([0, 1, 2])
  })
  test('RJ-6.6 the pair is written in disc order, the other order is no move', () => {
    expect(k.read(program('PALACE_HOUSE', 'COINS'))).toBe(-1)
    expect(k.read(program('COINS'))).toBe(-1)
    expect(k.read({ type: 'program', actions: 'COINS COINS' })).toBe(-1)
    expect(k.write(k.read(program('COINS', 'PALACE_HOUSE')))).toEqual(program('COINS', 'PALACE_HOUSE'))
  })
  test('RJ-6.6 a choice is secret and can be changed until the last one is made', () => {
    const s = setting()
    choose(s, 1, program('PALACE', 'PALACE'))
    choose(s, 0, program('COINS', 'HOUSE'))
    choose(s, 1, program('HOUSE', 'QUARRY'))
    expect(k.pending(s)).toEqual([2])
    expect([0, 1, 2].map((seat) => game.view(s, seat, true).players.map((player) => player.disc))).toEqual([
      [['COINS', 'HOUSE'], null, null],
      [null, ['HOUSE', 'QUARRY'], null],
      [null, null, null],
    ])
    choose(s, 2, program('COINS', 'COINS'))
    expect(s.discs).toEqual([disc('COINS', 'HOUSE'), disc('HOUSE', 'QUARRY'), disc('COINS', 'COINS')])
  })
  test('RJ-6.6, RJ-6.1 the order in which the choices arrive does not matter', () => {
    const moves = [program('COINS', 'PALACE'), program('QUARRY', 'QUARRY'), program('HOUSE', 'CHARACTER')]
    const states = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ].map((order) => order.reduce((s, seat) => choose(s, seat, moves[seat]!), setting()))
    expect(states[1]).toEqual(states[0])
    expect(states[2]).toEqual(states[0])
  })
  test('RJ-6.8 a disc is turned up when its owner begins the turn and stays open for the round', () => {
    const s = position({
      seats: 3,
      players: [{ disc: ['HOUSE', 'HOUSE'] }, { disc: ['QUARRY', 'PALACE'] }, { disc: ['COINS', 'COINS'] }],
    })
    const shown = (at: State) => game.view(at, 'observer', true).players.map(({ disc: each }) => each)
    expect(shown(s)).toEqual([['HOUSE', 'HOUSE'], null, null])
    const { s: second, events } = after(s, end)
    expect(shown(second)).toEqual([['HOUSE', 'HOUSE'], ['QUARRY', 'PALACE'], null])
    expect(events).toContainEqual({ t: 'turnBegan', seat: 1, actions: ['QUARRY', 'PALACE'] })
    expect(game.view(s, 2).players[2]!.disc).toEqual(['COINS', 'COINS'])
  })
})

describe('what is hidden', () => {
  test('an imagined world deals every face-down disc anew and nothing else', () => {
    const s = position({ seats: 4, players: Array(4).fill({ disc: ['PALACE', 'PALACE'] }) })
    expect([0, 1, 2, 3].map((seat) => faceDown(s, seat))).toEqual([false, true, true, true])
    const seen = new Set<number>()
    for (let seed = 0; seed < 400; seed++) {
      const world = k.imagine(s, 1, streamDice(seed))
      expect([world.discs[0], world.discs[1]]).toEqual([s.discs[0], s.discs[1]])
      expect({ ...world, discs: 0 }).toEqual({ ...s, discs: 0 })
      seen.add(world.discs[2]!)
    }
    expect(seen.size).toBe(DISCS.length)
    expect(k.imagine(s, 'archive', streamDice(1))).toEqual(s)
  })
  test('RJ-3.4, RJ-R-24 other purses are hidden, with aids too, unless gold lies open or the game is over', () => {
    const purses = (s: State, who: number | 'observer' | 'archive', aids = false) =>
      game.view(s, who, aids).players.map(({ gold }) => gold)
    const players = [{ gold: 7 }, { gold: 8 }]
    const hidden = position({ seats: 2, players })
    expect(purses(hidden, 0)).toEqual([7, null])
    expect(purses(hidden, 'observer')).toEqual([null, null])
    expect(game.view(hidden, 0).standing).toBeNull()
    expect(game.view(hidden, 0).players[1]!.account).toBeNull()
    expect(purses(hidden, 'archive')).toEqual([7, 8])
    expect(purses(hidden, 0, true)).toEqual([7, null])
    expect(purses(position({ seats: 2, players, openGold: true }), 'observer')).toEqual([7, 8])
    const last = position({ seats: 2, players, short: true, round: 8 })
    expect(purses(after(last, end, end).s, 'observer')).toEqual([7 + 4, 8 + 4])
  })
  test('RJ-R-24 open or hidden gold never changes a legal move', () => {
    const asked = (openGold: boolean) => {
      const s = opening({ seats: 3, version: 'pro1', openGold })
      return legal(s)
    }
    expect(asked(true)).toEqual(asked(false))
    expect(active(opening({ openGold: true }))).toBe(0)
  })
})
