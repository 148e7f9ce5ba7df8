/** The room speaks German and English about everything that can happen. */
import { diceFor, kernel, keyFromSeed, LANGUAGES, streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { warehouse51 } from '../index.ts'
import { REFUSALS } from '../rules/refusals.ts'

const { game, texts } = warehouse51
const k = kernel(game)

test('every refusal cites a rule of the catalogue and has a sentence in both languages', () => {
  for (const { rule, why } of Object.values(REFUSALS)) {
    expect(texts.catalogue, why).toHaveProperty([rule])
    for (const language of LANGUAGES) expect(texts.speech[language].refusals[why]).toMatch(/^\p{Lu}.+\.$/u)
  }
  for (const language of LANGUAGES)
    expect(Object.keys(texts.speech[language].refusals)).toEqual(Object.keys(REFUSALS))
})

test('the catalogue has every rule and ruling, in German and English that differ', () => {
  const sizes = { 1: 11, 2: 4, 3: 4, 4: 4, 5: 9, 6: 15, 7: 5, 8: 6, 9: 12, 10: 26 }
  const numbers = Object.entries(sizes).flatMap(([chapter, n]) =>
    Array.from({ length: n }, (_, i) => `WH-${chapter}.${i + (chapter === '2' ? 0 : 1)}`),
  )
  const rulings = Array.from({ length: 29 }, (_, i) => `WH-R${i + 1}`)
  expect(Object.keys(texts.catalogue)).toEqual([...numbers, ...rulings])
  for (const { de, en } of Object.values(texts.catalogue)) {
    expect(de.length).toBeGreaterThan(10)
    expect(de).not.toBe(en)
  }
  expect(texts.examples).toHaveLength(30)
})

test('every rule of the game belongs to a chapter', () => {
  const chapters = Object.keys(texts.chapters)
  for (const number of Object.keys(texts.catalogue))
    expect(chapters).toContain(/^WH-R/.test(number) ? 'WH-R' : number.split('.')[0])
})

test('prompts, moves and log lines of random games are complete sentences without holes', () => {
  const prompts = new Set<string>()
  const verbs = new Set<string>()
  const events = new Set<Event['t']>()
  for (let seed = 1; seed <= 60; seed++) {
    const dice = streamDice(seed)
    const hear = (event: Event) => {
      events.add(event.t)
      for (const language of LANGUAGES) {
        const line = texts.speech[language].event(event, (seat) => `N${seat}`)
        expect(line).toMatch(/\.$/)
        expect(line).not.toMatch(/undefined|null|NaN|\[object/)
      }
    }
    const s = k.start(diceFor(keyFromSeed(seed), 0), 3 + (seed % 3), {}, undefined, hear)
    for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
      const ask = k.ask(s, seat)!
      const view = game.view(s, seat)
      prompts.add(ask.rule)
      for (const language of LANGUAGES) {
        const speech = texts.speech[language]
        expect(speech.prompt(ask.rule, view)).not.toMatch(/undefined|null/)
        // The first of each verb: the others differ only in their names and numbers.
        for (const move of ask.moves.filter((each, i) => ask.moves[i - 1]?.type !== each.type)) {
          verbs.add(move.type)
          expect(speech.move(move, view)).not.toMatch(/undefined|null|NaN/)
        }
      }
      // Mostly cheap moves, so that cards change hands and the pawnshop is used.
      const cheap = ask.moves.filter((move) => Number(move.amount ?? 1) <= 3 && move.type !== 'pass')
      const from = cheap.length > 0 && dice.below(3) > 0 ? cheap : ask.moves
      k.apply(s, seat, k.read(from[dice.below(from.length)]), dice, hear)
    }
  }
  expect([...verbs].sort()).toEqual([...k.verbs].sort())
  expect(prompts.size).toBe(10)
  expect([...events].sort()).toEqual(
    [
      'arkTook',
      'begun',
      'bid',
      'certified',
      'curseVoid',
      'exchanged',
      'fistsOpened',
      'freed',
      'gave',
      'income',
      'neutralised',
      'notExchanged',
      'notNeutralised',
      'paid',
      'passed',
      'pawned',
      'peeked',
      'redeemed',
      'revealed',
      'scored',
      'surcharge',
      'unmasked',
      'unsold',
      'unveiled',
      'wealth',
      'won',
    ].sort(),
  )
})
