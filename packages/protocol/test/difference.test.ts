/** Whoever knows the view before and is told the difference knows the view after. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedBy, differenceOf } from '../src/court/difference.ts'

const wire = (x: unknown): unknown => JSON.parse(JSON.stringify(x))
const seen = (before: unknown, after: unknown) =>
  changedBy(wire(before), wire(differenceOf(before, after) ?? null) as never)

test('from any view to any other, over the wire', () => {
  const views = fc.jsonValue({ maxDepth: 4 }).filter((each) => !JSON.stringify(each).includes('__proto__'))
  fc.assert(
    fc.property(views, views, (before, after) => {
      expect(seen(before, after)).toEqual(wire(after))
    }),
    { seed: 1 },
  )
})

test('names that every object has are names like others', () => {
  for (const name of ['valueOf', 'constructor', 'toString']) {
    expect(seen({ [name]: [] }, {})).toEqual({})
    expect(seen({}, { [name]: [] })).toEqual({ [name]: [] })
  }
})

test('little is said where little has changed, and the view before stays as it was', () => {
  const before = {
    day: 1,
    players: [{ gold: 3, hand: ['a', 'b'] }, { gold: 5 }],
    gone: true,
    left: undefined,
  }
  const after = { day: 1, players: [{ gold: 4, hand: ['a', 'b'] }, { gold: 5 }], come: null }
  expect(differenceOf(before, after)).toEqual({ players: { 0: { gold: [4] } }, gone: 0, come: [null] })
  expect(differenceOf(before, structuredClone(before))).toBeUndefined()
  const known = wire(before)
  expect(seen(before, after)).toEqual(wire(after))
  expect(known).toEqual(wire(before))
})
