import { type Dice, legalMoves, streamDice } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import type { State } from '../state.ts'
import { after, buy, game, k, position, type Side, takeGoods } from './position.ts'
import { OPTIONS } from './record.ts'

const { insight } = game
const worth = (s: State, seat = 0) => {
  const out = new Float64Array(4)
  insight.evaluate(s, out, insight.weights)
  return out[seat]!
}
const held = (side: Side) => worth(position({ players: [side] }))

describe('what a position is worth', () => {
  test('more of anything good is worth more, and a finished track most of all', () => {
    const nothing = held({})
    for (const side of [
      { fame: 1 },
      { coins: 1 },
      { karma: 1 },
      { stewards: 1 },
      { extraTurns: 1 },
      { hand: ['B01'] },
      { buildings: ['B01'] },
      { goods: ['G02'] },
      { ships: ['S03'] },
    ])
      expect(held(side), JSON.stringify(side)).toBeGreaterThan(nothing)
    expect(held({ hand: ['B03'] })).toBeGreaterThan(held({ hand: ['B14'] }))
    expect(held({ byFame: 6 })).toBeGreaterThan(held({ byFame: 5, fame: 2, coins: 5, stewards: 2 }))
    expect(held({ ships: ['S03', 'S05'] })).toBeGreaterThan(held({ ships: ['S03', 'S27'] }))
  })
  test('what waits on the agenda counts for the seat it waits for', () => {
    const s = position({ grid: ['P01'], players: [{ hand: ['B06'] }, {}] })
    const picking = after(s, buy('P01', ['B06'])).s
    // Two dice are still to be picked: the palace card is no loss.
    expect(worth(picking) + 0.12).toBeGreaterThan(worth(s))
    expect(worth(picking, 1)).toBe(worth(s, 1))
  })
  test('the last place is worth less than the first once the game is over', () => {
    const s = position({
      had: 1,
      elephant: 1,
      grid: ['B01'],
      players: [{ byFame: 5, coins: 5 }, { byFame: 6 }],
    })
    const over = after(s, { type: 'takeDie', slot: 0 }).s
    expect(over.result!.places).toEqual([2, 1])
    expect(worth(over, 1)).toBeGreaterThan(worth(over, 0) + 1)
  })
  test('evaluating changes nothing and tells equal positions alike', () => {
    const s = position({ grid: ['G12'], players: [{ goods: ['G10', 'G11'] }] })
    const before = JSON.stringify(s)
    expect(worth(s)).toBe(worth(game.clone(s)))
    expect(JSON.stringify(s)).toBe(before)
    expect(worth(after(s, takeGoods('G12')).s)).toBeGreaterThan(worth(s))
  })
})

/** One ply: every move in an imagined world, judged by the own value less the mean of the others'. */
function greedy(s: State, seat: number, dice: Dice): number {
  const out = new Float64Array(4)
  const world = k.imagine(s, seat, dice)
  let best = -Infinity
  let choice = -1
  for (const move of legalMoves(k, s, seat)) {
    const next = game.clone(world)
    k.apply(next, seat, move, dice)
    insight.evaluate(next, out, insight.weights)
    let value = out[seat]!
    for (let other = 0; other < s.seats; other++) if (other !== seat) value -= out[other]! / (s.seats - 1)
    if (value > best) {
      best = value
      choice = move
    }
  }
  return choice
}

test('greedy play beats random play: place 1 in nearly every game of three', () => {
  let places = 0
  const games = 24
  for (let n = 0; n < games; n++) {
    const dice = streamDice(n)
    const s = k.start(dice, 3, OPTIONS)
    while (s.result === null) {
      const seat = k.toMove(s)
      const moves = legalMoves(k, s, seat)
      k.apply(s, seat, seat === n % 3 ? greedy(s, seat, dice) : moves[dice.below(moves.length)]!, dice)
    }
    places += s.result.places[n % 3]!
  }
  expect(places / games).toBeLessThan(1.2)
})
