/** Dice nobody can bend: bound first, opened later, and whoever is late is left out and named. */
import { commitmentTo, diceProblem, keyOf, signsOf } from '@durbar/protocol/court/seal'
import { expect, test } from 'vitest'
import { apply, BrokenLog } from '../../src/court/index.ts'
import { ANNA, BEN, CLEO, Court, person, ports, SECRET } from './court.ts'

const [A, B] = ['a'.repeat(64), 'b'.repeat(64)]
const add = (chance: string) => ({ type: 'add', chance }) as const
const bind = (chance: string) => ({ type: 'bind', commitment: commitmentTo(chance) }) as const

test('the key is made from the secret and every chance, and is committed to before the first move', () => {
  const court = new Court([person(ANNA), person(BEN)])
  court.does(BEN, bind(B))
  court.does(ANNA, bind(A))
  court.does(ANNA, { type: 'begin' })
  expect(court.does(ANNA, add(A))).toEqual(['added'])
  expect(court.does(BEN, add(B))).toEqual(['added', 'begun'])
  const key = keyOf(SECRET, [B, A])
  expect(court.table.authority!.position.key).toBe(key)
  expect(court.table.commitment).toBe(commitmentTo(key))
  expect(keyOf(SECRET, [A, B])).not.toBe(key)
  court.checkFold()
})

test('nobody opens anything before all are bound, and nobody binds themselves after something is open', () => {
  const court = new Court([person(ANNA), person(BEN), person(CLEO)])
  court.refuses(ANNA, add(A), 'notBegun')
  court.does(ANNA, bind(A))
  court.refuses(ANNA, bind(B), 'bound')
  court.refuses('strangers', bind(B), 'noSeat')
  court.does(ANNA, { type: 'begin' })
  court.does(BEN, bind(B))
  court.refuses(ANNA, add(A), 'tooEarly')
  court.pass(3000)
  court.refuses(ANNA, add(B), 'chance')
  court.does(ANNA, add(A))
  court.refuses(CLEO, bind('c'.repeat(64)), 'tooLate')
  court.refuses(CLEO, add('c'.repeat(64)), 'chance')
  expect(court.ask(ANNA, add(A))).toEqual([])
  expect(court.does(BEN, add(B))).toEqual(['added', 'begun'])
})

test('a device that says nothing is left out, one that opens nothing too, and the game begins', () => {
  const court = new Court([person(ANNA), person(BEN), person(CLEO)])
  court.does(ANNA, bind(A))
  court.does(BEN, bind(B))
  court.does(ANNA, { type: 'begin' })
  expect(court.untilDue()).toEqual([])
  court.does(ANNA, add(A))
  expect(court.untilDue()).toEqual(['begun'])
  expect(court.table.authority!.position.key).toBe(keyOf(SECRET, [A]))
  expect(court.table.chances).toEqual([
    { person: ANNA, commitment: commitmentTo(A), chance: A },
    { person: BEN, commitment: commitmentTo(B), chance: null },
  ])
  const silent = new Court([person(ANNA), person(BEN)])
  silent.does(ANNA, { type: 'begin' })
  expect(silent.untilDue()).toEqual(['begun'])
  expect(silent.table.authority!.position.key).toBe(keyOf(SECRET, []))
})

test('whoever leaves before the start takes their chance with them', () => {
  const court = new Court([person(ANNA), person(BEN)])
  court.does(BEN, bind(B))
  court.does(BEN, { type: 'leave' })
  expect(court.table.chances).toEqual([])
})

test('a log whose key was bent does not fold', () => {
  const court = new Court([person(ANNA), person(BEN)])
  court.begin(ANNA, BEN)
  const at = court.log.findIndex(({ what }) => what.type === 'begun')
  const before = new Court([person(ANNA), person(BEN)])
  for (const { what } of court.log.slice(1, at)) before.write([what])
  const bent = { revision: at + 1, at: 0, what: { type: 'begun', commitment: 'f'.repeat(64) } } as const
  expect(() => apply(before.table, bent, ports)).toThrow(BrokenLog)
})

test('six signs are the first 36 bits of the seal', () => {
  expect(signsOf(`${'0'.repeat(64)}`)).toEqual([0, 0, 0, 0, 0, 0])
  expect(signsOf(`ffffffffff${'0'.repeat(54)}`)).toEqual([63, 63, 63, 63, 63, 63])
  // 0000 0100 0010 0000 1100 0100 0001 0100 0110
  expect(signsOf(`0420c4146${'f'.repeat(55)}`)).toEqual([1, 2, 3, 4, 5, 6])
})

test('every part of opened dice is held against the others', () => {
  const dice = {
    seal: commitmentTo(SECRET),
    secret: SECRET,
    chances: [
      { seat: 0, commitment: commitmentTo(A), chance: A },
      { seat: 1, commitment: commitmentTo(B), chance: null },
      { seat: 2, commitment: null, chance: null },
    ],
  }
  const key = keyOf(SECRET, [A])
  expect(diceProblem(dice, key)).toBeNull()
  expect(diceProblem({ ...dice, secret: A }, key)).toMatch('sealed')
  expect(diceProblem({ ...dice, chances: [{ ...dice.chances[0]!, chance: B }] }, key)).toMatch('seat 0')
  expect(diceProblem({ ...dice, chances: [{ ...dice.chances[0]!, commitment: null }] }, key)).toMatch(
    'seat 0',
  )
  expect(diceProblem({ ...dice, chances: [] }, key)).toMatch('not made from')
  expect(diceProblem(dice, keyOf(SECRET, [A, B]))).toMatch('not made from')
})

test('three seconds to bind oneself and eight to open it, to the millisecond', () => {
  const court = new Court([person(ANNA), person(BEN)])
  court.does(ANNA, bind(A))
  court.does(ANNA, { type: 'begin' })
  court.now += 2999
  court.refuses(ANNA, add(A), 'tooEarly')
  court.now += 1
  expect(court.ask(ANNA, add(A))).toMatchObject([{ type: 'added' }, { type: 'begun' }])
  expect(court.pass(4999)).toEqual([])
  expect(court.pass(1)).toEqual(['begun'])
  const early = new Court([person(ANNA), person(BEN)])
  early.does(ANNA, { type: 'begin' })
  expect(early.pass(2999)).toEqual([])
  expect(early.pass(1)).toEqual(['begun'])
})
