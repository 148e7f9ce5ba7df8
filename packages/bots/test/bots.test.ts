import { rooms } from '@durbar/games'
import { checksum, kernel, legalMoves, settingsOf, streamDice } from '@durbar/kernel'
import { often } from '@durbar/room/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  BOTS,
  botNamed,
  decide,
  fetchLearned,
  insightOf,
  LEVELS,
  playGame,
  searcher,
  standings,
  tournamentGame,
} from '../src/index.ts'
import { learnedKernel } from './networks.ts'

const kernels = rooms.map(({ game }) => {
  const { learned } = insightOf(kernel(game))
  return [game.id, kernel(game), learnedKernel(game, [8, 16], learned?.network)] as const
})

describe.each(kernels)('%s', (_id, plain, learner) => {
  const tables = settingsOf(plain.game)

  beforeAll(() => fetchLearned(learner))

  test.each([
    ...[BOTS.random!, BOTS.greedy!, BOTS.level1!, BOTS.level2!, searcher('search', 12)].map(
      (bot) => [bot.name, bot, plain] as const,
    ),
    ['level5', BOTS.level5!, learner] as const,
  ])('%s makes legal moves and the same ones for states that look alike', (_name, bot, k) => {
    const { seats, options } = tables.at(-1)!
    const dice = streamDice(5)
    const s = k.start(dice, seats, options)
    for (let n = 0; n < often(12); n++) {
      const seat = k.toMove(s)
      if (seat < 0) break
      const before = checksum(s)
      const choice = decide(bot, k, s, seat, streamDice(n))
      expect(legalMoves(k, s, seat)).toContain(choice)
      const other = k.imagine(s, seat, dice)
      expect(decide(bot, k, other, seat, streamDice(n))).toBe(choice)
      expect(checksum(s)).toBe(before)
      k.apply(s, seat, choice, dice)
    }
  })
  test('greedy beats random', async () => {
    const { seats, options } = tables.at(-1)!
    const bots = [BOTS.greedy!, ...Array(seats - 1).fill(BOTS.random!)]
    const games = Array.from({ length: 8 }, (_, n) => tournamentGame(plain, bots, options, 1, n))
    const { standings: list } = await standings(games)
    expect(list.find(({ name }) => name === 'greedy')!.meanPlace).toBeLessThan((seats + 1) / 2)
  })
})

test('a game is the same again for the same dice', () => {
  const k = kernel(rooms[0]!.game)
  const bots = [BOTS.greedy!, BOTS.random!, BOTS.random!]
  const [a, b] = [1, 2].map(() => playGame(k, bots, { greySide: false }, streamDice(7)))
  expect(a!.result).toEqual(b!.result)
})

test('a tournament gives everybody every seat and counts places, wins and scores', async () => {
  const k = kernel(rooms[0]!.game)
  const bots = [BOTS.random!, BOTS.random!, BOTS.greedy!]
  const games = Array.from({ length: 6 }, (_, n) => tournamentGame(k, bots, { greySide: false }, 3, n))
  expect(games.map(({ names }) => names.indexOf('greedy'))).toEqual([2, 1, 0, 2, 1, 0])
  const { standings: list, pairs } = await standings(games)
  const of = (name: string) => list.find((each) => each.name === name)!
  expect([of('random').seats, of('greedy').seats]).toEqual([12, 6])
  expect(of('random').winShare * 2 + of('greedy').winShare).toBeCloseTo(1)
  for (const { winShare, ci95, meanPlace, placeCi95 } of list) {
    expect(ci95[0] <= winShare && winShare <= ci95[1]).toBe(true)
    expect(placeCi95[0] <= meanPlace && meanPlace <= placeCi95[1]).toBe(true)
  }
  expect(of('greedy').rating).toBeGreaterThan(of('random').rating)
  expect(pairs).toEqual([
    { first: 'greedy', second: 'random', share: expect.any(Number), ci95: expect.any(Array), meetings: 6 },
  ])
})

test('the levels have the names used everywhere, and words in both languages', () => {
  expect(LEVELS.map(({ bot }) => bot.name)).toEqual(Array.from({ length: 6 }, (_, n) => `level${n + 1}`))
  expect(Object.keys(BOTS).filter((name) => !name.startsWith('level'))).toEqual([
    ...['random', 'greedy', 'classic5'],
  ])
  for (const { de, en } of LEVELS)
    for (const text of [de.name, de.description, en.name, en.description])
      expect(text.length).toBeGreaterThan(3)
})

test('a bot is found by its name, or by a search that is spelled out; anything else is nobody', () => {
  expect(botNamed('level3')!.name).toBe('level3')
  expect(botNamed('search/60/rollout=4/skill=2')!.name).toBe('search/60/rollout=4/skill=2')
  for (const nobody of [
    'level9',
    'search',
    'search/x',
    'search/0',
    'search/60/luck=1',
    'search/60/rollout=',
    'toString',
  ])
    expect(botNamed(nobody)).toBeNull()
})
