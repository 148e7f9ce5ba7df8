import { expect, test } from 'vitest'
import { components } from './components.ts'

test('SX-1 the box holds 16 feathers and four cards of two kinds', () => {
  expect(components).toEqual({ feathers: 16, cards: 4, wishes: ['even', 'odd'] })
})
