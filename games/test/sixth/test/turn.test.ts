import { expect, test } from 'vitest'
import { after, asked, k, legal, open, position, refused, seen, take, told } from './position.ts'

test('SX-1.1 with two players there are 11 feathers, with three 16', () => {
  expect(position({}).left).toBe(11)
  expect(position({ seats: 3 }).left).toBe(16)
})

test('SX-1.2 everybody knows the own card alone', () => {
  const s = position({ wishes: ['odd', 'even'] })
  expect(seen(s, 0).players.map(({ wish }) => wish)).toEqual(['odd', null])
  expect(seen(s, 'observer').players.map(({ wish }) => wish)).toEqual([null, null])
})

test('SX-2.1 one, two or three feathers, then it is the next player’s turn', () => {
  expect(legal(position({}))).toEqual([take(1), take(2), take(3), open])
  const { s, events } = after(position({}), take(3))
  expect(told(events, 'taken')).toEqual([{ t: 'taken', seat: 0, count: 3, left: 8 }])
  expect(asked(s)).toEqual({ rule: 'turn', seats: [1] })
})

test('SX-2.2 not more than there are', () => {
  const s = position({ feathers: [5, 5] })
  expect(legal(s)).toEqual([take(1), open])
  expect(refused(s, take(2))).toBe('SX-2.2')
})

test('SX-2.3 not as many as the player before, unless only one is left', () => {
  const s = position({ last: 2 })
  expect(legal(s)).toEqual([take(1), take(3), open])
  expect(refused(s, take(2))).toBe('SX-2.3')
  expect(legal(position({ last: 1, feathers: [5, 5] }))).toEqual([take(1), open])
})

test('SX-2.4 a card is laid open once, and it is still your turn', () => {
  const { s, events } = after(position({ wishes: ['odd'] }), open)
  expect(told(events, 'opened')).toEqual([{ t: 'opened', seat: 0, wish: 'odd' }])
  expect(asked(s).seats).toEqual([0])
  expect(refused(s, open)).toBe('SX-2.4')
  expect(seen(s, 1).players[0]!.wish).toBe('odd')
})

test('SX-3.1 SX-3.2 SX-3.3 feathers, the wish, and one more if it lay open', () => {
  const closed = position({ feathers: [5, 5], wishes: ['even', 'odd'] })
  expect(after(closed, take(1)).s.result).toEqual({ scores: [9, 8], places: [1, 2], end: 'feathersGone' })
  const opened = after(closed, open, take(1))
  expect(opened.s.result!.scores).toEqual([10, 8])
  expect(k.toMove(opened.s)).toBe(-1)
})
