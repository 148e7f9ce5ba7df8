/** One list of games; everything else that lists them is written from it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { partsOf } from '../../scripts/catalogue.mjs'
import { GAMES } from '../index.ts'
import { rooms } from '../rooms.ts'
import { rules } from '../rules.ts'

const folder = join(import.meta.dirname, '..')

test('every folder of a room stands in the list, and nothing else', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory())
  const found = folders.map(({ name }) => name).filter((name) => name !== 'test' && name !== 'node_modules')
  expect(found.sort()).toEqual([...GAMES].sort())
})

test('the tables of imports are as the list wants them', () => {
  const parts = partsOf(GAMES)
  expect(Object.keys(parts)).toHaveLength(8)
  for (const [file, text] of Object.entries(parts))
    expect(readFileSync(join(folder, file), 'utf8'), file).toBe(text)
})

test('every game is listed by its own id, with the same rules in its room', async () => {
  const games = await Promise.all(Object.values(rules).map((load) => load()))
  expect(games.map(({ id }) => id)).toEqual(GAMES)
  rooms.forEach((room, i) => {
    expect(room.game).toBe(games[i])
  })
})
