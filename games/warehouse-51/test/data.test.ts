/** WH-3 Categories and values, WH-5.1, WH-6.2: the printed cards. */
import * as bits from '@durbar/kernel/bits'
import { expect, test } from 'vitest'
import {
  ALL,
  BLESSED,
  COUNTERFEITS,
  CURSED,
  IDS,
  ids,
  OF_CATEGORY,
  OF_VALUE,
  VALUE,
  WEAPONS,
} from '../data/antiquities.ts'
import { ingotsInPlay, slots } from '../data/box.ts'
import { CARDS } from '../data/cards.ts'
import { CATEGORIES, FIRST, SECOND, STACK_SIZE, STACK_START } from '../data/categories.ts'
import { TIMING } from '../data/effects.ts'

const sum = (cards: number) => bits.members(cards).reduce((total, card) => total + VALUE[card]!, 0)

test('WH-3.1 the 26 antiquities belong to four categories of 8, 7, 6 and 5 cards', () => {
  expect(OF_CATEGORY.map(bits.count)).toEqual([8, 7, 6, 5])
  expect(OF_CATEGORY.reduce((all, cards) => all ^ cards, 0)).toBe(ALL)
  expect(STACK_SIZE).toEqual([8, 7, 6, 5])
  // The cards are sorted by category, so that a stack is a run of the row.
  expect(OF_CATEGORY.map(bits.lowest)).toEqual([...STACK_START])
})

test('WH-3.2 every antiquity is worth 1, 2 or 3: nine, nine and eight cards, 51 in all', () => {
  expect([1, 2, 3].map((value) => bits.count(OF_VALUE[value]!))).toEqual([9, 9, 8])
  expect(OF_CATEGORY.map(sum)).toEqual([15, 14, 12, 10])
  expect(sum(ALL)).toBe(51)
})

test('WH-3.4 WH-9.5 each category has points for first and second place, 44 in all', () => {
  expect(CATEGORIES.map((_, i) => [FIRST[i], SECOND[i]])).toEqual([
    [8, 6],
    [7, 5],
    [6, 4],
    [5, 3],
  ])
})

test('WH-4.1 22 antiquities have a counterfeit; of each colour exactly one has none', () => {
  expect(bits.count(COUNTERFEITS)).toBe(22)
  expect(ids(ALL & ~COUNTERFEITS)).toEqual(['crystal-ball', 'pandoras-box', 'solomons-seal', 'heirloom-seal'])
  expect([3, 4, 5].map(slots)).toEqual([6, 4, 5])
})

test('WH-5.1 fourteen antiquities are blessed, six cursed, six neutral', () => {
  expect([bits.count(BLESSED), bits.count(CURSED), bits.count(ALL & ~BLESSED & ~CURSED)]).toEqual([14, 6, 6])
  expect(ids(CURSED)).toEqual([
    'malleus-maleficarum',
    'ring-of-the-nibelungs',
    'shirt-of-nessus',
    'pandoras-box',
    'ark-of-the-covenant',
    'syamantaka-jewel',
  ])
})

test('WH-5.2 WH-10.5 WH-10.9 WH-10.13 WH-10.17 WH-10.19 WH-10.22 exactly the neutral antiquities have no effect', () => {
  const without = CARDS.filter((card) => card.effect === null)
  expect(without.map((card) => card.id)).toEqual([
    'baba-yagas-mortar',
    'golden-fleece',
    'gungnir',
    'davids-harp',
    'samsons-jawbone',
    'ame-no-nuhoko',
  ])
  expect(without.every((card) => card.nature === 'neutral')).toBe(true)
})

test('WH-5.4 WH-5.5 WH-5.6 WH-5.7 each effect has one of the four timings', () => {
  const at = (timing: string) =>
    CARDS.filter((card) => card.effect && TIMING[card.effect.fn] === timing).map((card) => card.id)
  expect(at('instant')).toEqual(['crystal-ball', 'pandoras-box', 'flying-carpet', 'aladdins-lamp'])
  expect(at('endOfGame')).toEqual(['unicorn-horn', 'ark-of-the-covenant', 'solomons-seal', 'heirloom-seal'])
  expect(at('scoring')).toEqual([
    'malleus-maleficarum',
    'philosophers-stone',
    'shirt-of-nessus',
    'yata-no-kagami',
    'peaches-of-immortality',
  ])
  expect(at('permanent')).toHaveLength(7)
})

test('WH-6.2 the five cards with a fist are weapons', () => {
  expect(ids(WEAPONS)).toEqual(['excalibur', 'gungnir', 'mjollnir', 'samsons-jawbone', 'ame-no-nuhoko'])
})

test('WH-R1 with five players all 70 ingots are in play', () => {
  expect([3, 4, 5].map(ingotsInPlay)).toEqual([50, 60, 70])
})

test('every datum says where it comes from', () => {
  const statuses = CARDS.flatMap((card) => Object.values(card.status))
  expect(statuses).toHaveLength(26 * 6)
  expect(statuses.every((status) => /^(rulebook|public|reconstructed)/.test(status))).toBe(true)
  expect(CARDS.filter((card) => card.status.name === 'reconstructed').map((card) => card.id)).toEqual([
    'crystal-ball',
    'gungnir',
    'samsons-jawbone',
    'solomons-seal',
    'syamantaka-jewel',
    'heirloom-seal',
  ])
  expect(new Set(IDS).size).toBe(26)
})
