/** Bots have names of their own, nobody the same twice, and every seat an emblem of its own. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SeatPlan } from '@durbar/protocol/messages'
import { EMBLEMS } from '@durbar/table'
import { expect, test } from 'vitest'
import { BOT_NAMES, coloursOf, emblemsOf, readerOf, seatNames } from '../src/seat-names.ts'

const EMBLEM_NAMES = ['Lotus', 'Peacock', 'Sun', 'Boteh', 'Moon']
const bot = (level: number, more: Partial<SeatPlan> = {}): SeatPlan => ({
  kind: 'bot',
  level: `level${level}`,
  ...more,
})
const namesOf = (...seats: readonly SeatPlan[]) => seatNames(seats, EMBLEM_NAMES)

test('a bot is called by a name of its level, also at a table full of the same', () => {
  expect(namesOf({ kind: 'person' }, bot(3), bot(2), bot(3))).toEqual(['Lotus', 'Farid', 'Nikhil', 'Anjali'])
  for (const level of BOT_NAMES.keys()) {
    const names = namesOf(...Array.from({ length: 5 }, () => bot(level + 1)))
    expect(names).toEqual(BOT_NAMES[level])
    expect(new Set(names).size).toBe(5)
  }
})

test('what somebody typed stays, and no bot takes it', () => {
  expect(namesOf({ kind: 'person', name: 'Farid' }, bot(3), bot(3, { name: 'Gast' }))).toEqual([
    'Farid',
    'Anjali',
    'Gast',
  ])
})

test('sentences say “you” to the only person at this device, and to nobody where it goes round', () => {
  const person: SeatPlan = { kind: 'person' }
  expect(readerOf([bot(1), person, bot(2)], 1)).toBe(1)
  expect(readerOf([bot(1), { kind: 'person', name: 'Anna' }], 1)).toBe(1)
  expect(readerOf([person, person, bot(2)], 0)).toBeNull()
  expect(readerOf([person, bot(2)], null)).toBeNull()
  expect(readerOf([bot(1), bot(2)], null)).toBeNull()
})

test('no bot bears the name of anything in any game, nor of a person in its examples', () => {
  const games = fileURLToPath(new URL('../../../games', import.meta.url))
  const texts = readdirSync(games, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/(texts|data|table)\/.*\.tsx?$/.test(file))
    .map((file) => readFileSync(join(games, file), 'utf8'))
  const words = new Set(texts.join('\n').match(/\p{L}+/gu))
  for (const name of ['Lahore', 'Wesir', 'Trader']) expect(words.has(name)).toBe(true)
  const all = BOT_NAMES.flat()
  expect(all.filter((name) => words.has(name))).toEqual([])
  expect(new Set(all).size).toBe(30)
  for (const name of ['Amina', 'Bhaskar', 'Chandra', 'Devika', 'Esha', ...EMBLEM_NAMES])
    expect(all).not.toContain(name)
})

test('every seat bears another emblem: the chosen one, else that of its number, else what is left', () => {
  const chosen = (...emblems: (number | undefined)[]) =>
    emblemsOf(
      emblems.map((emblem): SeatPlan => ({ kind: 'person', ...(emblem === undefined ? {} : { emblem }) })),
    )
  const none = undefined
  expect(chosen(none, none, none)).toEqual([0, 1, 2])
  expect(chosen(3, none, 1)).toEqual([3, 0, 1])
  expect(chosen(4, 4, none)).toEqual([4, 1, 2])
  expect(chosen(99, none)).toEqual([0, 1])
  for (let seats = 1; seats <= EMBLEMS.length; seats++)
    for (let code = 0; code < 6 ** seats; code += 7) {
      const wanted = Array.from({ length: seats }, (_, i) => {
        const digit = Math.floor(code / 6 ** i) % 6
        return digit === 5 ? none : digit
      })
      expect(new Set(chosen(...wanted)).size).toBe(seats)
    }
})

test('a colour is a wish apart; whoever has none bears that of the emblem, and no two the same', () => {
  const seat = (emblem?: number, colour?: number): SeatPlan => ({
    kind: 'person',
    ...(emblem === undefined ? {} : { emblem }),
    ...(colour === undefined ? {} : { colour }),
  })
  expect(coloursOf([seat(3), seat(), seat(1)])).toEqual([3, 0, 1])
  expect(coloursOf([seat(0, 2), seat(1), seat(2)])).toEqual([2, 1, 0])
  // Whoever sits before the other keeps it.
  expect(coloursOf([seat(0, 4), seat(1, 4)])).toEqual([4, 1])
  expect(coloursOf([seat(0, 99), bot(2)])).toEqual([0, 1])
})

test('a person without a name is called by the emblem they chose', () => {
  expect(namesOf({ kind: 'person', emblem: 4 }, bot(1))).toEqual(['Moon', 'Kiran'])
})
