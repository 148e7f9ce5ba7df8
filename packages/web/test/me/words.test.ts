import { expect, test } from 'vitest'
import { meDe } from '../../src/i18n/me-de.ts'
import { meEn } from '../../src/i18n/me-en.ts'

const entries = (words: unknown, path = ''): [string, string][] =>
  typeof words === 'string'
    ? [[path, words]]
    : Object.entries(words as object).flatMap(([key, value]) => entries(value, `${path}.${key}`))
const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()

test('my page says the same in German and English, with the same values filled in', () => {
  const english = new Map(entries(meEn))
  expect([...english.keys()]).toEqual(entries(meDe).map(([key]) => key))
  for (const [key, text] of entries(meDe)) {
    expect(holes(text), key).toEqual(holes(english.get(key)!))
    expect(text === '', key).toBe(english.get(key) === '')
  }
})

test('no exclamation marks, no "please", and nobody logs in', () => {
  for (const [key, text] of [...entries(meDe), ...entries(meEn)])
    expect(text, key).not.toMatch(/!|\b(please|bitte|log ?in|anmelden|username|benutzername)\b/i)
})
