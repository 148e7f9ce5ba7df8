/** Every difference is booked once: the accounts add up to the result, and luck to nothing. */
import { canonical, streamDice } from '@durbar/kernel'
import { often } from '@durbar/room/testing'
import { describe, expect, test } from 'vitest'
import { entryOf, newReview, note, type Prospect, resultOf, summaryOf } from '../src/index.ts'
import { luckOf } from '../src/luck.ts'
import { errorOf } from '../src/prospect.ts'
import { GAMES, judgeable, SHALLOW } from './games.ts'

describe.each(GAMES)('%s', (_id, room) => {
  test('start, own decisions, those of others and luck add up to the result of every seat', () => {
    for (let n = 0; n < often(2); n++) {
      const counts = room.game.seats
      const course = judgeable(room, counts[n % counts.length]!, 100 + n)
      const review = newReview(course, 'quick')
      for (const ply of course.positions.keys()) note(review, { entry: entryOf(course, ply, SHALLOW) })
      const result = resultOf(course.positions.at(-1)!.result!)
      const { seats } = summaryOf(review)!
      for (const { seat, sum, wins } of seats) {
        expect(sum.result).toBe(result.places[seat])
        expect(wins.result).toBe(result.wins[seat])
        for (const { start, own, others, luck, result: end } of [sum, wins])
          expect(start + own + others + luck).toBeCloseTo(end, 9)
      }
      expect(seats.reduce((all, { sum }) => all + sum.luck, 0)).toBeCloseTo(0, 9)
      // Of the result everybody is sure; of no beginning is.
      expect(review.entries.at(-1)!.error!.places).toEqual(result.places.map(() => 0))
      expect(review.entries[0]!.error).toBeUndefined()
      expect(Math.max(...review.entries.slice(1).map((each) => each!.error!.places[0]!))).toBeGreaterThan(0)
      expect(seats.some(({ sum }) => Math.abs(sum.own) > 0.01)).toBe(true)
    }
  })

  test('what all seats know between them stays as it was when the rest is dealt anew', () => {
    const { kernel, positions, match } = judgeable(room, room.game.seats.at(-1)!, 7)
    const dice = streamDice(3)
    for (let ply = 0; ply < positions.length; ply += 9) {
      const truth = positions[ply]!
      const world = kernel.imagine(truth, 'together', dice)
      for (let seat = 0; seat < match.seats; seat++) {
        expect(canonical(kernel.game.view(world, seat, true))).toBe(
          canonical(kernel.game.view(truth, seat, true)),
        )
        expect(kernel.chosen(world, seat)).toBe(kernel.chosen(truth, seat))
      }
      const [a, b] = [truth, world].map((s) => kernel.imagine(s, 'together', streamDice(ply)))
      expect(canonical(a)).toBe(canonical(b))
    }
  })
})

describe('luck', () => {
  const dice = streamDice(11)
  const noise = () => dice.below(1000) / 1000 - 0.5
  const promise = (place: number): Prospect => ({ places: [place, 3 - place], wins: [2 - place, place - 1] })
  const weighing = { alternatives: 3, stages: [8, 32] }
  /** Each of the four falls once, and is judged the same whichever it was that fell. */
  const eachOnce = (worth: (which: number, n: number) => number) =>
    [0, 1, 2, 3].map(
      (fell) => luckOf(weighing, 0.5, (which, n) => promise(worth((which + fell) % 4, n))).places[0]!,
    )

  test('is nothing over all that could have fallen, however noisy the judge', () => {
    for (let trial = 0; trial < 20; trial++) {
      const table = Array.from({ length: 4 }, (_, which) =>
        Array.from({ length: 32 }, () => 1.5 + 0.1 * which + 0.4 * noise()),
      )
      const all = eachOnce((which, n) => table[which]![n]!)
      expect(all.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 9)
    }
  })
  test('is what is believed of the difference where there is no noise, and none where there is nothing else', () => {
    expect(eachOnce((which) => 1 + which / 4)).toEqual([-0.1875, -0.0625, 0.0625, 0.1875])
    expect(eachOnce(() => 1.5)).toEqual([0, 0, 0, 0])
    const sizes = Array.from({ length: 40 }, () => {
      const table = Array.from({ length: 4 }, () => Array.from({ length: 32 }, () => 1.5 + noise()))
      return Math.max(...eachOnce((which, n) => table[which]![n]!).map(Math.abs))
    })
    expect(sizes.filter((size) => size === 0).length).toBeGreaterThan(15)
  })
})

test('how sure a mean is follows from how far its playouts lie apart, and from how many there are', () => {
  const promise = (place: number): Prospect => ({ places: [place], wins: [0] })
  expect(errorOf([1, 2, 3, 2].map(promise)).places[0]).toBeCloseTo(Math.sqrt(2 / 3 / 4))
  expect(errorOf(Array(4).fill([1, 2, 3, 2].map(promise)).flat()).places[0]).toBeCloseTo(
    Math.sqrt(8 / 15 / 16),
  )
  expect(errorOf([promise(2)]).places).toEqual([0])
})
