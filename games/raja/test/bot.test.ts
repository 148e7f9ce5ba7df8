/** What the evaluation must see, position by position, and that it makes a one-ply player build. */
import { streamDice } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { insight } from '../bot/insight.ts'
import type { State } from '../state.ts'
import {
  after,
  bid,
  coins,
  end,
  game,
  k,
  legal,
  opening,
  palace,
  pick,
  position,
  program,
  shift,
  start,
  travel,
} from './position.ts'

function worths(s: State): number[] {
  const out = new Float64Array(s.seats)
  insight.evaluate(s, out, insight.weights)
  return [...out]
}
/** A seat's lead: its worth less the mean of the others. */
function lead(s: State, seat: number): number {
  const all = worths(s)
  const others = all.filter((_, other) => other !== seat)
  return all[seat]! - others.reduce((sum, worth) => sum + worth, 0) / others.length
}
/** The move that looks best afterwards. */
function best(s: State): object {
  const seat = k.toMove(s)
  const choices = legal(s, seat).map((move) => ({ move, worth: lead(after(s, move).s, seat) }))
  return choices.reduce((top, each) => (each.worth > top.worth ? each : top)).move
}
/** Plays a whole turn greedily. */
function turn(s: State): object[] {
  const line: object[] = []
  const seat = k.toMove(s)
  let now = s
  while (now.stack.at(-1)!.rule === 'turn' && k.toMove(now) === seat && line.length < 60) {
    const move = best(now)
    line.push(move)
    now = after(now, move).s
  }
  return line
}

describe('the evaluation', () => {
  test('walks to a city over several roads, builds the palace there, and ends only then', () => {
    const s = position({
      seats: 3,
      maharaja: 'A',
      players: [{ gold: 15, houses: ['v09', 'v10', 'v23'], disc: ['COINS', 'PALACE'] }],
    })
    const line = turn(s)
    expect(line).toContainEqual(palace(1, 'large'))
    expect(line).toContainEqual(coins(0))
    expect(line.filter((move) => (move as { type: string }).type === 'travel')).toEqual([
      travel('r05'),
      travel('r12'),
    ])
    expect(line.at(-1)).toEqual(end)
  })
  test('does not walk about when an action cannot be carried out, but ends the turn', () => {
    const s = position({
      seats: 3,
      players: [{ gold: 3, houses: ['v11', 'v12'], disc: ['COINS', 'PALACE'] }],
    })
    const line = turn(s)
    expect(line.length).toBeLessThan(5)
    expect(line.at(-1)).toEqual(end)
  })
  test('is where the Maharaja is when the turn ends', () => {
    const s = position({
      seats: 3,
      maharaja: 'D',
      track: '.BCAEFG|D.........',
      players: [{ houses: ['v11', 'v12'] }],
    })
    const line = turn(s)
    expect(line).toEqual(expect.arrayContaining([travel('r06'), coins(0), coins(1), end]))
  })
  test('sets a disc that can be carried out: no palace without gold, one with it', () => {
    const rich = (gold: number) => {
      const s = position({ seats: 2, players: [{ gold, houses: ['v11', 'v12'], at: 'D' }, { cards: [6] }] })
      const scores = (['PALACE', 'COINS'] as const).map((action) => {
        const set = game.clone(s)
        set.stack = [
          { rule: 'round', step: 2 },
          { rule: 'discs', chosen: [k.read(program('COINS', action)), null] },
        ]
        set.open = 0
        set.discs.fill(-1)
        return lead(set, 0)
      })
      return scores[0]! > scores[1]!
    }
    expect([rich(3), rich(15)]).toEqual([false, true])
  })
  test('counts a palace as about one point and gold as a fraction of it', () => {
    const more = position({ seats: 2, players: [{ palaces: 'aab' }, {}], acted: [0] })
    const less = position({ seats: 2, players: [{ palaces: 'aa' }, {}], acted: [0] })
    expect(worths(more)[0]! - worths(less)[0]!).toBeGreaterThan(0.8)
    const poor = position({ seats: 2, players: [{ gold: 5 }, {}], acted: [0] })
    const rich = position({ seats: 2, players: [{ gold: 6 }, {}], acted: [0] })
    const gold = worths(rich)[0]! - worths(poor)[0]!
    expect(gold).toBeGreaterThan(0.02)
    expect(gold).toBeLessThan(0.12)
  })
  test('bids for the choice of a character, but not everything', () => {
    const s = opening({ seats: 3, version: 'pro1' })
    const raised = after(s, bid(0)).s
    expect((best(raised) as { type: string }).type).toBe('bid')
    expect((best(after(s, bid(9)).s) as { type: string }).type).toBe('passBid')
    expect(best(opening({ seats: 3 }))).toEqual(pick(6))
  })
  test('puts the first house on a way to the cities scored first', () => {
    const s = after(opening({ seats: 3, track: 'DABCEFG|..........' }), pick(6), pick(1), pick(2)).s
    expect(['v09', 'v10', 'v11', 'v12'].map(start)).toContainEqual(best(s))
  })
  test('shifts the crest that helps, builds where it is scored soon', () => {
    const s = position({
      seats: 2,
      maharaja: 'A',
      track: '.BCDEFG|A.........',
      players: [{ palaces: 'Ddd', disc: ['SCORING_ORDER', 'SCORING_ORDER'] }, { palaces: 'Bbb' }],
    })
    expect([shift(0, 'D'), shift(1, 'D')]).toContainEqual(best(s))
  })
  test('is the same for any two worlds that look alike, reads nothing random and writes nothing', () => {
    const s = position({ seats: 4, players: Array(4).fill({ disc: ['PALACE', 'PALACE'] }) })
    const before = JSON.stringify(s)
    expect(worths(s)).toEqual(worths(s))
    expect(JSON.stringify(s)).toBe(before)
    expect(worths(k.imagine(s, 1, streamDice(3))).length).toBe(4)
  })
  test('a finished game is worth its palaces', () => {
    const s = position({
      seats: 2,
      round: 8,
      short: true,
      players: [{ palaces: 'ab', gold: 0 }, { gold: 0 }],
    })
    const over = after(s, coins(0), coins(1), end, coins(0), coins(1), end).s
    expect(worths(over).map(Math.floor)).toEqual([2, 0])
  })
})
