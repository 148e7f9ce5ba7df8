/** What crosses a border is checked there. */
import { expect, test } from 'vitest'
import { intentSchema, openingSchema } from '../src/messages.ts'

const play = { type: 'play', seat: 0, ply: 3, revision: 4, key: 'k', move: { type: 'takeCoin' } }
const reads = (message: unknown) => intentSchema.safeParse(message).success

test('an intent is read', () => {
  expect(intentSchema.parse(play)).toEqual(play)
  for (const intent of [
    { type: 'open', id: 'x' },
    { type: 'undo', seat: 1, ply: 0, revision: 0, key: 'k' },
    { type: 'tell', since: 0 },
    { type: 'takeOver' },
    { type: 'retry', seat: 2 },
  ])
    expect(reads(intent)).toBe(true)
})

test.each([
  ['nothing', null],
  ['another type', { type: 'win' }],
  ['no ply', { ...play, ply: undefined }],
  ['no key', { ...play, key: '' }],
  ['half a seat', { ...play, seat: 0.5 }],
  ['a seat of nobody', { ...play, seat: -1 }],
  ['a move without a verb', { ...play, move: { antique: 'jug-red' } }],
  ['a list as a move', { ...play, move: [] }],
  [
    'a key that is none',
    { type: 'new', opening: { id: 'x', game: 'raja', seats: [{ kind: 'person' }], options: {}, key: 'x' } },
  ],
])('an intent with %s is not', (_, message) => {
  expect(reads(message)).toBe(false)
})

test('an opening without seats, or with more than any table has, is none', () => {
  const opening = { id: 'x', game: 'raja', options: {} }
  const seats = (n: number) => Array.from({ length: n }, () => ({ kind: 'person' }))
  expect(openingSchema.safeParse({ ...opening, seats: seats(3) }).success).toBe(true)
  for (const n of [0, 17])
    expect(openingSchema.safeParse({ ...opening, seats: seats(n) }).success).toBe(false)
})
