/** The reference lies beside the checkout, not in it; the repository stands alone without it. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { components } from '../data/components.ts'

const FILE = new URL('../../../../shared/rules/raja.components.json', import.meta.url)
const present = existsSync(FILE)

test(
  present
    ? 'our tables are the components of the rules reference'
    : 'DID NOT RUN: no rules reference beside this checkout',
  () => {
    if (!present) return
    const reference = JSON.parse(readFileSync(FILE, 'utf8'))
    // The wording of the abilities is our own and stands in the catalogue.
    for (const character of reference.characters) delete character.text
    const ours = components()
    for (const [key, value] of Object.entries(ours))
      expect({ [key]: value }).toEqual({ [key]: reference[key] })
    // Words about the box, and a sentence that is a rule (RJ-R-17).
    const apart = [
      'id',
      'rulePrefix',
      'title',
      'titleEn',
      'authors',
      'publisher',
      'seed',
      'ageFrom',
      'statusLegend',
    ]
    const rest = Object.keys(reference).filter((key) => !(key in ours) && !apart.includes(key))
    expect(rest).toEqual(['bankUnlimitedInDigital'])
  },
)
