import { componentsOf } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import { components } from './components.ts'

const reference = componentsOf('taj-mahal')

test.runIf(reference)('our tables agree with the components file, item by item', () => {
  // biome-ignore lint/suspicious/noExplicitAny: the reference says what it says
  const theirs = reference as any
  expect(theirs).toMatchObject(components())
  const { cards, provinceTiles, bonusTiles, influenceTokens, board } = components()
  expect(cards.colour).toHaveLength(theirs.cards.colour.length)
  expect(cards.white).toHaveLength(theirs.cards.white.length)
  expect(cards.special).toHaveLength(theirs.cards.special.length)
  expect(provinceTiles.tiles).toHaveLength(theirs.provinceTiles.tiles.length)
  expect(bonusTiles.tiles).toEqual(theirs.bonusTiles.tiles)
  expect(influenceTokens.tokens).toEqual(theirs.influenceTokens.tokens)
  expect(board.cities).toEqual(theirs.board.cities)
  expect(board.roads).toEqual(theirs.board.roads)
  expect(board.provinces).toEqual(theirs.board.provinces)
})
