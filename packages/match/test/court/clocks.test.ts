/** Clocks by a clock that is wound by hand: what counts, what does not, and what happens when time is out. */
import type { Arrangement } from '@durbar/protocol/court/arrangement'
import { describe, expect, test } from 'vitest'
import { clockOf, nextDue } from '../../src/court/index.ts'
import { ANNA, BEN, Court, person } from './court.ts'

const MINUTE = 60_000
const DAY = 86_400_000

function begun(change: Partial<Arrangement>): Court {
  const court = new Court([person(ANNA), person(BEN)], change)
  court.begin(ANNA, BEN)
  return court
}
const LIVE: Partial<Arrangement> = { pace: { kind: 'live', minutes: 10, increment: 5 } }

const asked = (court: Court) => court.awaited[0]!
const left = (court: Court, seat = asked(court)) => clockOf(court.table, seat, court.moment)!.left
/** The question was seen at once. */
const seen = (court: Court) => court.delivered.set(asked(court), court.now)

describe('live', () => {
  test('a move costs its thinking and brings its increment; only the seat that is asked runs', () => {
    const court = begun(LIVE)
    const seat = asked(court)
    seen(court)
    court.now += 20_000
    expect(clockOf(court.table, seat, court.moment)).toEqual({ left: 10 * MINUTE - 20_000, running: true })
    expect(clockOf(court.table, 1 - seat, court.moment)).toEqual({ left: 10 * MINUTE, running: false })
    court.step()
    expect(left(court, seat)).toBe(10 * MINUTE - 15_000)
    expect(court.table.authority!.times.at(-1)).toBe(20_000)
    court.checkFold()
  })

  test('time counts from when the question was delivered, but no later than five seconds after it was asked', () => {
    const court = begun(LIVE)
    const began = court.now
    court.now += 3000
    expect(left(court)).toBe(10 * MINUTE)
    court.delivered.set(asked(court), began + 2000)
    expect(left(court)).toBe(10 * MINUTE - 1000)
    court.delivered.set(asked(court), began + 60_000)
    court.now = began + 65_000
    expect(left(court)).toBe(9 * MINUTE)
    court.delivered.clear()
    expect(left(court)).toBe(9 * MINUTE)
    // A device whose clock ran ahead gains nothing.
    court.delivered.set(asked(court), began - 10_000)
    expect(left(court)).toBe(9 * MINUTE - 5000)
  })

  test('it stops while the court is away', () => {
    const court = begun(LIVE)
    seen(court)
    const began = court.now
    court.now += 30_000
    court.rests.push({ from: began + 10_000, to: began + 25_000 })
    expect(left(court)).toBe(10 * MINUTE - 15_000)
    expect(nextDue(court.table, court.moment)).toBe(court.now + 10 * MINUTE - 15_000)
    court.step()
    expect(court.table.authority!.times.at(-1)).toBe(15_000)
  })

  test('time out: a bot, until the person is back with a minute to go on', () => {
    const court = begun(LIVE)
    seen(court)
    const seat = asked(court)
    const who = [ANNA, BEN][seat]!
    expect(court.pass(10 * MINUTE - 1)).toEqual([])
    expect(court.untilDue()).toEqual(['handedOver'])
    expect(court.table.seats[seat]!.standIn).toMatchObject({ why: 'time' })
    expect(nextDue(court.table, court.moment)).toBeNull()
    court.pass(MINUTE)
    court.does(who, { type: 'return', seat })
    expect(left(court, seat)).toBe(10 * MINUTE)
    court.checkFold()
  })

  test('who has used the time up comes back to one minute, not to ten', () => {
    const court = begun({ pace: { kind: 'live', minutes: 2, increment: 0 } })
    for (let i = 0; i < 4; i++) {
      seen(court)
      court.now += 55_000
      court.step()
    }
    seen(court)
    const seat = asked(court)
    court.untilDue()
    expect(court.table.seats[seat]!.standIn).toMatchObject({ why: 'time' })
    court.does([ANNA, BEN][seat]!, { type: 'return', seat })
    expect(left(court, seat)).toBe(MINUTE)
  })
})

