/** What the rulebook tabulates is what is printed and what the rules give, in sentences of one breath. */
import { blocksOf, LANGUAGES, wordsIn } from '@durbar/room'
import { expect, test } from 'vitest'
import { CARDS } from '../data/cards.ts'
import { CATEGORIES, FIRST, SECOND, STACK_SIZE } from '../data/categories.ts'
import { EFFECTS } from '../rulebook/cards.ts'
import { book } from '../rulebook/index.ts'
import { majority } from '../rules/majority.ts'
import { table } from './position.ts'

const tableOf = (id: string, at = 0) =>
  blocksOf(book.sections.find((section) => section.id === id)!).flatMap((block) =>
    block.kind === 'table' ? [block] : [],
  )[at]!

test('all antiquities stand in the table, with what is printed on them', () => {
  const rows = tableOf('cards').rows.filter(({ head }) => !head)
  expect(rows.map(({ picture }) => picture)).toEqual(CARDS.map(({ id }) => `card-${id}`))
  rows.forEach(({ cells: [name, value, nature, when, effect] }, i) => {
    const card = CARDS[i]!
    expect(name!.de).toContain(card.de)
    expect(name!.de.includes('nie gefälscht')).toBe(!card.counterfeit)
    expect(name!.de.includes('Waffe')).toBe(card.weapon)
    expect(value!.de).toBe(String(card.value))
    expect(nature!.en).toContain(card.nature)
    expect(when!.de === '–').toBe(card.effect === null)
    expect(effect).toBe(EFFECTS[card.id])
    expect(effect!.de === 'Keine Wirkung.').toBe(card.effect === null)
  })
})

test('the points of the majorities are those that the rules give to undisputed places', () => {
  const rows = tableOf('scoring').rows
  CATEGORIES.forEach((_, i) => {
    const { points } = majority(i, [3, 2, 1], [0, 0, 0])
    expect(rows[i]!.cells.slice(1).map(({ de }) => de)).toEqual(
      [STACK_SIZE[i], points[0], points[1]].map(String),
    )
    expect([FIRST[i], SECOND[i]]).toEqual(points.slice(0, 2))
  })
})

test('the table of the set-up is what the rules lay out', () => {
  for (const [i, seats] of [3, 4, 5].entries()) {
    const { s } = table({ seats })
    const ingots = s.ingots.reduce((sum, each) => sum + each, s.supply)
    expect(tableOf('setup').rows.map(({ cells }) => cells[i + 1]!.de)).toEqual(
      [s.gaps.length / seats, s.gaps.length, ingots, 70 - ingots].map(String),
    )
  }
})

/** What a reader takes in one breath: up to a stop, a colon or a semicolon. */
const sentencesOf = (text: string) =>
  text.replace(/\[\[[^|]+\|([^\]]+)\]\]/g, '$1').split(/[.:;?](?:\s|$)| · /)
const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\d{]/u.test(word))

test('sentences have at most 22 words', () => {
  const long = wordsIn(book)
    .flatMap((words) => LANGUAGES.flatMap((language) => sentencesOf(words[language])))
    .filter((sentence) => wordsOf(sentence).length > 22)
  expect(long).toEqual([])
})
