/** What the kernel demands of every game, for every game of the catalogue, unasked. */
import { sampleSettings } from '@durbar/kernel'
import { conformance } from '@durbar/kernel/conformance'
import { rulesIn } from '@durbar/room'
import { soaking } from '@durbar/room/testing'
import { describe, expect, test } from 'vitest'
import { rooms } from '../rooms.ts'

/** Checks that only some games give occasion for. */
const OCCASIONAL = new Set(['simultaneous', 'barrier', 'events', 'speed'])

const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

describe.each(rooms.map((room) => [room.game.id, room] as const))('%s', (id, { game, book }) => {
  const numbers = new Set(rulesIn(book))
  test.each(sampleSettings(game))('$seats players, $options', ({ seats, options }) => {
    // Every seat looks at every position that is looked at: the more seats, the fewer. A soak looks at all.
    const every = soaking ? 1 : 8 + 4 * seats
    const report = conformance(game, { settings: [{ seats, options }], games: 1, seed: 1, numbers, every })
    for (const [name, { ran, failures }] of Object.entries(report)) {
      expect(failures, name).toEqual([])
      // Who makes everybody's view anew has nothing to share.
      const idle = OCCASIONAL.has(name) || (name === 'looks' && !game.looks)
      if (!idle) expect(ran, name).toBeGreaterThan(0)
    }
  })
  test('a slow rule fails like a wrong one', async () => {
    // Each room says how fast it is, beside its own tests.
    const { FLOOR: floor } = (await import(`../${id}/test/floor.ts`)) as { FLOOR: number }
    expect(floor).toBeGreaterThan(0)
    const { speed } = conformance(game, {
      settings: [sampleSettings(game)[0]!],
      games: 0,
      seed: 1,
      numbers,
      floor,
      clock: processorTime,
    })
    expect(speed!.failures).toEqual([])
  })
})
