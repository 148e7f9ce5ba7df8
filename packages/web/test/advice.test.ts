import { expect, test } from 'vitest'
import { adviceByOffer } from '../src/frame/advice-by-offer.ts'

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
