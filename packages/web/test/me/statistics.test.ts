import type { RecordRow } from '@durbar/protocol/court/people'
import { describe, expect, test } from 'vitest'
import { daysBetween } from '../../src/days.ts'
import {
  gamesOf,
  placesOf,
  pointsOf,
  rivalsOf,
  spreadOf,
  summaryOf,
  weeksOf,
} from '../../src/me/statistics.ts'

const at = (month: number, day: number, hour = 20) => new Date(2026, month - 1, day, hour).getTime()

const SEATS = [{ name: 'Anna' }, { name: 'Jonas' }, { name: 'level3', bot: 'level3' }]
const record = (ended: number, places: number[], scores: number[], game = 'raja', seat = 0): RecordRow => ({
  table: `table${ended}`,
  game,
  ended,
  seats: SEATS.slice(0, places.length),
  seat,
  scores,
  places,
})

/** Newest first, as the court tells them. */
const RECORDS = [
  record(at(11, 16), [2, 1, 3], [40, 50, 30]),
  record(at(11, 10), [1, 2], [12, 8], 'taj-mahal'),
  record(at(11, 9), [1, 2, 3], [60, 50, 40]),
  record(at(10, 1), [1, 1, 3], [55, 55, 20]),
  record(at(9, 1), [3, 2, 1], [10, 20, 30]),
  record(at(8, 1), [1, 3, 2], [70, 20, 30]),
]

describe('what finished games amount to', () => {
  test('what a bot has won for somebody who resigned is no win of theirs', () => {
    const [won] = [record(at(11, 10), [1, 2], [12, 8])]
    expect(summaryOf([won!]).wins).toBe(1)
    const resigned = { ...won!, seats: [{ name: 'Anna', standIn: 'resigned' }, SEATS[1]!] }
    expect(summaryOf([resigned])).toMatchObject({ games: 1, wins: 0, run: { wins: 0 } })
  })

  test('games, wins, mean place and the longest run of wins, whatever its game', () => {
    expect(summaryOf(RECORDS)).toEqual({
      games: 6,
      since: at(8, 1),
      wins: 4,
      meanPlace: 1.5,
      run: { wins: 3, ended: at(11, 10) },
    })
    expect(summaryOf([]).run.wins).toBe(0)
  })

  test('every place, also those never taken', () => {
    expect(placesOf(RECORDS)).toEqual([4, 1, 1])
    expect(placesOf(RECORDS.slice(1, 4))).toEqual([3, 0, 0])
  })

  test('points of the game that was played most, oldest first', () => {
    const points = pointsOf(RECORDS)!
    expect(points.game).toBe('raja')
    expect(points.games.map((each) => each.points)).toEqual([70, 10, 55, 60, 40])
    expect(points.games.map(({ won }) => won)).toEqual([true, false, true, true, false])
    expect(points.mean).toBe(47)
    expect(pointsOf([])).toBeNull()
  })

  test.each([
    [[20, 29, 30, 44, 69], 20, 10, [2, 1, 1, 0, 1]],
    [[7, 7, 8], 7, 1, [2, 1]],
    [[-3, 4], -4, 2, [1, 0, 0, 0, 1]],
    [[0, 5, 10], 0, 2, [1, 0, 1, 0, 0, 1]],
    [[120, 980], 0, 200, [1, 0, 0, 0, 1]],
  ])('points %j are counted from %i in steps of %i: %j', (points, from, step, counts) => {
    const games = points.map((each) => ({ ended: 0, points: each, won: false }))
    expect(spreadOf({ game: 'raja', mean: 0, games })).toEqual({ from, step, counts })
  })

  test('whoever one plays against is drawn as they were seen last', () => {
    const now = { ...RECORDS[0]!, seats: [{ name: 'Anna' }, { name: 'Jonas', emblem: 3, colour: 1 }] }
    const then = { ...RECORDS[1]!, seats: [{ name: 'Anna' }, { name: 'Jonas', emblem: 0 }] }
    expect(rivalsOf([now, then])[0]?.seat).toEqual({ name: 'Jonas', emblem: 3, colour: 1 })
  })

  test('weeks begin on Monday, and a game on Sunday night belongs to the week before', () => {
    const sunday = record(at(11, 15, 23), [1, 2], [1, 0])
    const weeks = weeksOf([RECORDS[0]!, sunday, RECORDS[2]!], at(11, 18))
    expect(weeks.length).toBe(12)
    expect(weeks.slice(-2).map(({ games }) => games)).toEqual([2, 1])
    expect(weeks.at(-1)!.from).toBe(at(11, 16, 0))
    // Summer time ends in between where there is one: the weeks still begin at midnight.
    expect(weeks.every(({ from }) => new Date(from).getHours() === 0)).toBe(true)
  })

  test('by game, and against whom: a shared place is nobody’s', () => {
    expect(gamesOf(RECORDS)).toEqual([
      { game: 'raja', games: 5, won: 3 },
      { game: 'taj-mahal', games: 1, won: 1 },
    ])
    expect(rivalsOf(RECORDS)).toEqual([
      { name: 'Jonas', bot: null, seat: SEATS[1], ahead: 3, behind: 2 },
      { name: 'level3', bot: 'level3', seat: SEATS[2], ahead: 4, behind: 1 },
    ])
    const guest = { ...RECORDS[0]!, seats: [{ name: 'Anna' }, { name: '' }, { name: '' }] }
    expect(rivalsOf([guest])).toEqual([])
  })

  test('yesterday is yesterday one minute after midnight', () => {
    expect(daysBetween(at(11, 15, 23), at(11, 16, 0))).toBe(1)
    expect(daysBetween(at(11, 16, 0), at(11, 16, 23))).toBe(0)
  })
})
