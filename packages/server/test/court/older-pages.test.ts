/** Pages that were loaded before there was a sixth level go on at tables where one sits. */
import { LEVELS_KNOWN } from '@durbar/protocol/court/arrangement'
import { expect, test } from 'vitest'
import { knowingLevels } from '../../src/court/older-pages.ts'
import { arrive, ask, Client, openHouse, openTable } from './house.ts'

test('whoever knows five levels is told of a fifth, and what people say is never touched', () => {
  const words = JSON.stringify({
    seats: [{ kind: 'bot', level: 'level6' }],
    arrangement: { standIn: 'level6' },
    more: [{ level: 'level2' }],
    said: '"level":"level6"',
  })
  expect(knowingLevels(6, words)).toBe(words)
  expect(JSON.parse(knowingLevels(5, words))).toEqual({
    seats: [{ kind: 'bot', level: 'level5' }],
    arrangement: { standIn: 'level5' },
    more: [{ level: 'level2' }],
    said: '"level":"level6"',
  })
})

test('at one table, over real sockets and over HTTP', async () => {
  const house = await openHouse()
  const anna = await Client.with(house, await arrive(house, 'Anna'), { levels: LEVELS_KNOWN })
  const older = await Client.with(house, await arrive(house, 'Ben'))
  const bot = { kind: 'bot', level: 'level6' } as const
  const table = await openTable(anna, [{ kind: 'me' }, bot, { kind: 'open' }], { door: 'open' })
  await anna.join(table, 0)
  await older.join(table)
  expect(anna.last('table').table.seats[1]).toEqual(bot)
  expect(older.last('table').table.seats[1]).toEqual({ kind: 'bot', level: 'level5' })
  expect(older.frames.join()).not.toContain('level6')
  const { json } = await ask<{ open: { seats: unknown[] }[] }>(house, 'GET', '/api/hall')
  expect(json.open[0]!.seats[1]).toEqual({ kind: 'bot', level: 'level5' })
})
