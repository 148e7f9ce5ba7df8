/** What bots have learned is read from what was written, exactly, and by no engine's own arithmetic. */
import { rooms } from '@durbar/games'
import { type Core, kernel, moves, settingsOf, streamDice } from '@durbar/kernel'
import type { Features } from '@durbar/room'
import { often } from '@durbar/room/testing'
import { describe, expect, test, vi } from 'vitest'
import {
  type AnyKernel,
  BOTS,
  DEFAULTS,
  decide,
  decoded,
  fetchLearned,
  insightOf,
  isSearcher,
  judgeWith,
  type Network,
} from '../src/index.ts'
import { exponential, logistic } from '../src/learned/logistic.ts'
import { Reading } from '../src/learned/reading.ts'
import { drawn, encoded, learnedKernel, sumOfNames } from './networks.ts'

interface Toy extends Core {
  gold: number[]
  late: number
}
const toy = (gold: number[], late = 0): Toy => ({
  ...{ rules: 1, seats: gold.length, stack: [], result: null },
  ...{ gold, late },
})
const features: Features<Toy> = {
  seat: ['gold', 'poor'],
  table: ['late'],
  read(s, out) {
    s.gold.forEach((gold, seat) => {
      out[2 * seat] = gold
      out[2 * seat + 1] = gold < 1 ? 1 : 0
    })
    out[2 * s.seats] = s.late
  },
}
/** Two units, then one: few enough to follow with a pencil. */
const TINY: Network = {
  ...{
    seatFeatures: 2,
    tableFeatures: 1,
    first: 2,
    second: 1,
    step: 0.5,
    beside: 0,
    names: sumOfNames(features),
  },
  // Gold: for its owner, against the others; then being poor.
  seatWeights: Float32Array.of(...[4, 0, -2, 0], ...[0, 6, 0, -1]),
  tableWeights: Float32Array.of(0, 2),
  firstBias: Float64Array.of(1, -0.5),
  secondWeights: Float64Array.of(3, -2),
  secondBias: Float64Array.of(0.25),
  lastWeights: Float64Array.of(2),
}
const judged = (s: Toy, reading = new Reading(TINY, features)): number[] => {
  const out = new Float64Array(s.seats)
  reading.evaluate(s, out)
  return [...out]
}

describe('a network', () => {
  test('is read as it was written', () => {
    expect(decoded(encoded(TINY))).toEqual(TINY)
  })
  test('says what can be reckoned with a pencil', () => {
    // Seat 0, rich: 4 * 0.5 - 2 * 0.25 * 0.5 + 1 = 2.75 and, by the other's need, -0.5 - 0.5 = -1, which is silent.
    // Seat 1, poor: 4 * 0.25 * 0.5 - 2 * 0.5 + 1 = 0.5 and 6 * 0.5 - 0.5 = 2.5.
    // Then 0.25 + 3 * 2.75 = 8.5, doubled; 0.25 + 3 * 0.5 - 2 * 2.5 = -3.25, which is silent.
    expect(judged(toy([1, 0.25]))).toEqual([17, 0])
    // Late, the second unit of both has 2 * 0.5 more: seat 0's reaches 0 and stays silent.
    expect(judged(toy([1, 0.25], 1))).toEqual([17, 0])
    // Later still: 1, and 8.5 - 2 * 1 = 6.5.
    expect(judged(toy([1, 0.25], 2))).toEqual([13, 0])
  })
  test('reads features in steps of 1/256', () => {
    expect(judged(toy([1 + 1 / 1024, 0.25]))).toEqual([17, 0])
    expect(judged(toy([1 + 1 / 256, 0.25]))[0]).toBe(17 + (2 * 3 * 4 * 0.5) / 256)
  })
  test('of another version, of another length or of other features is refused', () => {
    const base64 = encoded(TINY)
    expect(() => decoded(encoded(TINY, 1))).toThrow('a network of version 1; 2 is known')
    const bytes = Buffer.from(base64, 'base64')
    const cut = (length: number) => () => decoded(bytes.subarray(0, length).toString('base64'))
    expect(cut(bytes.length - 2)).toThrow(
      `a network of ${bytes.length - 2} bytes; its shape wants ${bytes.length}`,
    )
    expect(cut(9)).toThrow('a network of 9 bytes is none')
    const longer = Buffer.concat([bytes, Buffer.alloc(4)]).toString('base64')
    expect(() => decoded(longer)).toThrow(`its shape wants ${bytes.length}`)
    const others = [
      { ...features, seat: ['gold', 'rich'] },
      { ...features, seat: ['gold'], table: ['poor', 'late'] },
      { ...features, table: ['late', 'later'] },
    ]
    for (const other of others)
      expect(() => new Reading(TINY, other)).toThrow('the network was trained with other features')
    expect(() => new Reading({ ...TINY, seatFeatures: 3 }, features)).toThrow('other features')
  })
})

