/** What people read aloud, and what a device checks by itself. */
import { commitmentTo, keyOf } from '@durbar/protocol/court/seal'
import type { TableTold } from '@durbar/protocol/court/told'
import { expect, test } from 'vitest'
import { checkDice } from '../../src/court/checked-dice.ts'
import { SEAL_SIGNS } from '../../src/court/signs/signs.ts'
import { readWord, wordIn } from '../../src/court/table-words.ts'
import { courtDe } from '../../src/i18n/court-de.ts'
import { courtEn } from '../../src/i18n/court-en.ts'
import { hallDe } from '../../src/i18n/hall-de.ts'
import { hallEn } from '../../src/i18n/hall-en.ts'

test('every table word is read back from either language, with hyphens or spaces, with or without umlauts', () => {
  for (let n = 0; n < 64; n++)
    for (const language of ['de', 'en'] as const) {
      const word = [n, 63 - n, 10 + n] as const
      const said = wordIn(language, word)
      expect(readWord(said)).toEqual(word)
      expect(readWord(` ${said.toUpperCase().replaceAll('-', ' ')} `)).toEqual(word)
      expect(readWord(said.replaceAll('ü', 'ue').replaceAll('ö', 'oe').replaceAll('ß', 'ss'))).toEqual(word)
    }
  for (const typed of ['', 'blue', 'blue-elephant', 'blue-elephant-9', 'blue-elephant-100', 'blue-chair-42'])
    expect(readWord(typed)).toBeNull()
})

test('64 signs, each with a drawing and a name of its own in both languages', () => {
  expect(SEAL_SIGNS).toHaveLength(64)
  for (const part of ['d', 'de', 'en'] as const)
    expect(new Set(SEAL_SIGNS.map((sign) => sign[part])).size).toBe(64)
})

test('the court says in English what it says in German, with the same gaps', () => {
  const gaps = (words: object): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [`${key} ${[...value.matchAll(/\{\{\w+\}\}/g)].map(String).sort().join()}`]
        : gaps(value as object).map((each) => `${key}.${each}`),
    )
  expect(gaps(courtEn)).toEqual(gaps(courtDe))
  expect(gaps(hallEn)).toEqual(gaps(hallDe))
})

const secret = '5'.repeat(64)
const chance = '7'.repeat(64)
const other = '9'.repeat(64)
const key = keyOf(secret, [chance, other])
const chances = [
  { seat: 0, commitment: commitmentTo(chance), chance },
  { seat: 1, commitment: commitmentTo(other), chance: other },
]
const record = { key, commitment: commitmentTo(key), dice: { seal: commitmentTo(secret), secret, chances } }
const before: TableTold['dice'] = {
  seal: record.dice.seal,
  signs: [],
  dealing: null,
  chances,
  commitment: record.commitment,
  secret: null,
}

test('dice are honest if seal, chances, key and promise belong together, and were those that were shown', () => {
  expect(checkDice(before, record, chance)).toEqual({ honest: true, ours: true, without: 0 })
  expect(checkDice(before, record, null)).toMatchObject({ honest: true, ours: false })
  const bent = [
    checkDice({ ...before, seal: '0'.repeat(64) }, record, chance),
    checkDice({ ...before, commitment: '0'.repeat(64) }, record, chance),
    checkDice(before, { ...record, key: secret }, chance),
    checkDice(before, { ...record, dice: { ...record.dice, secret: other } }, chance),
    checkDice(before, { ...record, dice: { ...record.dice, chances: chances.slice(0, 1) } }, chance),
  ]
  expect(bent.map(({ honest }) => honest)).toEqual([false, false, false, false, false])
})
