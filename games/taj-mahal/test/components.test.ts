import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { components } from '../data/components.ts'

const file = new URL('../../../../shared/rules/taj-mahal.components.json', import.meta.url)
const there = existsSync(file)

test.runIf(there)('our tables agree with the components file, item by item', () => {
  const reference = JSON.parse(readFileSync(file, 'utf8'))
  expect(reference).toMatchObject(components())
  const { cards, provinceTiles, bonusTiles, influenceTokens, board } = components()
  expect(cards.colour).toHaveLength(reference.cards.colour.length)
  expect(cards.white).toHaveLength(reference.cards.white.length)
  expect(cards.special).toHaveLength(reference.cards.special.length)
  expect(provinceTiles.tiles).toHaveLength(reference.provinceTiles.tiles.length)
  expect(bonusTiles.tiles).toEqual(reference.bonusTiles.tiles)
  expect(influenceTokens.tokens).toEqual(reference.influenceTokens.tokens)
  expect(board.cities).toEqual(reference.board.cities)
  expect(board.roads).toEqual(reference.board.roads)
  expect(board.provinces).toEqual(reference.board.provinces)
})

test.runIf(!there)(
  'NOT RUN: the components file is not beside this checkout, so our tables were not compared',
  () => {
    console.warn('taj-mahal: ../shared/rules/taj-mahal.components.json is absent; data not compared')
  },
)
