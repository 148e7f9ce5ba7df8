import { rooms } from '@durbar/games'
import { checksum, kernel, legalMoves, streamDice, tablesOf } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { BOTS, decide, playGame, tournament } from '../src/index.ts'

describe.each(rooms.map((room) => [room.game.id, kernel(room.game)] as const))('%s', (_id, k) => {
  const tables = tablesOf(k.game)

  test.each(Object.values(BOTS).map((bot) => [bot.name, bot] as const))(
    '%s makes legal moves and the same ones for states that look alike',
    (_name, bot) => {
      const { seats, options } = tables.at(-1)!
      const dice = streamDice(5)
      const s = k.start(dice, seats, options)
      for (let n = 0; n < 60; n++) {
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
    },
  )
  test('greedy beats random', () => {
    const { seats, options } = tables.at(-1)!
    const bots = [BOTS.greedy!, ...Array(seats - 1).fill(BOTS.random!)]
    const [greedy] = tournament(k, bots, options, 20, 1)
    expect(greedy!.meanPlace).toBeLessThan((seats + 1) / 2)
  })
})

test('a game is the same again for the same dice', () => {
  const k = kernel(rooms[0]!.game)
  const bots = [BOTS.greedy!, BOTS.random!, BOTS.random!]
  const [a, b] = [1, 2].map(() => playGame(k, bots, { greySide: false }, streamDice(7)))
  expect(a!.result).toEqual(b!.result)
})

test('a tournament gives everybody every seat and counts places, wins and scores', () => {
  const k = kernel(rooms[0]!.game)
  const standings = tournament(k, [BOTS.random!, BOTS.random!, BOTS.greedy!], { greySide: false }, 6, 3)
  expect(standings.map(({ name, games }) => [name, games])).toEqual([
    ['random', 12],
    ['greedy', 6],
  ])
  const [first, second] = standings as [(typeof standings)[0], (typeof standings)[0]]
  expect(first.winShare * 12 + second.winShare * 6).toBeCloseTo(6)
  for (const { meanPlace, ci95 } of standings) expect(ci95[0] <= meanPlace && meanPlace <= ci95[1]).toBe(true)
})
