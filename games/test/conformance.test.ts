/** What the kernel demands of every game, for every game of the catalogue, unasked. */
import { sampleTables } from '@durbar/kernel'
import { conformance } from '@durbar/kernel/conformance'
import { describe, expect, test } from 'vitest'
import { rooms } from '../rooms.ts'
import { FLOORS } from './floors.ts'

/** Checks that only some games give occasion for. */
const OCCASIONAL = new Set(['simultaneous', 'barrier', 'events', 'speed'])

describe.each(rooms.map((room) => [room.game.id, room] as const))('%s', (id, { game, texts }) => {
  const numbers = new Set(Object.keys(texts.catalogue))
  test.each(sampleTables(game))('$seats players, $options', ({ seats, options }) => {
    const report = conformance(game, { tables: [{ seats, options }], games: 2, seed: 1, numbers, every: 3 })
    for (const [name, { ran, failures }] of Object.entries(report)) {
      expect(failures, name).toEqual([])
      if (!OCCASIONAL.has(name)) expect(ran, name).toBeGreaterThan(0)
    }
  })
  test('a slow rule fails like a wrong one', () => {
    const floor = FLOORS[id]
    expect(floor, `a floor for ${id}`).toBeGreaterThan(0)
    const { speed } = conformance(game, {
      tables: [sampleTables(game)[0]!],
      games: 0,
      seed: 1,
      numbers,
      floor: floor!,
    })
    expect(speed!.failures).toEqual([])
  })
})
