import { expect, test } from 'vitest'
import { recordsDe } from '../../src/i18n/records-de.ts'
import { recordsEn } from '../../src/i18n/records-en.ts'

const entries = (words: unknown, path = ''): [string, string][] =>
  typeof words === 'string'
    ? [[path, words]]
    : Object.entries(words as object).flatMap(([key, value]) => entries(value, `${path}.${key}`))
const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()

test('records speak German and English alike, with the same values filled in', () => {
  const english = new Map(entries(recordsEn))
  expect([...english.keys()]).toEqual(entries(recordsDe).map(([key]) => key))
  for (const [key, text] of entries(recordsDe)) {
    expect(text.trim(), key).not.toBe('')
    expect(holes(text), key).toEqual(holes(english.get(key) ?? ''))
  }
})

test('nobody is blamed, asked or shouted at', () => {
  for (const [key, text] of [...entries(recordsDe), ...entries(recordsEn)])
    expect(text, key).not.toMatch(/!|\?|\b(please|bitte|mistake|blunder|unfortunately|leider|fehler)\b/i)
})
