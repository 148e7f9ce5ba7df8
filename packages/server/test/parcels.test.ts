/** Words between nodes in parcels that a bus can carry: nothing is lost, doubled or out of order, however long it is. */
import { expect, test } from 'vitest'
import type { Word } from '../src/bus/bus.ts'
import { type Line, Parcels } from '../src/bus/parcels.ts'

const LONGEST = 800
const typing = (n: number, length = 6): Line => ({
  topic: 'table.table',
  word: { type: 'typing', table: 'table', person: `${n}`.padEnd(length, 'x') },
})
const hall: Line = { topic: 'house', word: { type: 'hall' } }
const long = (length: number, sign = 'ä"'): Line => ({
  topic: 'house',
  word: { type: 'renamed', person: sign.repeat(length) } as Word,
})
const bytes = (words: string) => Buffer.byteLength(words)

const pair = () => [new Parcels('one', LONGEST), new Parcels('two', LONGEST)] as const
const arrived = (parcels: Parcels, sent: readonly string[]) =>
  sent.flatMap((words) => parcels.unpack(words)?.lines ?? [])

test('what is said in one moment goes in one parcel, and says from whom', () => {
  const [one, two] = pair()
  const sent = one.pack([typing(1), hall, typing(2)])
  expect(sent).toHaveLength(1)
  expect(two.unpack(sent[0]!)).toEqual({ from: 'one', lines: [typing(1), hall, typing(2)] })
  expect(one.pack([])).toEqual([])
})

test('nobody hears themselves', () => {
  const [one] = pair()
  expect(one.unpack(one.pack([hall])[0]!)).toBeNull()
})

test('many words go in several parcels, none longer than can be carried, none nearly empty, all in order', () => {
  const [one, two] = pair()
  const lines = Array.from({ length: 60 }, (_, n) => typing(n))
  const sent = one.pack(lines)
  const all = sent.reduce((sum, words) => sum + bytes(words), 0)
  expect(Math.max(...sent.map(bytes))).toBeLessThanOrEqual(LONGEST)
  // Half of what could be carried is filled, or nearly.
  expect(sent.length).toBeLessThanOrEqual(Math.ceil(all / (LONGEST / 2)) + 1)
  expect(arrived(two, sent)).toEqual(lines)
})

test.each(['ä"', '\\', '😀', 'a'])(
  'a word of many %s goes in parts and arrives whole, between its neighbours',
  (sign) => {
    const [one, two] = pair()
    const lines = [typing(1), long(900, sign), typing(2)]
    const sent = one.pack(lines)
    expect(sent.length).toBeGreaterThan(3)
    expect(Math.max(...sent.map(bytes))).toBeLessThanOrEqual(LONGEST)
    expect(arrived(two, sent)).toEqual(lines)
  },
)

test('parts of several words, of several nodes, that come in between each other are not mixed up', () => {
  const [one, two] = pair()
  const three = new Parcels('three', LONGEST)
  const [a, b] = [one.pack([long(500, 'a')]), one.pack([long(500, 'b')])]
  const c = three.pack([long(500, 'c')])
  const mixed = a.flatMap((words, n) => [words, b[n]!, c[n]!])
  expect(new Set(arrived(two, mixed))).toEqual(new Set([long(500, 'a'), long(500, 'b'), long(500, 'c')]))
  // Also when the parts of one come in another order.
  expect(arrived(two, one.pack([long(500, 'd')]).toReversed())).toEqual([long(500, 'd')])
})

test('a word whose last part never comes does not stay for ever, and holds up no other', () => {
  const [one, two] = pair()
  const begun = Array.from({ length: 150 }, () => one.pack([long(500)])[0]!)
  for (const words of begun) expect(two.unpack(words)).toBeNull()
  const { unfinished } = two as unknown as { unfinished: Map<string, unknown> }
  expect(unfinished.size).toBeLessThanOrEqual(101)
  expect(arrived(two, one.pack([long(500)]))).toEqual([long(500)])
  const after = unfinished.size
  expect(arrived(two, one.pack([long(500)]))).toEqual([long(500)])
  expect(unfinished.size).toBe(after)
})
