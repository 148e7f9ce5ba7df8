/** What holds for the features of every room; positions that read as they should stand with the rooms. */
import { featureReader, often, randomPositions } from '@durbar/room/testing'
import { describe, expect, test } from 'vitest'
import { rooms } from '../rooms.ts'

const GAMES = 60
const MOST = 4
/** A prime: positions of all kinds are looked at twice. */
const EVERY = 53
const BEYOND = 64
/** What random games of every day do not come to. */
const RARE: Readonly<Record<string, readonly string[]>> = {
  // Eleven rupees are the most a purse can hold; the other two are over before anybody is asked. Its network knows them.
  vermaechtnis: ['purse.12', 'table step.collection', 'table extra-turn-earned'],
  'taj-mahal': ['hand.longest.8'],
  raja: ['palaces.7'],
}

describe.each(rooms.map(({ game }) => [game.id, game, game.insight.features!] as const))(
  '%s',
  (id, game, features) => {
    const { seat, table } = features
    const width = seat.length
    const names = [...seat, ...table.map((name) => `table ${name}`)]

    test('every number has a name of its own', () => {
      expect(new Set(names).size).toBe(names.length)
      for (const name of [...seat, ...table]) expect(name).toMatch(/^[A-Za-z0-9]+([.-][A-Za-z0-9]+)*$/)
    })
    test('in random games all are of the order of one, none is dead, and nothing is written beyond them', () => {
      const alive = new Set<string>()
      const out = new Float64Array(8 * width + table.length + BEYOND)
      for (const s of randomPositions(game, often(GAMES))) {
        const end = s.seats * width + table.length
        out.fill(0)
        features.read(s, out)
        // A matcher for every number would take seconds.
        for (let i = 0; i < end + BEYOND; i++) {
          if (out[i] === 0) continue
          const name = i < s.seats * width ? seat[i % width]! : names[i - (s.seats - 1) * width]
          if (name === undefined) throw new Error(`${out[i]} is written ${i - end + 1} beyond the end`)
          if (!(Math.abs(out[i]!) <= MOST)) throw new Error(`${name} is ${out[i]}`)
          alive.add(name)
        }
      }
      const rare = RARE[id] ?? []
      expect(rare.filter((name) => !names.includes(name))).toEqual([])
      expect(names.filter((name) => !alive.has(name) && !rare.includes(name))).toEqual([])
    })
    test('reading changes nothing, and says the same twice', () => {
      const { all } = featureReader(features)
      let n = 0
      for (const s of randomPositions(game, often(8))) {
        if (++n % EVERY !== 0) continue
        const before = JSON.stringify(s)
        const once = all(s)
        expect(all(s)).toEqual(once)
        expect(JSON.stringify(s)).toBe(before)
      }
    })
  },
)