/** Positions of games at tables of every kind, in turn: no two that follow each other are neighbours. */
function* scattered(k: AnyKernel, plies: number): Generator<Core> {
  const tables = settingsOf(k.game)
  const out = moves()
  const deal = (n: number) => {
    const { seats, options } = tables[n % tables.length]!
    const dice = streamDice(n)
    return { dice, s: k.start(dice, seats, options) }
  }
  const games = Array.from({ length: 6 }, (_, n) => deal(n * 5))
  for (let n = 0; n < plies; n++) {
    // Now one game for a while, now another.
    const at = (n >> (n % 3)) % games.length
    const { s, dice } = games[at]!
    yield s
    const seat = k.toMove(s)
    if (seat < 0) games[at] = deal(n)
    else k.apply(s, seat, out.at[dice.below(k.legal(s, seat, out))]!, dice)
  }
}

describe.each(rooms.map((room) => [room.game.id, room.game] as const))('%s', (_id, game) => {
  const k: AnyKernel = kernel(game)
  const { features: own, learned } = insightOf(k)

  test('is judged exactly as if every position were summed anew', async () => {
    const networks = [drawn(own!, streamDice(3)), ...(learned ? [decoded(await learned.network())] : [])]
    for (const network of networks) {
      const kept = new Reading(network, own!)
      const [a, b] = [new Float64Array(8), new Float64Array(8)]
      const numbers = new Set<number>()
      for (const s of scattered(k, often(150))) {
        kept.evaluate(s, a)
        new Reading(network, own!).evaluate(s, b)
        for (let seat = 0; seat < s.seats; seat++) {
          if (a[seat] !== b[seat]) throw new Error(`${a[seat]} of what was kept, ${b[seat]} anew`)
          numbers.add(a[seat]!)
        }
      }
      expect(numbers.size).toBeGreaterThan(100)
    }
  })
  test.each(['level5', 'level6'])('%s says so if nobody has fetched what it learned', async (name) => {
    const learner = learnedKernel(game, [8, 16])
    const bot = BOTS[name]!
    const { seats, options } = settingsOf(game)[0]!
    const s = learner.start(streamDice(1), seats, options)
    const seat = learner.toMove(s)
    const ask = () => decide(bot, learner, s, seat, streamDice(1))
    expect(ask).toThrow(`nobody has fetched what bots of '${game.id}' have learned`)
    await bot.prepare!(learner)
    expect(ask).not.toThrow()
    expect(isSearcher(bot) && bot.iterations(learner)).toBe(name === 'level5' ? 8 : 16)
  })
  test.runIf(learned)('what its room has learned fits its features and its search', async () => {
    const base64 = await learned!.network()
    expect(base64.length).toBeLessThanOrEqual(300 * 1024)
    const judge = judgeWith(k, decoded(base64))
    const out = new Float64Array(8)
    for (const s of scattered(k, 40)) {
      judge.evaluate(s, out)
      for (let seat = 0; seat < s.seats; seat++) expect(Math.abs(out[seat]!)).toBeLessThan(50)
    }
    for (const name of Object.keys(learned!.search)) expect(Object.keys(DEFAULTS)).toContain(name)
    const [five, six] = learned!.efforts
    expect(five).toBeLessThan(six)
  })
})

test('at least one room has learned', () => {
  expect(rooms.some(({ game }) => insightOf(kernel(game)).learned)).toBe(true)
})

test('the logistic curve is that of Math.exp to twelve digits, and is not drawn by it', async () => {
  for (let x = -40; x <= 40; x += 1 / 64) {
    const clamped = Math.max(-20, Math.min(20, x))
    expect(Math.abs(logistic(x) - 1 / (1 + Math.exp(-clamped)))).toBeLessThan(1e-12)
    if (Math.abs(x) < 10) expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 10)
  }
  expect([logistic(0), logistic(Infinity), logistic(-Infinity)]).toEqual([0.5, logistic(20), logistic(-20)])
  const k = learnedKernel(rooms[0]!.game, [60, 60])
  await fetchLearned(k)
  const s = k.start(streamDice(1), 3, settingsOf(k.game)[0]!.options)
  const exp = vi.spyOn(Math, 'exp')
  decide(BOTS.level5!, k, s, k.toMove(s), streamDice(1))
  logistic(1)
  const asked = exp.mock.calls.length
  exp.mockRestore()
  expect(asked).toBe(0)
})
