/**
 * `classic5` is the yardstick for what was learned, so it must not move: it chooses as level 5 did before (commit
 * c2ac819e, which wrote classic5.json by record.ts).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rooms } from '@durbar/games'
import { checksum, kernel } from '@durbar/kernel'
import { often } from '@durbar/room/testing'
import { describe, expect, test } from 'vitest'
import { BOTS, type Searcher } from '../../src/index.ts'
import { choice, POSITIONS, position, type Recorded, SHORT } from './choices.ts'

const file = join(import.meta.dirname, 'classic5.json')
const recorded: Readonly<Record<string, Recorded>> = JSON.parse(readFileSync(file, 'utf8'))
const classic5 = BOTS.classic5 as Searcher

test('every room has a record', () => {
  expect(Object.keys(recorded)).toEqual(rooms.map(({ game }) => game.id))
})

describe.each(rooms.map(({ game }) => [game.id, kernel(game)] as const))('%s', (id, k) => {
  const { iterations, chosen } = recorded[id]!

  test('classic5 thinks as long as level 5 did', () => {
    expect(classic5.iterations(k)).toBe(iterations)
    expect(chosen).toHaveLength(POSITIONS)
  })
  test.each([
    ['short', SHORT, 8],
    ['whole', iterations, 1],
  ] as const)('and chooses the same, after a %s thought', async (kind, effort, every) => {
    for (let i = 0; i < Math.min(often(every), POSITIONS); i++) {
      // The middle of a game first, where there is most to choose from.
      const n = (i * 9 + POSITIONS / 2) % POSITIONS
      const at = position(k, n)
      expect(checksum(at.s), `position ${n}`).toBe(chosen[n]!.state)
      expect(await choice(classic5, k, at, effort), `position ${n}`).toBe(chosen[n]![kind])
    }
  })
})
