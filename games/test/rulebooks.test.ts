/** Every rulebook is whole: each rule once, each picture drawn, each sentence as a printer would set it. */
import {
  blocksOf,
  LANGUAGES,
  picturesIn,
  type Rulebook,
  rulesIn,
  type Section,
  wordingIn,
  wordsIn,
} from '@durbar/room'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { books } from '../books.ts'
import { roomOf } from '../rooms.ts'

/** Signs in a text, without those of persons. */
const SIGN = /\{([a-zA-Z][\w-]+)\}/g
const LINK = /\[\[([^|\]]+)\|[^\]]+\]\]/g
/** What nobody says to a player. */
const NEVER: Readonly<Record<(typeof LANGUAGES)[number], RegExp>> = {
  de: /\b(Engine|Zustand|Datei|Seed|Datendatei|bzw\.|z\. ?B\.|usw\.|d\. ?h\.)|["!]| {2}| [.,;:]|\d-\d|\d x \d/,
  en: /\b(engine|state|seed|data file|made up|he|his|him|etc\.|e\.g\.|i\.e\.)\b|["'!]| {2}| [.,;:]|\d-\d|\d x \d/,
}

/** Printed as its owner writes it. */
const PROPER = /\bHUCH!/g

interface Loaded {
  book(): Promise<Rulebook>
  drawings(): Promise<import('@durbar/room').Drawings>
}

describe.each(Object.entries(books as Readonly<Record<string, Loaded>>))('%s', async (id, load) => {
  const [book, drawings] = [await load.book(), await load.drawings()]
  const { game, texts } = roomOf(id)!

  test('every rule and ruling stands in exactly one block and is worded there, also those that refusals cite', () => {
    const rules = rulesIn(book)
    expect(rules.filter((rule, i) => rules.indexOf(rule) !== i)).toEqual([])
    const wording = wordingIn(book)
    expect(rules.filter((rule) => !wording.has(rule))).toEqual([])
    for (const { de, en } of wording.values()) expect(de.length > 8 && de !== en, de).toBe(true)
    for (const { rule } of Object.values(game.refusals)) expect(rules).toContain(rule)
    for (const rule of rules) expect(rule.startsWith(book.prefix), rule).toBe(true)
  })

  test('links lead to rules, signs and pictures are drawn, and no drawing is left over', () => {
    const rules = new Set(rulesIn(book))
    const signs = new Set<string>()
    for (const words of wordsIn(book))
      for (const language of LANGUAGES) {
        for (const [, rule] of words[language].matchAll(LINK)) expect(rules, words[language]).toContain(rule)
        for (const [, sign] of words[language].matchAll(SIGN)) signs.add(sign!)
      }
    expect([...signs].toSorted()).toEqual(Object.keys(drawings.signs).toSorted())
    expect([...new Set(picturesIn(book))].toSorted()).toEqual(Object.keys(drawings.pictures).toSorted())
    for (const [name, Picture] of Object.entries(drawings.pictures))
      for (const language of LANGUAGES)
        expect(renderToStaticMarkup(createElement(Picture, { language })), name).toMatch(/<svg|<table|<img/)
    for (const [name, Sign] of Object.entries(drawings.signs))
      expect(renderToStaticMarkup(createElement(Sign)), name).toMatch(/<svg/)
  })

  test('the same signs and links in both languages, and sentences as a printer sets them', () => {
    for (const { de, en } of wordsIn(book)) {
      for (const pattern of [SIGN, LINK]) {
        const of = (text: string) => [...text.matchAll(pattern)].map(([, name]) => name).toSorted()
        expect(of(de), en).toEqual(of(en))
      }
      // Who cannot see a sign is told what was counted.
      for (const text of [de, en]) expect(text).not.toMatch(/\d \{[a-z][\w-]*\}(?!\(\()/)
      expect(de.replace(PROPER, 'Name')).not.toMatch(NEVER.de)
      expect(en.replace(PROPER, 'Name')).not.toMatch(NEVER.en)
    }
  })

  test('a heading among the rows of a table has nothing beside it that would not be printed', () => {
    for (const section of book.sections)
      for (const block of blocksOf(section))
        if (block.kind === 'table')
          for (const { head, cells } of block.rows)
            expect(cells, cells[0]!.en).toHaveLength(head ? 1 : block.head.length)
  })

  test('it has what a rulebook has: a minute of five, components, and the chapters in their order', () => {
    expect(book.minute).toHaveLength(5)
    expect(book.components.length).toBeGreaterThan(3)
    const ids = book.sections.map((section: Section) => section.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids[0]).toBe('setup')
    expect(ids.slice(-2)).toEqual(['questions', 'glossary'])
    for (const section of book.sections) {
      expect(blocksOf(section).filter(({ kind }) => kind === 'reminder').length).toBeLessThan(2)
      if (section.id === 'questions') expect(section.text.every(({ kind }) => kind === 'question')).toBe(true)
      if (section.id === 'glossary') expect(section.text.every(({ kind }) => kind === 'term')).toBe(true)
    }
    const examples = book.sections.flatMap((section) =>
      blocksOf(section).flatMap((block) => (block.kind === 'example' ? [block] : [])),
    )
    expect(examples.length).toBeGreaterThan(2)
    for (const { of } of examples) for (const each of of) expect(texts.examples).toContain(each)
  })
})
