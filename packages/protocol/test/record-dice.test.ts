/** Records of games whose dice were made together: everything that was opened is held against the seal. */
import { roomOf } from '@durbar/games'
import { type Core, host, isRefused, type Position, streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { commitmentTo, keyOf } from '../src/court/seal.ts'
import { type MatchRecord, readRecord, recordOf, verifyRecord } from '../src/index.ts'

const { game } = roomOf('vermaechtnis')!
const SECRET = '1'.repeat(64)
const [A, B] = ['a'.repeat(64), 'b'.repeat(64)]
const dice = {
  seal: commitmentTo(SECRET),
  secret: SECRET,
  chances: [
    { seat: 0, commitment: commitmentTo(A), chance: A },
    { seat: 1, commitment: commitmentTo(B), chance: null },
  ],
}

function played(): Position<Core> {
  const house = host(game)
  const chance = streamDice(3)
  let at = house.start(2, {}, keyOf(SECRET, [A]))
  if (isRefused(at)) throw new Error(at.refused)
  while (!at.state.result) {
    const seat = house.kernel.pending(at.state)[0]!
    const { moves } = house.kernel.ask(at.state, seat)!
    const next = house.play(at, seat, moves[chance.below(moves.length)])
    if (isRefused(next)) throw new Error(next.refused)
    at = next
  }
  return at
}
const SEATS = [{ name: 'Anna' }, { name: 'Ben', standIn: 'resigned' as const }]
const record = recordOf(played(), SEATS, [], dice)
const problem = (change: Partial<MatchRecord>) => verifyRecord(game, { ...record, ...change })

test('what was opened is in order, survives the file, and says for whom a bot played on', () => {
  const read = readRecord(JSON.stringify(record))
  expect(read).toEqual(record)
  expect(isRefused(verifyRecord(game, record))).toBe(false)
})

test('an older record, which says nothing of this, is in order', () => {
  const { dice: _, ...older } = record
  expect(isRefused(verifyRecord(game, older))).toBe(false)
})

test.each([
  ['another secret', { ...dice, secret: A }, 'sealed'],
  ['another seal', { ...dice, seal: commitmentTo(A) }, 'sealed'],
  ['a chance that was exchanged', { ...dice, chances: [{ ...dice.chances[0]!, chance: B }] }, 'bound to'],
  ['a chance that was left out', { ...dice, chances: dice.chances.slice(1) }, 'not made from'],
  [
    'a chance that was added',
    { ...dice, chances: [...dice.chances, { seat: 1, commitment: commitmentTo(B), chance: B }] },
    'not made from',
  ],
])('%s is found', (_, bent, words) => {
  expect(problem({ dice: bent })).toEqual({ refused: expect.stringContaining(words) })
})
