import { expect, test } from 'vitest'
import { de } from '../src/i18n/de.ts'
import { en } from '../src/i18n/en.ts'

const entries = (words: unknown, path = ''): [string, string][] =>
  typeof words === 'string'
    ? [[path, words]]
    : Object.entries(words as object).flatMap(([key, value]) => entries(value, path ? `${path}.${key}` : key))

const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()

test('German and English say the same things: no key is missing, none is empty', () => {
  expect(entries(en).map(([key]) => key)).toEqual(entries(de).map(([key]) => key))
  for (const [key, text] of [...entries(de), ...entries(en)]) expect(text.trim(), key).not.toBe('')
})

test('both languages fill in the same values', () => {
  const english = new Map(entries(en))
  for (const [key, text] of entries(de)) expect(holes(text), key).toEqual(holes(english.get(key)!))
})

test('no exclamation marks, no "please"', () => {
  for (const [key, text] of [...entries(de), ...entries(en)])
    expect(text, key).not.toMatch(/!|\b(please|bitte)\b/i)
})
