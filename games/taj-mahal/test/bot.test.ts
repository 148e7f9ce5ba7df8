import { moves, streamDice } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { insight } from '../bot/insight.ts'
import { after, game, k, position, withdraw } from './position.ts'

const worth = new Float64Array(5)
const evaluate = (s: ReturnType<typeof position>) => {
  insight.evaluate(s, worth, insight.weights)
  return Array.from(worth.subarray(0, s.seats))
}
const legal = moves()
const sameLuck = (seed: number) => streamDice(seed)

/** One ply deep in one redealt world: the best by own value less the mean of the others. */
function greedy(s: ReturnType<typeof position>, seat: number, seed: number): number {
  const world = k.imagine(s, seat, sameLuck(seed))
  const choices = Array.from(legal.at.subarray(0, k.legal(world, seat, legal)))
  const values = choices.map((move) => {
    const next = game.clone(world)
    k.apply(next, seat, move, sameLuck(seed))
    const all = evaluate(next)
    const others = all.reduce((sum, each) => sum + each, 0) - all[seat]!
    return all[seat]! - others / (s.seats - 1)
  })
  return choices[values.indexOf(Math.max(...values))]!
}

describe('what a position is worth', () => {
  test('greedy play beats random play at four players: mean place far below 2.5', () => {
    const places: number[] = []
    for (let n = 0; n < 60; n++) {
      const dice = streamDice(5000 + n)
      const s = k.start(dice, 4, { neutralPrince: false })
      for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
        const move =
          seat === n % 4
            ? greedy(s, seat, dice.below(2 ** 30))
            : legal.at[dice.below(k.legal(s, seat, legal))]!
        k.apply(s, seat, move, dice)
      }
      places.push(s.result!.places[n % 4]!)
    }
    const mean = places.reduce((a, b) => a + b) / places.length
    expect(mean).toBeLessThan(1.5)
  })
  test('a finished game is worth its score', () => {
    const s = position({
      visit: 12,
      province: 'agra',
      players: [{ points: 30 }, { points: 20, withdrawn: true }, { points: 10, withdrawn: true }],
      supply: ['white-e-1'],
    })
    const { s: done } = after(s, withdraw)
    expect(evaluate(done)).toEqual(done.result!.scores)
  })
  test('a lead, a link and a good are each worth something', () => {
    const base = position({ visit: 5, players: [{ hand: ['red-ee-1'] }, {}, {}] })
    const [mine, yours] = evaluate(base)
    expect(mine).toBeGreaterThan(yours!)
    const row = position({ visit: 5, players: [{ row: ['red-vg-1'] }, {}, {}] })
    expect(evaluate(row)[0]).toBeGreaterThan(evaluate(row)[1]!)
    const goods = position({ visit: 5, players: [{ tiles: ['province-tile-2'] }, { points: 2 }, {}] })
    expect(evaluate(goods)[0]).toBeGreaterThan(evaluate(goods)[1]!)
    const linked = position({ visit: 5, players: [{ palaces: ['B1', 'C4'] }, { palaces: ['B2'] }, {}] })
    expect(evaluate(linked)[0]).toBeGreaterThan(evaluate(linked)[1]!)
  })
})
