/** Our tables against the components file, where it lies beside the checkout. */
import { componentsOf } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import { components } from './components.ts'

const reference = componentsOf('warehouse-51')

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

test.runIf(reference)('the data equal the components file', () => {
  const ours = JSON.parse(JSON.stringify(components()))
  expect(common(reference, ours)).toEqual(ours)
})
