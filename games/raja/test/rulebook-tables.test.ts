/** What the rulebook draws and tabulates is what the rules see, pay and ask. */
import { blocksOf, LANGUAGES, wordsIn } from '@durbar/room'
import { expect, test } from 'vitest'
import { ACTIONS } from '../data/actions.ts'
import { ROADS } from '../data/board.ts'
import { CARD_NUMBERS } from '../data/characters.ts'
import { PALACE_PRICE, payoutRow, SEATS } from '../data/material.ts'
import { cityOf, housesAt, openRoads } from '../rulebook/drawings/stage.ts'
import { ROUND } from '../rulebook/example-round.ts'
import * as x from '../rulebook/examples.ts'
import * as n from '../rulebook/figures.ts'
import { book } from '../rulebook/index.ts'
import { costOf } from '../table/disc/cost.ts'
import { game, opening, position } from './position.ts'

test('a drawn position shows the roads, houses and palaces that the rules see', () => {
  for (const { stage } of [x.CONNECTED, x.TOLLS, x.STRENGTH, ROUND, { stage: ROUND.after }]) {
    const { board } = game.view(position(stage), 0)
    expect(openRoads(stage)).toEqual(ROADS.map((_, road) => board.roads[road]!.tolls !== null))
    for (const { id, houses } of board.villages) expect(housesAt(stage, id)).toEqual(houses)
    for (const { id, houses, fields } of board.cities) {
      const drawn = cityOf(stage, id)
      expect([drawn.houses, drawn.fields]).toEqual([houses, fields])
    }
  }
  const blocked = cityOf({ seats: 2, version: 'pro1', players: [] }, 'F').fields
  expect(blocked).toEqual(game.view(opening({ seats: 2, version: 'pro1' }), 0).board.cities[5]!.fields)
})

test('tables print what the rules pay, ask and know', () => {
  expect(ACTIONS.map((action) => n.costOf(action))).toEqual(
    ACTIONS.map((action) => costOf(action, PALACE_PRICE)),
  )
  const tables = book.sections.flatMap((section) =>
    blocksOf(section).flatMap((block) => (block.kind === 'table' ? [block] : [])),
  )
  const payout = tables.find(({ rules }) => rules?.includes('RJ-3.11'))!
  for (const [i, seats] of SEATS.entries())
    expect(payout.rows[i]!.cells.map(({ de }) => de).filter((cell) => cell !== '–')).toEqual(
      [seats, ...payoutRow(seats)].map(String),
    )
  const homes = tables.find(({ rows }) => rows.some(({ picture }) => picture === 'home-1'))!
  expect(homes.rows.length).toBe(CARD_NUMBERS.length)
  expect(n.LEAST_FREE).toBe(2)
  expect([n.QUARRY_AT_FIRST, n.QUARRY_AFTERWARDS, n.DEAREST_ROAD, n.DEAREST_ROAD_OF_FEWEST]).toEqual([
    16, 10, 4, 2,
  ])
})

test('sentences are short enough to be read aloud', () => {
  for (const words of wordsIn(book))
    for (const language of LANGUAGES)
      for (const sentence of words[language].split(/(?<=[.:?])\s/))
        expect(sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length, sentence).toBeLessThan(
          23,
        )
})
