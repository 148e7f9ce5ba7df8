import { streamDice } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { ACTIONS, PART, PARTS } from '../data/actions.ts'
import {
  CITIES,
  farEnd,
  JUNCTIONS,
  ROAD_ENDS,
  ROAD_VILLAGES,
  ROADS,
  ROADS_AT,
  VILLAGES,
} from '../data/board.ts'
import { CHIPS, COINS, COLOURS, PALACE_COLOURS, PAYOUT } from '../data/material.ts'
import { STATUS } from '../data/status.ts'
import { fieldOf } from '../data/track.ts'
import { book } from '../rulebook/index.ts'
import { setup } from '../rules/setup.ts'
import type { State } from '../state.ts'
import { components } from './components.ts'
import { game, k, opening, position, texts, trackOf } from './position.ts'

const seen = (s: State) => game.view(s, 'archive')
const started = (seats: number, version = 'base', short = false) =>
  setup(streamDice(3), seats, { version, short, openGold: false })

describe('RJ-1 aim', () => {
  test('RJ-1.1, RJ-1.2, RJ-1.3 seven palaces to build, gold to earn, a character to help: the view says it all', () => {
    const view = seen(position({ seats: 2 }))
    expect(view.palacesToWin).toBe(7)
    expect(view.payout).toEqual([10, 5])
    expect(view.players.map(({ built, palacesLeft, cards }) => [built, palacesLeft, cards])).toEqual([
      [0, 7, [1]],
      [0, 7, [3]],
    ])
  })
})

describe('RJ-2 material', () => {
  test('RJ-2.1 the box: 35 palaces, 100 houses, 60 coins worth 210, 7 crests, 7 cards, 7 chips', () => {
    const { checks, materialList } = components()
    expect(checks).toMatchObject({ palacesTotal: 35, housesTotal: 100, coinsTotal: 60, coinValueTotal: 210 })
    expect(COINS.map(({ value, count }) => [value, count])).toEqual([
      [1, 35],
      [5, 15],
      [10, 10],
    ])
    const counts = Object.fromEntries(materialList.map(({ item, count }) => [item, count]))
    expect(counts).toMatchObject({
      'city crest': 7,
      'character card': 7,
      'action chip (blue)': 7,
      architect: 5,
    })
    expect(CHIPS).toBe(7)
  })
  test('RJ-2.2 nothing in the state or the moves knows of spare parts or assembled discs', () => {
    expect(k.verbs.slice().sort()).toEqual(
      [
        ...[
          'pickCharacter',
          'bid',
          'passBid',
          'placeStartHouse',
          'program',
          'travel',
          'takeCoins',
          'buildHouse',
        ],
        ...['moveHouse', 'takeHouses', 'buildPalace', 'shiftCrest', 'changeCharacter', 'chooseReplacement'],
        ...['gainCharacter', 'swapCharacter', 'recruitCharacter', 'surrenderCharacter', 'useChip', 'endTurn'],
      ].sort(),
    )
  })
  test('RJ-R-34 nine actions and seven palace fields per city', () => {
    expect(ACTIONS.length).toBe(9)
    expect(components().board.counts).toMatchObject({
      palaceFields: 49,
      largePalaceFields: 7,
      smallPalaceFields: 42,
    })
  })
  test('RJ-R-35 our title has no misprint', () => {
    expect(texts.speech.de.title).toBe('Raja: Palastbau in Indien')
  })
  test('every group of data says where it comes from', () => {
    for (const status of Object.values(STATUS)) expect(status).toMatch(/rulebook|public|reconstructed/)
    expect(JSON.stringify(book.reconstructed)).toMatch(/roads/)
  })
})

