/** Touching a place means the whole way there: every move of it is legal in its turn and costs what was told. */
import { canonical, streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import type { JunctionId } from '../data/board.ts'
import { course } from '../table/course.ts'
import { elsewhere } from '../table/touches.ts'
import type { Brings } from '../view/brings.ts'
import { lively } from './lively.ts'
import { game, k } from './position.ts'

test('in random games every way that can be paid for is a course to its end', () => {
  let long = 0
  for (const seed of [1, 2, 3]) {
    const version = seed === 3 ? 'pro1' : 'base'
    lively(3, { version, short: false, openGold: false }, seed, ({ state }) => {
      const seat = k.toMove(state)
      if (seat < 0) return
      const view = game.view(state, seat)
      const mine =
        view.turn?.seat === seat && k.offers(state, seat)?.moves.some(({ type }) => type === 'travel')
      for (const { to, roads, price, affordable } of mine ? view.players[seat]!.ways! : []) {
        const touched = [elsewhere(to, roads[0] ?? null)]
        const way = course(touched, view, 'en')
        if (!affordable || roads.length === 0) {
          expect(way).toBeNull()
          continue
        }
        expect(way!.moves.map((move) => 'road' in move && move.road)).toEqual(roads)
        const then = game.clone(state)
        const gold = game.view(then, seat).players[seat]!.gold!
        for (const move of way!.moves) {
          const asked = k.offers(then, seat)!
          const at = asked.moves.findIndex((each) => canonical(each) === canonical(move))
          expect(at).toBeGreaterThanOrEqual(0)
          expect(way!.asTold(move, asked.brings![at] as Brings)).toBe(true)
          expect(way!.asTold(move, { gold: [-9, -9, -9], order: null })).toBe(false)
          k.apply(then, seat, k.read(move), streamDice(0))
        }
        const after = game.view(then, seat).players[seat]!
        expect(after.architect).toBe(to satisfies JunctionId)
        expect(after.gold).toBe(gold - price)
        if (roads.length > 2) long++
      }
    })
  }
  expect(long).toBeGreaterThan(20)
})
