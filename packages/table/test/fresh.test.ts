import { expect, test } from 'vitest'
import { freshOf } from '../src/fresh.ts'

const after = (...hands: string[]) =>
  [
    ...hands.reduce<ReturnType<typeof freshOf> | undefined>(
      (held, hand) => freshOf(held, [...hand]),
      undefined,
    )!.fresh,
  ].join('')

test('what one is dealt is not new; what comes later is, until something is played', () => {
  expect(after('abc')).toBe('')
  expect(after('abc', 'abcd')).toBe('d')
  expect(after('abc', 'abcd', 'abcde')).toBe('de')
  expect(after('abc', 'abcd', 'bcd')).toBe('')
})

test('a card that replaces one is new', () => {
  expect(after('abc', 'abcd', 'abx')).toBe('x')
})
