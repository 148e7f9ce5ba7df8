import { componentsOf } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import { components } from './components.ts'

const reference = componentsOf('raja')

/** Words about the box, and a sentence that is a rule (RJ-R-17). */
const APART = [
  ...['id', 'rulePrefix', 'title', 'titleEn', 'authors', 'publisher', 'seed', 'ageFrom', 'statusLegend'],
  'bankUnlimitedInDigital',
]

test.runIf(reference)('our tables are the components of the rules reference', () => {
  // biome-ignore lint/suspicious/noExplicitAny: the reference says what it says
  const theirs = reference as any
  // The wording of the abilities is our own and stands in the catalogue.
  for (const character of theirs.characters) delete character.text
  const ours = components()
  for (const [key, value] of Object.entries(ours)) expect({ [key]: value }).toEqual({ [key]: theirs[key] })
  expect([...Object.keys(ours), ...APART].sort()).toEqual(Object.keys(theirs).sort())
})
