import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  amount,
  type Codec,
  choice,
  either,
  encode,
  fields,
  nothing,
  nounOf,
  ordering,
  subset,
  verbOf,
} from '../src/index.ts'

const NODES = Array.from({ length: 37 }, (_, i) => `v${i}`)
const DICE = ['B', 'G', 'S', 'P'].map((colour) => Array.from({ length: 36 }, (_, i) => `${colour}${i + 10}`))

/** A journey, and a payment with dice of one colour, karma and stewards. */
const move = fields({
  slot: choice([0, 1, 'chip', 'ability'] as const),
  from: choice(NODES),
  to: choice(NODES),
})
const payment = fields({
  slot: amount(0, 19),
  payment: fields({
    dice: either(...DICE.map((colour, i) => subset(colour, i === 0 ? 0 : 1, 8))),
    karma: amount(0, 2),
    stewards: amount(0, 2),
  }),
})

function roundTrip<T>(codec: Codec<T>) {
  fc.assert(
    fc.property(fc.maxSafeNat(), (n) => {
      const noun = n % codec.size
      const out = JSON.parse(JSON.stringify(codec.write(noun)))
      expect(codec.read(out)).toBe(noun)
    }),
    { seed: 51, numRuns: 500 },
  )
}

describe('every noun survives the way out and in again', () => {
  test('a move with three parameters', () => roundTrip(move))
  test('a payment with up to eight dice of one colour', () => roundTrip(payment))
  test('an ordering of six', () => roundTrip(ordering(['a', 'b', 'c', 'd', 'e', 'f'])))
  test('two of 96 cards', () =>
    roundTrip(
      subset(
        Array.from({ length: 96 }, (_, i) => `c${i}`),
        2,
        2,
      ),
    ))
  test('forms with different keys', () =>
    roundTrip(
      either(fields({ kind: choice(['wealth']) }), fields({ kind: choice(['insight']), gap: amount(0, 4) })),
    ))
  test('nothing at all', () => roundTrip(nothing))
})

test('the payment fits beside its verb below 2^53 and comes back exactly', () => {
  expect(payment.size).toBeLessThan(2 ** 47)
  const noun = payment.size - 1
  const packed = encode(63, noun)
  expect(Number.isSafeInteger(packed)).toBe(true)
  expect([verbOf(packed), nounOf(packed)]).toEqual([63, noun])
})

test('the digits of a noun can be read one by one', () => {
  const noun = move.pack(2, 36, 5)
  expect(move.write(noun)).toEqual({ slot: 'chip', from: 'v36', to: 'v5' })
  expect([move.digit.slot.of(noun), move.digit.from.of(noun), move.digit.to.of(noun)]).toEqual([2, 36, 5])
})

test('a subset is written in plain string order and read in no other', () => {
  const codec = subset(['b2', 'a10', 'a9'], 1, 2)
  expect(codec.write(codec.pack([0, 1]))).toEqual(['a10', 'b2'])
  expect(codec.read(['b2', 'a10'])).toBe(-1)
  expect(codec.read(['a10', 'a10'])).toBe(-1)
  expect(codec.read([])).toBe(-1)
  expect(codec.read(['a10', 'a9', 'b2'])).toBe(-1)
  expect(codec.size).toBe(6)
})

test('a wrong key, a missing key, a further key, a wrong type are no move', () => {
  const good = { slot: 'chip', from: 'v1', to: 'v2' }
  expect(move.read(good)).toBe(move.pack(2, 1, 2))
  for (const bad of [
    {},
    { ...good, x: 1 },
    { slot: 'chip', from: 'v1' },
    { ...good, to: 'v99' },
    { ...good, slot: '0' },
    null,
    [],
    'x',
    3,
  ])
    expect(move.read(bad)).toBe(-1)
  expect(amount(2, 5).read(2.5)).toBe(-1)
  expect(amount(2, 5).read('3')).toBe(-1)
  expect(ordering(['a', 'b']).read(['a', 'a'])).toBe(-1)
})

test('five parameters are packed in the order of the fields, and what may be left out is left out', () => {
  const five = fields(
    { a: amount(1, 3), b: choice(['x', 'y']), c: amount(0, 4) },
    { d: choice(['p', 'q']), e: amount(5, 6) },
  )
  expect(five.size).toBe(3 * 2 * 5 * 3 * 3)
  const whole = { a: 2, b: 'y', c: 4, d: 'q', e: 5 }
  expect(five.write(five.pack(1, 1, 4, 1, 0))).toEqual(whole)
  expect(five.read(whole)).toBe(five.pack(1, 1, 4, 1, 0))
  const { d, ...withoutD } = whole
  expect(five.write(five.pack(1, 1, 4, -1, 0))).toEqual(withoutD)
  expect(five.write(five.pack(1, 1, 4))).toEqual({ a: 2, b: 'y', c: 4 })
  expect(five.write(five.pack())).toEqual({ a: 1, b: 'x', c: 0 })
  expect(five.digit.d!.of(five.pack(1, 1, 4))).toBe(-1)
  expect(five.read({ ...withoutD, d: 'z' })).toBe(-1)
  expect(five.read({ ...whole, a: 4 })).toBe(-1)
  const seen = new Set(Array.from({ length: five.size }, (_, noun) => JSON.stringify(five.write(noun))))
  expect(seen.size).toBe(five.size)
  for (const each of [five.write(0), five.write(five.size - 1)])
    expect(five.write(five.read(each))).toEqual(each)
})

test('either of several forms, the first that fits, and none that is neither', () => {
  const form = either(amount(1, 2), choice(['one', 'two']), nothing)
  expect([form.size, form.start]).toEqual([5, [0, 2, 4]])
  expect([0, 1, 2, 3, 4].map(form.write)).toEqual([1, 2, 'one', 'two', {}])
  expect([1, 2, 'one', 'two', {}, 3, 'three', null].map(form.read)).toEqual([0, 1, 2, 3, 4, -1, -1, -1])
})

test('amounts from the least to the most, both included', () => {
  const codec = amount(2, 5)
  expect(codec.size).toBe(4)
  expect([1, 2, 5, 6].map(codec.read)).toEqual([-1, 0, 3, -1])
  expect([0, 3].map(codec.write)).toEqual([2, 5])
})

test('an ordering reads every order once, and nothing shorter, longer or strange', () => {
  const codec = ordering(['a', 'b', 'c'])
  const all = Array.from({ length: codec.size }, (_, noun) => codec.write(noun).join(''))
  expect(all.toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
  expect(all.map((each) => codec.read([...each]))).toEqual([0, 1, 2, 3, 4, 5])
  for (const bad of [['a', 'b'], ['a', 'b', 'c', 'a'], ['a', 'b', 'x'], 'abc', null])
    expect(codec.read(bad)).toBe(-1)
})

test('subsets of every size between the least and the most, each once', () => {
  const codec = subset(['a', 'b', 'c', 'd'], 1, 3)
  const all = Array.from({ length: codec.size }, (_, noun) => codec.write(noun).join(''))
  expect(all).toEqual(['a', 'b', 'c', 'd', 'ab', 'ac', 'bc', 'ad', 'bd', 'cd', 'abc', 'abd', 'acd', 'bcd'])
  const out: number[] = []
  expect(codec.unpack(codec.pack([0, 3]), out)).toBe(2)
  expect(out).toEqual([0, 3])
  // So many of them count, whatever lies behind in the buffer.
  expect(codec.pack([1, 2, 3], 2)).toBe(codec.pack([1, 2]))
  expect(codec.read(['a', 'b', 'c', 'd'])).toBe(-1)
  expect(codec.read(['a', 7])).toBe(-1)
})
