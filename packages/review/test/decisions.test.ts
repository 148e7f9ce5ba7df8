/** A decision is judged by what its seat could know, and priced fairly. */
import { streamDice } from '@durbar/kernel'
import { often } from '@durbar/room/testing'
import { describe, expect, test } from 'vitest'
import { type Asked, type Course, deepen, look, Pricing } from '../src/index.ts'
import { GAMES, judgeable, SHALLOW } from './games.ts'

const askedAt = ({ kernel, match, positions, moves }: Course, ply: number): Asked => ({
  kernel,
  state: positions[ply - 1]!,
  seat: match.log[ply - 1]!.seat,
  move: moves[ply - 1]!,
  ply,
})

describe.each(GAMES)('%s', (_id, room) => {
  test('is the same for states that look alike from the seat', () => {
    const course = judgeable(room, room.game.seats.at(-1)!, 21)
    const dice = streamDice(9)
    for (let n = 1; n <= often(5); n++) {
      const ply = 1 + Math.floor(((n - 0.5) * course.moves.length) / often(5))
      const asked = askedAt(course, ply)
      const alike = { ...asked, state: course.kernel.imagine(asked.state, asked.seat, dice) }
      const first = look(asked, SHALLOW)
      expect(look(alike, SHALLOW)).toEqual(first)
      expect(deepen(alike, first, SHALLOW)).toEqual(deepen(asked, first, SHALLOW))
    }
  })

  test('the played move and the best one have had the same visits, and the cost is never negative', () => {
    const course = judgeable(room, room.game.seats[0]!, 22)
    for (let ply = 1; ply <= course.moves.length; ply += Math.ceil(course.moves.length / often(8))) {
      const asked = askedAt(course, ply)
      const first = look(asked, SHALLOW)
      for (const judged of [first, deepen(asked, first, SHALLOW)]) {
        const played = judged.options.find(({ move }) => course.kernel.read(move) === asked.move)!
        expect(played.visits).toBe(judged.options[0]!.visits)
        expect(judged.cost).toBeGreaterThanOrEqual(0)
        if (judged.cost > 0) expect(judged.measured.low).toBeGreaterThan(0)
        const { before, after, seat } = judged
        expect(after.places[seat]! - before.places[seat]!).toBeCloseTo(judged.measured.mean, 9)
        expect(after.wins.reduce((sum, win) => sum + win, 0)).toBeCloseTo(1, 9)
        if (judged.legal === 1) expect(judged.cost).toBe(0)
      }
    }
  })
})

test('a move priced against itself costs nothing: both are in the same worlds with the same dice', () => {
  const { kernel, positions, moves, match } = judgeable(GAMES[0]![1], 3, 5)
  const pricing = new Pricing(kernel, positions[0]!, match.log[0]!.seat, [moves[0]!], {
    purpose: 'price',
    ply: 1,
  })
  pricing.visit(10)
  expect(pricing.cost(0, 0)).toEqual({ mean: 0, low: 0, high: 0 })
})
