/** The answer at a thing: what is missing in large letters, what helps below it. */
import { expect, test } from 'vitest'
import { inTwo } from '../src/frame/bubble.tsx'

test('the first sentence is the title', () => {
  expect(inTwo('Du hast kein Haus im Vorrat. „Steinbruch“ bringt dir 2 Häuser.')).toEqual([
    'Du hast kein Haus im Vorrat.',
    '„Steinbruch“ bringt dir 2 Häuser.',
  ])
  expect(inTwo('Costs 3, you have 0.')).toEqual(['Costs 3, you have 0.', ''])
  // A number of a rule, an abbreviation: no sentence ends there.
  expect(inTwo('Das kostet ca. drei Gold')).toEqual(['Das kostet ca. drei Gold', ''])
})
