import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { components } from '../data/components.ts'

const file = new URL('../../../../shared/rules/taj-mahal.components.json', import.meta.url)
const present = existsSync(file)
if (!present)
  console.log('taj-mahal: the components file is not beside this checkout, the data was not compared')

test.runIf(present)('our tables agree with the components file, item by item', () => {
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
