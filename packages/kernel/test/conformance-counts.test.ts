/** Each check of conformance counts every position that it was asked about, once, and says where it found what. */
import { describe, expect, test } from 'vitest'
import { conformance, type Report } from '../src/conformance/index.ts'
import type { Game } from '../src/index.ts'
import { caravan, type Event, NUMBERS, type State, type View } from './caravan.ts'

type Caravan = Game<State, View, Event, number[]>
const OPTIONS = { rich: false, purse: 1 }
const PLAN = { settings: [{ seats: 3, options: OPTIONS }], games: 1, seed: 1, numbers: NUMBERS }
const check = (faults: Partial<Caravan>, plan: object = {}) =>
  conformance({ ...caravan, ...faults }, { ...PLAN, ...plan })
const looks: Caravan['looks'] = (s) => ({ as: (who, aids, deals) => caravan.view(s, who, aids, deals) })

describe('every check counts', () => {
  const ranOf = (report: Report) =>
    Object.fromEntries(Object.entries(report).map(([name, { ran }]) => [name, ran]))
  test('each position once, each viewer of it, each finished game', () => {
    const { ends: positions, ...ran } = ranOf(check({ looks }, { games: 2 }))
    // After every move, and before the first.
    const plies = positions! - 2
    for (const name of ['clone', 'frozen', 'looks', 'json', 'moves', 'audit', 'total'])
      expect(ran[name], name).toBe(positions)
    for (const name of ['replay', 'foreseen', 'legality']) expect(ran[name], name).toBe(plies)
    for (const name of ['indistinguishable', 'canonicalRedeal']) expect(ran[name], name).toBe(4 * positions!)
    // Where two or more bid at once; moves that can be taken back; viewers for whom a move could be made in another world.
    expect(ran).toMatchObject({
      result: 2,
      speed: 0,
      simultaneous: 40,
      barrier: 32,
      events: 136,
      imagination: 412,
    })
    expect(ranOf(check({}, { every: 100 })).looks).toBe(0)
  })
  test('those that are dear at every so-manieth position, and at the end', () => {
    for (const every of [3, 7]) {
      const report = check({}, { every })
      const positions = report.ends!.ran
      const looked = Math.ceil((positions - 1) / every) + 1
      expect(report.indistinguishable!.ran).toBe(4 * looked)
      expect(report.clone!.ran).toBe(positions)
    }
  })
  test('five findings are enough, each says where: table, seed, ply', () => {
    const { audit } = check({ audit: () => 'odd' }, { games: 2, every: 100 })
    expect(audit!.failures).toEqual(
      [0, 1, 2, 3, 4].map((ply) => `caravan 3 seats {"rich":false,"purse":1} seed 1 ply ${ply}: odd`),
    )
    // Before the last move what it leads to, after it what is there.
    const late = check(
      { audit: (s) => (s.result ? 'over' : null) },
      {
        games: 3,
        seed: 4,
        every: 100,
      },
    )
    expect(late.audit!.failures.map((each) => /seed \d/.exec(each)![0])).toEqual([
      'seed 4',
      'seed 4',
      'seed 5',
      'seed 5',
      'seed 6',
    ])
  })
  test('a table that does not fit is a finding, and no game', () => {
    const { ends, clone } = check({}, { settings: [{ seats: 5, options: OPTIONS }] })
    expect(ends!.ran).toBe(0)
    expect(ends!.failures[0]).toContain('caravan is for 2, 3, 4 players, not 5')
    expect(clone!.ran).toBe(0)
  })
})
