/** Whoever corrects a number in the data has corrected the words as well. */
import { wordsIn } from '@durbar/room'
import { afterAll, expect, test, vi } from 'vitest'

const CORRECTED = {
  COINS_GOLD: 31,
  QUARRY_HOUSES: 32,
  MONOPOLY: 33,
  TRADER_GOLD: 34,
  ARTISAN_PRICE: 35,
  PALACE_PRICE: 36,
  TOLL: 37,
  COMPENSATION: 38,
  START_GOLD: 39,
}
const POINTS = {
  architect: 41,
  house: 42,
  smallPalace: 43,
  smallPalaceWithSadhu: 44,
  largePalace: 45,
  homeCity: 46,
}

// Test files share their modules: what is corrected here is corrected nowhere else.
vi.resetModules()
vi.doMock('../data/material.ts', async (original) => ({
  ...((await original()) as object),
  ...CORRECTED,
  POINTS,
}))
afterAll(() => {
  vi.doUnmock('../data/material.ts')
  vi.resetModules()
})

const { words } = await import('../table/words/index.ts')
const { PART_NAMES } = await import('../texts/names.ts')
const { introduction } = await import('../table/introduction.ts')
const { book } = await import('../rulebook/index.ts')

test.each(['de', 'en'] as const)('%s: words, names, notes and rulebook say what the data say', (language) => {
  const w = words(language)
  const said = (texts: readonly (string | undefined)[]) =>
    texts.flatMap((text) => (text?.match(/\d+/g) ?? []).map(Number))
  expect(said([w.parts.coins[0], w.parts.takeHouses[0], w.monopoly])).toEqual([31, 32, 33])
  expect(said([w.abilities[2], w.abilities[3], w.abilities[6], w.home('Agra')])).toEqual([34, 44, 35, 46])
  expect(said([PART_NAMES[language].coins, PART_NAMES[language].takeHouses])).toEqual([31, 32])
  const notes = introduction.notes.map(({ text }) => text[language])
  expect(said(notes)).toEqual([7, 35, 36, 37, 41, 42, 43, 45, 38, 45])
  const corrected = new Set(said(wordsIn(book).map((each) => each[language])))
  expect([...corrected]).toEqual(expect.arrayContaining([31, 32, 35, 36, 39]))
})
