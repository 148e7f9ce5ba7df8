import { expect, test } from 'vitest'
import { games, wholeRooms } from '../index.ts'
import { rooms } from '../rooms.ts'

test('every game is listed by its own id, with the same rules in its room', async () => {
  const rules = await Promise.all(Object.values(games).map((load) => load()))
  expect(rules.map(({ id }) => id)).toEqual(Object.keys(games))
  expect(Object.keys(wholeRooms)).toEqual(Object.keys(games))
  rooms.forEach((room, i) => {
    expect(room.game).toBe(rules[i])
  })
})
