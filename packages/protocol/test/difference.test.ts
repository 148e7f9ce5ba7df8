/** Whoever knows the view before and is told the difference knows the view after. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedBy, Differences, differenceOf } from '../src/court/difference.ts'

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

test('several who share parts of what they see are each told their own difference', () => {
  const part = fc.constantFrom<unknown>(1, 2, 'a', null, [1], [1, 2], { x: 1 }, { x: 2, y: [3] })
  const parts = fc.record({ board: part, players: part, day: part }, { requiredKeys: [] })
  const own = fc.record({ me: fc.nat(3), hand: fc.array(fc.nat(2), { maxLength: 2 }) })
  fc.assert(
    fc.property(parts, parts, fc.array(fc.tuple(own, own), { maxLength: 4 }), (before, after, viewers) => {
      const differences = new Differences()
      for (const [was, is] of viewers) {
        const [from, to] = [
          { ...was, ...before },
          { ...is, ...after },
        ]
        const words = differences.inWords(from, to)
        expect(JSON.parse(words)).toEqual(wire(differenceOf(from, to) ?? null))
      }
    }),
    { seed: 1, numRuns: 500 },
  )
})