describe('RJ-3 setup', () => {
  test('RJ-3.1 one start place, 7 cities, 30 villages, every village on exactly one road', () => {
    expect([JUNCTIONS.length - CITIES.length, CITIES.length, VILLAGES.length, ROADS.length]).toEqual([
      1, 7, 30, 17,
    ])
    expect(ROAD_VILLAGES.flat().sort((a, b) => a - b)).toEqual([...VILLAGES.keys()])
    expect(components().checks).toMatchObject({ singleVillageRoads: 4, doubleVillageRoads: 13 })
    expect(ROADS_AT.map((roads) => roads.length)).toEqual([4, 5, 4, 4, 4, 4, 4, 5])
    expect(ROAD_ENDS.map(([a, b], road) => [farEnd(road, a), farEnd(road, b)])).toEqual(
      ROAD_ENDS.map(([a, b]) => [b, a]),
    )
  })
  test('the network keeps what the reference proves of it: distances, and no two junctions cut it apart', () => {
    const far = (from: number, without: readonly number[] = []) => {
      const villages = JUNCTIONS.map((_, at): number => (at === from ? 0 : 99))
      for (let round = 0; round < 8; round++)
        ROAD_ENDS.forEach(([a, b], road) => {
          if (without.includes(a) || without.includes(b)) return
          villages[b] = Math.min(villages[b]!, villages[a]! + ROAD_VILLAGES[road]!.length)
          villages[a] = Math.min(villages[a]!, villages[b]! + ROAD_VILLAGES[road]!.length)
        })
      return villages
    }
    expect(far(7)).toEqual([3, 2, 3, 2, 2, 2, 2, 0])
    expect(far(0)).toEqual([0, 1, 2, 2, 3, 2, 4, 3])
    expect(
      CITIES.map((_, c) =>
        far(c)
          .slice(0, 7)
          .reduce((a, b) => a + b),
      ),
    ).toEqual([14, 12, 14, 15, 15, 15, 15])
    for (let a = 0; a < 8; a++)
      for (let b = a + 1; b < 8; b++) {
        const from = [0, 1, 2].find((at) => at !== a && at !== b)!
        expect(far(from, [a, b]).filter((n) => n < 99).length).toBe(6)
      }
  })
  test('RJ-3.2 everybody begins with the architect on the start place, 7 palaces, 4 houses and 15 gold', () => {
    for (const player of seen(opening({ seats: 5 })).players)
      expect(player).toMatchObject({ architect: 'S', palacesLeft: 7, stock: 4, gold: 15, disc: null })
    for (const player of seen(opening({ short: true })).players) expect(player.palacesLeft).toBe(6)
  })
  test('RJ-3.3 the black player builds in purple', () => {
    expect(PALACE_COLOURS[COLOURS.indexOf('black')]).toBe('purple')
    expect(COLOURS.filter((colour, i) => PALACE_COLOURS[i] !== colour)).toEqual(['black'])
  })
  test('RJ-3.5 the quarry begins with 16 houses of each colour in play', () => {
    expect(seen(opening({ seats: 4 })).players.map(({ quarry }) => quarry)).toEqual([16, 16, 16, 16])
  })
  test('RJ-3.6 the Maharaja begins on the start place', () => {
    expect(seen(opening()).maharaja).toBe('S')
  })
  test('RJ-3.7, RJ-11.2.1 the base game has cards 1 to 6 and no chips, the pro versions card 7 and seven chips', () => {
    expect(seen(opening())).toMatchObject({ free: [1, 2, 3, 4, 5, 6], supply: 0 })
    for (const version of ['pro1', 'pro2'] as const)
      expect(seen(opening({ version }))).toMatchObject({ free: [1, 2, 3, 4, 5, 6, 7], supply: 7 })
  })
  test('RJ-3.9, RJ-R-23 chance orders the seven crests and names the youngest, nothing else', () => {
    const orders = new Set<string>()
    const first = new Set<number>()
    for (let seed = 0; seed < 300; seed++) {
      const s = setup(streamDice(seed), 3, { version: 'base', short: false, openGold: false })
      expect(s.crests.slice().sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
      orders.add(s.crests.join())
      first.add(s.firstSeat)
      expect({ ...s, crests: 0, firstSeat: 0 }).toEqual({ ...started(3), crests: 0, firstSeat: 0 })
    }
    expect(orders.size).toBeGreaterThan(250)
    expect([...first].sort()).toEqual([0, 1, 2])
    expect(game.transcript.setup(opening({ track: 'CAFBGDE|..........', firstSeat: 2 }))).toEqual({
      firstSeat: 2,
      crests: ['C', 'A', 'F', 'B', 'G', 'D', 'E'],
    })
  })
  test('RJ-3.10 field k of the rounds is the k-th above the seven unnumbered ones', () => {
    expect([8, 9, 17].map(fieldOf)).toEqual([1, 2, 10])
    expect(trackOf(opening().crests)).toBe('ABCDEFG|..........')
    expect(seen(opening()).board.track.map(({ city, field }) => [city, field])).toEqual(
      CITIES.map((city) => [city, null]),
    )
  })
  test('RJ-3.11 the scoring table for two to five players', () => {
    expect(PAYOUT.slice(2)).toEqual([
      [10, 5],
      [11, 7, 3],
      [12, 9, 6, 3],
      [13, 10, 7, 4, 1],
    ])
    expect(seen(opening({ seats: 4 })).payout).toEqual([12, 9, 6, 3])
  })
  test('RJ-6.7 the parts of the nine actions', () => {
    const parts = PARTS.map((set) => Object.entries(PART).flatMap(([part, bit]) => (set & bit ? part : [])))
    expect(Object.fromEntries(ACTIONS.map((action, i) => [action, parts[i]]))).toEqual({
      COINS: ['coins'],
      HOUSE: ['house'],
      TWO_HOUSES: ['house', 'cityHouse'],
      MOVE_HOUSE: ['moveHouse'],
      QUARRY: ['takeHouses'],
      PALACE: ['palace'],
      PALACE_HOUSE: ['house', 'palace'],
      SCORING_ORDER: ['shiftCrest'],
      CHARACTER: ['character'],
    })
  })
})
