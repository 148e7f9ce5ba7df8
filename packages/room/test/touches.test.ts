/** The types are the test: a line marked as an error must be one. */
import { expect, test } from 'vitest'
import type { Token } from '../src/token.ts'
import { touchesOf } from '../src/touches.ts'

type Move =
  | {
      readonly type: 'buy'
      readonly card: 'jug' | 'vase'
      readonly payment: { readonly dice: readonly string[]; readonly karma: number }
    }
  | { readonly type: 'order'; readonly order: readonly ('a' | 'b')[] }
  | { readonly type: 'pass' }

const { touch, all, nth, place } = touchesOf<Move>()

test('a touch is written as moves are taken apart', () => {
  expect(touch('card', 'jug')).toBe('card=jug')
  expect(touch('type', 'pass')).toBe('type=pass')
  expect(touch('payment.karma', 2)).toBe('payment.karma=2')
  expect(touch('payment.dice', 'red-1')).toBe('payment.dice=red-1')
  expect(all(touch('type', 'buy'), touch('card', 'vase'))).toBe('type=buy&card=vase')
  expect(nth(touch('order', 'a'), 2)).toBe('order=a#2')
  expect(place('order', 1, 'b')).toBe('order@1=b')
})

test('what no move could name does not compile', () => {
  // @ts-expect-error there is no such verb
  touch('type', 'sell')
  // @ts-expect-error there is no such parameter
  touch('colour', 'red')
  // @ts-expect-error there is no such card
  touch('card', 'knife')
  // @ts-expect-error a payment has no gold
  touch('payment.gold', 1)
  // @ts-expect-error a bare string is no token
  const bare: Token = 'card=jug'
  expect(bare).toBe('card=jug')
})
