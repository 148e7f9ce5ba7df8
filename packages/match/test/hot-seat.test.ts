/** One device and several people: whom it faces, and when it is handed on. */
import { describe, expect, test } from 'vitest'
import { hides } from '../src/hiding.ts'
import { HotSeat } from '../src/hot-seat.ts'
import { lay, playOn } from './table.ts'

const always = () => true
const never = () => false

test('with one person the device is theirs for good; with none it is everybody’s', () => {
  const alone = new HotSeat([1])
  expect(alone.facing).toBe(1)
  alone.settle([0], false, always)
  alone.settle([1], true, always)
  expect([alone.facing, alone.handTo([1])]).toEqual([1, null])
  const bots = new HotSeat([])
  bots.settle([0], false, never)
  expect([bots.facing, bots.handTo([0])]).toEqual([null, null])
})

describe('between two people', () => {
  const two = () => new HotSeat([0, 2])

  test('who has nothing to hide is faced by itself', () => {
    const seat = two()
    seat.settle([2], false, never)
    expect([seat.facing, seat.handTo([2])]).toEqual([2, null])
    seat.settle([0], false, never)
    expect(seat.facing).toBe(0)
  })

  test('who has something to hide takes it first, and keeps it while they are asked', () => {
    const seat = two()
    seat.settle([2], false, always)
    expect([seat.facing, seat.handTo([2])]).toEqual([null, 2])
    expect(seat.take(2)).toBe(true)
    expect([seat.facing, seat.handTo([2])]).toEqual([2, null])
    seat.settle([2], false, always)
    expect(seat.facing).toBe(2)
    // Of several who are asked the one who holds it goes first.
    seat.settle([0, 2], false, always)
    expect(seat.facing).toBe(2)
    seat.settle([0], false, always)
    expect([seat.facing, seat.handTo([0])]).toEqual([null, 0])
    seat.take(0)
    seat.settle([2], false, always)
    seat.settle([0], false, always)
    expect(seat.facing).toBeNull()
  })

  test('who was faced without taking it hands it over as soon as there is something to hide', () => {
    const seat = two()
    seat.settle([2], false, never)
    seat.settle([2], false, always)
    expect(seat.facing).toBeNull()
  })

  test('while only bots are asked it stays where it is; at the end it faces nobody', () => {
    const seat = two()
    seat.take(2)
    seat.settle([1], false, always)
    expect([seat.facing, seat.handTo([1])]).toEqual([2, null])
    seat.settle([2], true, never)
    expect(seat.facing).toBeNull()
    const other = two()
    other.take(0)
    other.settle([], true, never)
    expect(other.facing).toBeNull()
  })

  test('nobody takes it for a bot', () => {
    const seat = two()
    seat.take(0)
    expect(seat.take(1)).toBe(false)
    expect(seat.facing).toBe(0)
  })
})

test('of two who choose at once each hides their choice, though nothing else is hidden', () => {
  const { authority } = lay('raja', 2, { openGold: true })
  for (let n = 0; n < 200 && authority.awaited.length < 2; n++) playOn(authority, 1)
  expect(authority.awaited).toEqual([0, 1])
  expect([hides(authority, 0), hides(authority, 1)]).toEqual([true, true])
})
