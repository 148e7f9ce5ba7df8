import { expect, test } from 'vitest'
import { adviceByOffer, counselOf } from '../src/frame/advice-by-offer.ts'
import { advisedTokens } from '../src/frame/advised.ts'

test('moves that are one offer are one line of advice, with their shares together', () => {
  const [first, second, other] = [
    { type: 'house', slot: 0 },
    { type: 'house', slot: 1 },
    { type: 'coins', slot: 0 },
  ] as const
  const choices = [
    { move: other, share: 0.4, place: 2 },
    { move: second, share: 0.3, place: 1 },
    { move: first, share: 0.3, place: 1 },
  ]
  const offer = (move: { readonly type: string }) => (move.type === 'house' ? first : other)
  expect(adviceByOffer(choices, offer)).toEqual([
    { move: first, share: 0.6, place: 1 },
    { move: other, share: 0.4, place: 2 },
  ])
})

const same = (move: { readonly type: string }) => move
const choice = (type: string, share: number, place = 1.5) => ({ move: { type }, share, place })

test('confidence is a word, never a number; two alternatives at most, and none that is out of the question', () => {
  const counsel = counselOf(
    [choice('a', 0.45), choice('b', 0.25), choice('c', 0.15), choice('d', 0.12), choice('e', 0)],
    same,
  )!
  expect(counsel.move).toEqual({ type: 'a' })
  expect(counsel.confidence).toBe('fairly')
  expect(counsel.others).toEqual([{ type: 'b' }, { type: 'c' }])
  expect(counselOf([choice('a', 0.9), choice('b', 0.004)], same)).toMatchObject({
    confidence: 'sure',
    others: [],
  })
  expect(counselOf([choice('a', 0.3), choice('b', 0.28)], same)!.confidence).toBe('torn')
  expect(counselOf([choice('a', 1, 0)], same)!.confidence).toBeNull()
  expect(counselOf([], same)).toBeNull()
})

test('the lamp stands at what says the most of the move: nothing that every move has, three things at most', () => {
  const moves = [
    { type: 'play', card: 'a', extra: 'x', city: 'agra', slot: 1 },
    { type: 'play', card: 'a', extra: 'y', city: 'agra', slot: 1 },
    { type: 'play', card: 'b', extra: 'x', city: 'delhi', slot: 1 },
  ]
  const laid = [
    'type=play',
    'slot=1',
    'card=a',
    'card=b',
    'extra=x',
    'city=agra',
    'card=a&extra=x',
    'city=delhi',
  ]
  expect(advisedTokens(moves[0]!, moves, laid)).toEqual(['card=a&extra=x', 'card=a', 'extra=x'])
  expect(advisedTokens(moves[0]!, [moves[0]!], ['type=play'])).toEqual(['type=play'])
})
