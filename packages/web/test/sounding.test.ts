/** What is heard at a table. */
import type { Told, Update } from '@durbar/protocol/messages'
import { expect, test } from 'vitest'
import { Sounding } from '../src/frame/sounding.ts'

const SOUNDS = { bought: 'coin', laid: 'card', gameEnded: 'win', drawn: 'paper', thrown: 'dice' } as const
const question = { rule: 'turn', moves: [{ type: 'pass' }], follows: ['final' as const], refused: [] }
const result = { scores: [3, 1], places: [1, 2], end: 'all hands are empty' }
const told = (...moves: readonly (readonly string[])[]): Told[] =>
  moves.map((events, ply) => ({ ply, by: 0, ms: 0, events: events.map((t) => ({ t })) }))
const now = (change: Partial<Pick<Update, 'question' | 'result'>> = {}) => ({
  question: null,
  result: null,
  ...change,
})

test('the end sounds once, also where the table gives its own event of the end the same sound', () => {
  const sounding = new Sounding(SOUNDS, now({ question }))
  expect(sounding.hear(told(['laid', 'gameEnded']), now({ result }))).toEqual(['card', 'win'])
})
test('an end that is told again is not heard again', () => {
  const sounding = new Sounding(SOUNDS, now())
  sounding.hear(told(['gameEnded']), now({ result }))
  expect(sounding.hear(told(['gameEnded']), now({ result }))).toEqual([])
})
test('a finished table that is opened again stays silent', () => {
  const sounding = new Sounding(SOUNDS, now({ result }))
  expect(sounding.hear(told(['gameEnded']), now({ result }))).toEqual([])
})
test('an end that was taken back and comes again is heard again', () => {
  const sounding = new Sounding(SOUNDS, now({ result }))
  sounding.hear([], now({ question }))
  expect(sounding.hear(told(['gameEnded']), now({ result }))).toEqual(['win'])
})
test('a turn sounds when it comes, and not for every step of it', () => {
  const sounding = new Sounding(SOUNDS, now())
  expect(sounding.hear(told(['bought']), now({ question }))).toEqual(['coin', 'turn'])
  expect(sounding.hear(told(['bought']), now({ question }))).toEqual(['coin'])
  expect(new Sounding(SOUNDS, now({ question })).hear([], now({ question }))).toEqual([])
})
test('of much that is told at once the last moves sound, three sounds at most, each once', () => {
  const sounding = new Sounding(SOUNDS, now())
  const moves = told(['gameEnded'], ['bought', 'laid', 'laid'], ['drawn', 'thrown'])
  expect(sounding.hear(moves, now())).toEqual(['coin', 'card', 'paper'])
  expect(new Sounding(undefined, null).hear(moves, now())).toEqual([])
})
