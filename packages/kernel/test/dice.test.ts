import { expect, test } from 'vitest'
import {
  canonical,
  chachaBlock,
  checksum,
  diceFor,
  isKey,
  keyFromSeed,
  shuffle,
  streamDice,
} from '../src/index.ts'

test('the block function is ChaCha20 (RFC 8439, 2.3.2)', () => {
  const key = Array.from(
    { length: 8 },
    (_, i) => (4 * i) | ((4 * i + 1) << 8) | ((4 * i + 2) << 16) | ((4 * i + 3) << 24),
  )
  const input = Int32Array.from([
    0x61707865,
    0x3320646e,
    0x79622d32,
    0x6b206574,
    ...key,
    1,
    0x09000000,
    0x4a000000,
    0,
  ])
  const words = [...chachaBlock(input)].map((word) => (word >>> 0).toString(16).padStart(8, '0'))
  expect(words.join(' ')).toBe(
    'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
  )
})

const rolls = (dice: { below(n: number): number }, n: number, sides: number) =>
  Array.from({ length: n }, () => dice.below(sides))

test('the same key and ply roll the same dice, any other key or ply other dice', () => {
  const key = keyFromSeed(1)
  expect(rolls(diceFor(key, 3), 40, 1000)).toEqual(rolls(diceFor(key, 3), 40, 1000))
  expect(rolls(diceFor(key, 3), 40, 1000)).not.toEqual(rolls(diceFor(key, 4), 40, 1000))
  expect(rolls(diceFor(key, 3), 40, 1000)).not.toEqual(rolls(diceFor(keyFromSeed(2), 3), 40, 1000))
})

test('all 256 bits of the key count', () => {
  const key = '0'.repeat(64)
  const sequences = new Set(
    Array.from({ length: 64 }, (_, i) =>
      rolls(diceFor(`${key.slice(0, i)}1${key.slice(i + 1)}`, 0), 4, 2 ** 31).join(),
    ),
  )
  expect(sequences.size).toBe(64)
})

test('both kinds of dice are fair enough to notice a bias', () => {
  for (const dice of [diceFor(keyFromSeed(5), 0), streamDice(5)]) {
    const seen = [0, 0, 0, 0, 0, 0]
    for (const roll of rolls(dice, 60_000, 6)) seen[roll]!++
    // Chi squared with five degrees of freedom exceeds 20.5 once in a thousand.
    expect(seen.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0)).toBeLessThan(20.5)
  }
})

test('words at the ragged end of their range are thrown away: no number is likelier for being small', () => {
  const dice = diceFor(keyFromSeed(6), 0)
  const seen = [0, 0, 0]
  // Three quarters of the range: kept, the last quarter would fall on the first third.
  for (const roll of rolls(dice, 3000, 3 * 2 ** 30)) seen[Math.floor(roll / 2 ** 30)]!++
  for (const n of seen) expect(Math.abs(n - 1000)).toBeLessThan(100)
})

test('dice say how often they fell', () => {
  const dice = diceFor(keyFromSeed(1), 0)
  expect(dice.rolled).toBe(0)
  rolls(dice, 20, 6)
  expect(dice.rolled).toBe(20)
})

test('a seed means the same game for ever: transcripts and benchmarks name seeds', () => {
  expect(keyFromSeed(1)).toBe('ee7d3e77cde9feca87cac54c0b0a48bf01ce4f51f1450b469bd4568f1564a138')
  expect(keyFromSeed(2 ** 40 + 3)).toBe('d1c82e03a4a26c8b2ab44e94a32f54bbea0fbae6e93072dee8712c293ca952be')
  expect(rolls(streamDice(7), 8, 100)).toEqual([86, 47, 90, 86, 87, 11, 89, 58])
})

test('a shuffle reaches every order', () => {
  const dice = streamDice(9)
  const seen = new Map<string, number>()
  for (let n = 0; n < 24_000; n++) {
    const cards = [0, 1, 2, 3]
    shuffle(cards, dice)
    seen.set(cards.join(''), (seen.get(cards.join('')) ?? 0) + 1)
  }
  expect(seen.size).toBe(24)
  for (const n of seen.values()) expect(Math.abs(n - 1000)).toBeLessThan(150)
})

test('a key is 64 hexadecimal digits', () => {
  expect(isKey(keyFromSeed(1))).toBe(true)
  for (const bad of ['', 'ab', `${keyFromSeed(1)}0`, 'G'.repeat(64), 5, null]) expect(isKey(bad)).toBe(false)
  expect(() => diceFor('short', 0)).toThrow('64 hexadecimal')
})

test('a checksum depends on values and not on the order of keys', () => {
  expect(checksum({ a: 1, b: [2, 3] })).toBe(checksum({ b: [2, 3], a: 1 }))
  expect(checksum({ a: 1, b: [2, 3] })).not.toBe(checksum({ a: 1, b: [3, 2] }))
  expect(canonical({ b: undefined, a: 'x' })).toBe('{"a":"x"}')
  expect([null, undefined, [null, undefined, 'x']].map(canonical)).toEqual([
    'null',
    'null',
    '[null,null,"x"]',
  ])
  // Stored beside every move of every game that was ever played.
  expect([checksum({}), checksum({ a: [1, 'x', null] })]).toEqual([1484734887358999, 1698687325077306])
  const sums = new Set(Array.from({ length: 50_000 }, (_, i) => checksum({ deck: [i, i + 1], day: i % 9 })))
  expect(sums.size).toBe(50_000)
})
