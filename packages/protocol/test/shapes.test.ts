/** Records whose checksums are of an earlier shape of the state: played by their moves, held to their result. */
import { host, isRefused, keyFromSeed, type Played, streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { caravan, type Event, type State } from '../../kernel/test/caravan.ts'
import { matchOf, recordOf, restamped, verifyRecord } from '../src/index.ts'

/** The same game, its state one field richer. */
const grown = {
  ...caravan,
  shape: 2,
  setup: (...given: Parameters<typeof caravan.setup>) => ({ ...caravan.setup(...given), story: [1, 2, 3] }),
}

function finished() {
  const house = host(caravan)
  const dice = streamDice(1)
  let now = house.start(3, {}, keyFromSeed(1)) as Played<State, Event>
  for (let seat = house.kernel.toMove(now.state); seat >= 0; seat = house.kernel.toMove(now.state)) {
    const { moves } = house.kernel.ask(now.state, seat)!
    now = house.play(now, seat, moves[dice.below(moves.length)]) as Played<State, Event>
  }
  const seats = [0, 1, 2].map((seat) => ({ name: `P${seat}` }))
  return recordOf(
    now,
    seats,
    now.match.log.map((_, i) => i),
  )
}

test('a record of the first shape names none, and its checksums are compared', () => {
  const record = finished()
  expect('shape' in record).toBe(false)
  expect(verifyRecord(caravan, record)).toMatchObject({ older: false })
  const forged = structuredClone(record)
  forged.moves[3]!.sum++
  expect(verifyRecord(caravan, forged)).toEqual({
    refused: 'move 4: the state is not the one that was recorded',
  })
})

test('checksums of an earlier shape are not compared; moves and result are', () => {
  const record = finished()
  expect(verifyRecord(grown, record)).toMatchObject({ older: true })
  const result = { ...record, result: { ...record.result, end: 'otherwise' } }
  expect(verifyRecord(grown, result)).toEqual({ refused: 'the result is not the one that was recorded' })
  const moves = { ...record, moves: record.moves.slice(1) }
  expect(isRefused(verifyRecord(grown, moves))).toBe(true)
})

test('stamped anew it says its shape, keeps all else, and is compared again', () => {
  const record = finished()
  const fresh = restamped(grown, record)
  if (isRefused(fresh)) throw new Error(fresh.refused)
  expect(fresh.shape).toBe(2)
  const unstamped = ({ moves, shape: _, ...rest }: typeof record) => ({
    ...rest,
    moves: moves.map(({ sum: __, ...move }) => move),
  })
  expect(unstamped(fresh)).toEqual(unstamped(record))
  expect(verifyRecord(grown, fresh)).toMatchObject({ older: false })
  fresh.moves[3]!.sum++
  expect(verifyRecord(grown, fresh)).toMatchObject({ refused: expect.stringContaining('move 4') })
})

test('a shape to come is not known here', () => {
  expect(verifyRecord(caravan, { ...finished(), shape: 2 })).toMatchObject({
    refused: expect.stringContaining('shape 2'),
  })
})

test('an unfinished match of an earlier shape goes on, stamped anew', () => {
  const record = finished()
  const match = matchOf(record)
  const half = { ...match, log: match.log.slice(0, 10) }
  const at = host(grown).replay(half, record.key)
  if (isRefused(at)) throw new Error(at.refused)
  expect(at.match.shape).toBe(2)
  expect(at.match.log.map((entry) => entry.sum)).not.toEqual(half.log.map((entry) => entry.sum))
  expect(isRefused(host(grown).replay(at.match, at.key))).toBe(false)
})