describe('slow', () => {
  test('so many days for every move, whatever was used before', () => {
    const court = begun({ pace: { kind: 'slow', days: 2 } })
    seen(court)
    court.now += 1.5 * DAY
    expect(left(court)).toBe(DAY / 2)
    court.step()
    seen(court)
    expect(left(court)).toBe(2 * DAY)
    expect(court.untilDue()).toEqual(['handedOver'])
  })
})

test('without a pace there is no clock and nothing falls due', () => {
  const court = begun({})
  expect(clockOf(court.table, 0, court.moment)).toBeNull()
  court.now += 1000 * DAY
  expect(nextDue(court.table, court.moment)).toBeNull()
})

test("the rules' own move where the table chose it and the game has one", () => {
  const court = begun({ game: 'raja', timeUp: 'plain', pace: { kind: 'slow', days: 1 } })
  const seats = new Set<number>()
  for (let n = 0; n < 30; n++) {
    for (const seat of court.awaited) court.delivered.set(seat, court.now)
    const [made] = court.untilDue()
    expect(made).toBe('played')
    const { what } = court.log.at(-1)!
    if (what.type === 'played') {
      expect(what.by).toBe('clock')
      seats.add(what.seat)
    }
  }
  expect(seats.size).toBe(2)
  const other = begun({ timeUp: 'plain', pace: { kind: 'slow', days: 1 } })
  expect(other.untilDue()).toEqual(['handedOver'])
  court.checkFold()
})

test('of two who choose at once each has a clock of their own', () => {
  const court = begun({ game: 'raja', ...LIVE })
  while (court.awaited.length < 2) court.step()
  for (const seat of court.awaited) court.delivered.set(seat, court.now)
  court.now += 10_000
  court.does(ANNA, court.intentOf(0))
  court.now += 10_000
  expect(clockOf(court.table, 0, court.moment)!.running).toBe(false)
  expect(clockOf(court.table, 1, court.moment)).toMatchObject({ running: true })
  expect(court.table.authority!.times.at(-1)).toBe(10_000)
  court.does(BEN, court.intentOf(1))
  expect(court.table.authority!.times.at(-1)).toBe(20_000)
})

test('a time away before the question, or after now, takes nothing off it', () => {
  const court = begun(LIVE)
  const began = court.now
  seen(court)
  court.rests.push({ from: began - 9000, to: began - 5000 }, { from: began + 90_000, to: began + 99_000 })
  court.now += 7000
  expect(left(court)).toBe(10 * MINUTE - 7000)
  court.rests.push({ from: began - 1000, to: began + 2000 })
  expect(left(court)).toBe(10 * MINUTE - 5000)
})

test('who has but one minute in all comes back with all of it', () => {
  const court = begun({ pace: { kind: 'live', minutes: 1, increment: 0 } })
  seen(court)
  const seat = asked(court)
  court.now += 20_000
  court.step()
  seen(court)
  while (asked(court) !== seat) {
    court.step()
    seen(court)
  }
  court.does([ANNA, BEN][seat]!, { type: 'handOver', seat })
  court.does([ANNA, BEN][seat]!, { type: 'return', seat })
  court.delivered.clear()
  seen(court)
  expect(left(court, seat)).toBe(MINUTE)
})

test('a choice that is made anew costs what it cost at first', () => {
  const court = begun({ game: 'raja', pace: { kind: 'live', minutes: 10, increment: 0 } })
  while (court.awaited.length < 2) court.step()
  for (const seat of court.awaited) court.delivered.set(seat, court.now)
  court.now += 10_000
  const { spent } = court.table.seats[0]!
  court.does(ANNA, court.intentOf(0))
  expect(court.table.seats[0]!.spent).toBe(spent + 10_000)
  const other = court.intentOf(0)
  court.now += 4000
  expect(court.does(ANNA, other)).toEqual(['changed'])
  expect(court.table.seats[0]!.spent).toBe(spent + 10_000)
  expect(court.table.authority!.times.at(-1)).toBe(10_000)
  court.checkFold()
})

test('where the move of the rules cannot be made, a bot plays', () => {
  const court = begun({ game: 'raja', timeUp: 'plain', pace: { kind: 'slow', days: 1 } })
  const { authority } = court.table
  const game = { ...authority!.game, standIn: () => ({ type: 'nonsense' }) }
  court.table = { ...court.table, authority: Object.assign(authority!.fork(), { game }) }
  court.delivered.set(asked(court), court.now)
  expect(court.untilDue()).toEqual(['handedOver'])
})
