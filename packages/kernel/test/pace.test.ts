/** How fast a game is, held against a yardstick. */
import { describe, expect, test } from 'vitest'
import { conformance, pace } from '../src/conformance/index.ts'
import { kernel, streamDice } from '../src/index.ts'
import { caravan, NUMBERS } from './caravan.ts'

const OPTIONS = { rich: false, purse: 1 }
const PLAN = { settings: [{ seats: 3, options: OPTIONS }], games: 1, seed: 1, numbers: NUMBERS }
const rules = caravan.rulesByVersion[2]!

describe('pace', () => {
  /** Rounds whose yardstick and games take as long as these say, the last again and again. */
  const clocked = (yardsticks: readonly number[], games: readonly number[]) => {
    const steps = yardsticks.flatMap((each, i) => [0, each, games[i]!])
    let [now, calls] = [0, 0]
    const clock = () => {
      now += steps[calls++ % steps.length]!
      return now
    }
    return { clock, calls: () => calls }
  }
  const decisions = () => {
    const k = kernel(caravan)
    const dice = streamDice(PLAN.seed)
    let made = 0
    for (let n = 0; n < 6; n++) {
      const s = k.start(dice, 2 + (n % 2), OPTIONS)
      for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s), made++) {
        const { moves } = k.ask(s, seat)!
        k.apply(s, seat, k.read(moves[dice.below(moves.length)]), dice)
      }
    }
    return made
  }
  const plan = { ...PLAN, settings: [2, 3].map((seats) => ({ seats, options: OPTIONS })) }
  test('decisions of six random games in the time of one yardstick; of twenty rounds the best of each counts', () => {
    const made = decisions()
    const { clock, calls } = clocked([9, 4, 7, 8], [30, 20, 16, 40])
    expect(pace(kernel(caravan), { ...plan, clock })).toBe((made * 4) / 16)
    expect(calls()).toBe(60)
  })
  test('the floor itself is fast enough, and nothing below it; without one nothing is measured', () => {
    const made = decisions()
    const speed = (floor: number) =>
      conformance(caravan, { ...plan, games: 0, floor, clock: clocked([1], [1]).clock }).speed!
    expect(speed(made)).toEqual({ ran: 20, failures: [] })
    expect(speed(made + 1).failures).toEqual([
      `caravan: ${made} decisions per yardstick, the floor is ${made + 1}`,
    ])
    expect(speed(0)).toEqual({ ran: 0, failures: [] })
  })
  test('who never comes to an end is not waited for', () => {
    const endless = kernel({
      ...caravan,
      rulesByVersion: { 1: { ...rules, nextRound: { run: (g) => g.then({ rule: 'round' }) } } },
    })
    expect(() => pace(endless, plan)).toThrow('no end within 97 moves')
  })
})
