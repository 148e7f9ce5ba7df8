import { streamDice } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { CITIES, FIELDS } from '../data/board.ts'
import { CHARACTERS } from '../data/characters.ts'
import { setup } from '../rules/setup.ts'
import { EMPTY, NEUTRAL, type State, smallPalaces } from '../state.ts'
import { after, end, game, k, legalOf, palace, position } from './position.ts'

const seen = (s: State) => game.view(s, 'archive')
const started = (seats: number, version = 'base', short = false) =>
  setup(streamDice(3), seats, { version, short, openGold: false })

describe('RJ-11.2.4 fewer than five players', () => {
  const blocked = (s: State) => CITIES.map((_, c) => smallPalaces(s, NEUTRAL, c))
  test('RJ-11.2.4, RJ-R-28 neutral palaces take the highest small fields of every city, never the middle', () => {
    for (const [seats, n] of [
      [5, 0],
      [4, 1],
      [3, 2],
      [2, 3],
    ] as const)
      for (const version of ['pro1', 'pro2'])
        for (const short of [false, true]) {
          const s = started(seats, version, short)
          expect(blocked(s)).toEqual(Array(7).fill(n))
          for (let field = 0; field < 7; field++)
            expect(s.palaces[field]).toBe(field >= FIELDS - n ? NEUTRAL : EMPTY)
        }
    expect(blocked(started(2))).toEqual(Array(7).fill(0))
  })
  test('RJ-T-36 with two players four palaces fit into a city, then none', () => {
    const s = position({
      seats: 2,
      version: 'pro1',
      players: [{ at: 'D', gold: 40, palaces: 'Dd', disc: ['PALACE', 'PALACE'] }],
    })
    const full = after(s, palace(0, 'small'), palace(1, 'small')).s
    expect(seen(full).board.cities[3]!.fields.map(({ owner }) => owner)).toEqual([
      ...[0, 0, 0, 0],
      ...['neutral', 'neutral', 'neutral'],
    ])
    const next = position({
      seats: 2,
      version: 'pro1',
      players: [{ at: 'D', gold: 40, palaces: 'Dddd', disc: ['PALACE', 'PALACE'] }],
    })
    expect(legalOf(next, 'buildPalace')).toEqual([])
    expect(k.ask(next, 0)!.refused.filter(({ rule }) => rule === 'RJ-7.2.4').length).toBe(4)
    expect(after(full, end).s.acted).toBe(1)
  })
  test('RJ-11.2.6a every character is at home in a city of its own', () => {
    const homes = CHARACTERS.slice(1).map((character) => character!.home)
    expect(homes).toEqual(['C', 'A', 'B', 'D', 'F', 'G', 'E'])
    expect(new Set(homes).size).toBe(7)
    const pro = seen(started(3, 'pro1')).board.cities.map(({ homeOf }) => homeOf)
    expect(pro).toEqual([2, 3, 1, 4, 7, 5, 6])
    expect(seen(started(3)).board.cities.map(({ homeOf }) => homeOf)).toEqual(Array(7).fill(null))
  })
  test('RJ-11.2.0, RJ-11.3.0, RJ-R-20 Pro II has all that Pro I adds: chips, blocked fields, home cities', () => {
    const { version: _, ...one } = started(3, 'pro1')
    const { version: __, ...two } = started(3, 'pro2')
    expect(two).toEqual(one)
  })
  test('RJ-11.1 the short game goes with every version and number of players', () => {
    for (const seats of game.seats)
      for (const version of ['base', 'pro1', 'pro2'])
        expect(game.refuseOptions(seats, { version, short: true, openGold: false })).toBeNull()
  })
})
