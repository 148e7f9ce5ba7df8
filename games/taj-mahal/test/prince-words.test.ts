/** The prince bears no name, so his word takes the case of its sentence. */
import { expect, test } from 'vitest'
import { whoIs } from '../table/standing.ts'
import { words } from '../table/words.ts'

test.each([
  ['de', 'Der Prinz führt', 'Palast des Prinzen'],
  ['en', 'The prince leads', 'palace of the prince'],
] as const)('%s', (language, leads, palace) => {
  const w = words(language)
  const prince = whoIs({ language, name: (seat) => `P${seat}` }, w)('prince')
  expect(prince.does(language === 'de' ? 'führt' : 'leads')).toBe(leads)
  expect(w.palaceOf(prince)).toBe(palace)
})
