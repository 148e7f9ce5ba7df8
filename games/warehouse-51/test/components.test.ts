/** Our tables against the components file, where it lies beside the checkout. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { components } from '../data/components.ts'

const file = new URL('../../../../shared/rules/warehouse-51.components.json', import.meta.url)
const present = existsSync(file)

/** Both sides, cut down to the keys that ours has. */
function common(theirs: unknown, ours: unknown): unknown {
  if (Array.isArray(ours) && Array.isArray(theirs))
    return theirs.map((each, i) => (i < ours.length ? common(each, ours[i]) : each))
  if (typeof ours !== 'object' || ours === null || typeof theirs !== 'object' || theirs === null)
    return theirs
  return Object.fromEntries(
    Object.keys(ours).map((key) => [
      key,
      common((theirs as Record<string, unknown>)[key], (ours as Record<string, unknown>)[key]),
    ]),
  )
}

const name = present
  ? 'the data equal the components file'
  : 'the components file is not beside this checkout: the comparison did not run'

test(name, () => {
  if (!present) return
  const ours = JSON.parse(JSON.stringify(components()))
  const theirs = JSON.parse(readFileSync(file, 'utf8'))
  expect(common(theirs, ours)).toEqual(ours)
})
