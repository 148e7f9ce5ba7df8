/** A review can be left and taken up again, and comes to the same figures whoever computes it. */
import { BOTS } from '@durbar/bots'
import { roomOf } from '@durbar/games'
import { isRefused, type Match } from '@durbar/kernel'
import { soaking } from '@durbar/room/testing'
import { describe, expect, test } from 'vitest'
import { courseOf, newReview, note, perform, resumed, reviewing, summaryOf, tasksOf } from '../src/index.ts'
import { judgeable, playedBy } from './games.ts'

const room = roomOf('vermaechtnis')!
const course = judgeable(room, 2, 31)
const whole = [...reviewing(course, newReview(course, 'quick'))].at(-1)!.review

describe('a review', () => {
  test('is complete: every decision is judged, every move booked, nothing left open', () => {
    expect(tasksOf(course, whole)).toEqual([])
    expect(whole.decisions.every((each) => each !== null && !each.open)).toBe(true)
    expect(summaryOf(whole)!.seats.every(({ accuracy }) => accuracy! > 0 && accuracy! <= 100)).toBe(true)
  })
  test('that was left again and again, put away and taken up comes to the same figures', () => {
    let kept = JSON.stringify(newReview(course, 'quick'))
    const again = judgeable(room, 2, 31)
    let times = 0
    for (let over = false; !over; times++) {
      const review = resumed(again, JSON.parse(kept))!
      const steps = reviewing(again, review)
      over = true
      for (let n = 0; n < 40; n++)
        if (steps.next().done) break
        else if (n === 39) over = false
      kept = JSON.stringify(review)
    }
    expect(times).toBeGreaterThan(2)
    expect(JSON.parse(kept)).toEqual(whole)
  })
  // Every day the command line's threads show it: whichever is done first is noted first.
  test.runIf(soaking)('whose tasks were done in another order comes to the same figures', () => {
    const review = newReview(course, 'quick')
    for (let tasks = tasksOf(course, review); tasks.length > 0; tasks = tasksOf(course, review))
      for (const task of tasks.reverse()) note(review, perform(course, 'quick', task))
    expect(review).toEqual(whole)
  })
  test('tells how far it is, and has no sum before its books are complete', () => {
    const review = newReview(course, 'quick')
    const steps = reviewing(course, review)
    const shares = Array.from({ length: 5 }, () => {
      const step = steps.next()
      return step.done ? 1 : step.value.share
    })
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares[0]).toBeGreaterThan(0)
    expect(shares[4]).toBeLessThan(0.5)
    expect(summaryOf(review)).toBeNull()
  })
  test('of another match, another judge or no review at all is not taken up', () => {
    const other = judgeable(room, 2, 32)
    const kept = [whole, { ...whole, judge: 0 }, { ...whole, depth: 'deepest' }, { ...whole, entries: [] }]
    expect(resumed(other, whole)).toBeNull()
    expect(kept.map((each) => resumed(course, each) !== null)).toEqual([true, false, false, false])
    for (const nonsense of [null, 1, 'review', [], {}]) expect(resumed(course, nonsense)).toBeNull()
  })
})

describe('what cannot be judged says where', () => {
  const { match, key } = playedBy(room, [BOTS.random!, BOTS.random!], 4)
  const refusal = (given: Match) => {
    const answer = courseOf(room.game, given, key)
    return isRefused(answer) ? answer.refused : null
  }
  test.each([
    ['a game that is not over', { ...match, log: match.log.slice(0, 9) }, 'not over after the last move'],
    ['a move that does not fit', { ...match, log: match.log.toSpliced(4, 1) }, /^move \d+: /],
    ['a game of other rules', { ...match, rules: 99 }, 'no rules of version 99'],
    ['another game', { ...match, game: 'raja' }, 'a match of "raja", not of vermaechtnis'],
  ] as const)('%s', (_what, given, why) => {
    expect(refusal(given)).toMatch(why)
  })
})
