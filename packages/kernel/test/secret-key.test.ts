/** Whoever keeps, shows or sends a match never holds what is still to be dealt. */
import { expect, test } from 'vitest'
import { host, isRefused, keyFromSeed, type Match, type Position, type Refused } from '../src/index.ts'
import { caravan, type State } from './caravan.ts'

const house = host(caravan)
const key = keyFromSeed(4)

function ok<T extends object>(answer: T | Refused): T {
  if (isRefused(answer)) throw new Error(answer.refused)
  return answer as T
}

/** A game of thirty plies, one choice of which was changed and one taken back. */
function played(): Position<State> {
  let at: Position<State> = ok(house.start(3, {}, key))
  const choices = (seat: number) => house.kernel.ask(at.state, seat)!.moves
  at = ok(house.play(at, 0, choices(0)[0]))
  at = ok(house.play(at, 0, choices(0)[1]))
  at = ok(house.undo(at, 0))
  while (at.match.log.length < 30) {
    const seat = house.kernel.toMove(at.state)
    at = ok(house.play(at, seat, choices(seat)[0]))
  }
  return at
}

test('a match has no key, for the compiler either', () => {
  const { match } = played()
  // @ts-expect-error: the key is a part of the position, not of the match
  expect(match.key).toBeUndefined()
  // @ts-expect-error: nor can one be written with it
  const written: Match = { game: 'caravan', rules: 2, seats: 3, options: {}, log: [], key }
  // @ts-expect-error: nor replayed without one
  expect(isRefused(house.replay(written))).toBe(true)
})

test('no match that the host hands out says its key: played, changed, taken back, replayed', () => {
  const at = played()
  const told: string[] = [JSON.stringify(at.match)]
  const smuggled = { ...at.match, key, secret: key }
  const again = ok(house.replay(smuggled, key, undefined, ({ match }) => told.push(JSON.stringify(match))))
  told.push(JSON.stringify(again.match))
  expect(told).toHaveLength(33)
  for (const each of told) expect(each).not.toContain(key)
})

test('and the match alone leads nowhere: its dice fall only for the key beside it', () => {
  const { match, state } = played()
  expect(ok(house.replay(match, key)).state).toEqual(state)
  expect(isRefused(house.replay(match, keyFromSeed(5)))).toBe(true)
  expect(isRefused(house.replay(match, ''))).toBe(true)
})
