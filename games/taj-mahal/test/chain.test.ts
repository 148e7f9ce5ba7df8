import { describe, expect, test } from 'vitest'
import { CITY_NAMES, type CityId, PROVINCES, provinceOf as provinceOfCity, ROADS } from '../data/board.ts'
import { explain, palacePoints } from '../rules/chain.ts'
import { after, gained, game, place, position, told, WHITES, withdraw } from './position.ts'

const provinceOf = (code: string) => PROVINCES.findIndex((province) => province.code === code)
/** A board with these cities of the first player and those of rivals. */
const board = (own: string, ...rivals: string[]) =>
  position({
    seats: 4,
    players: [own, ...rivals].map((cities) => ({ palaces: cities.split(' ').filter((id) => id !== '') })),
  })
const points = (own: string, province: string, ...rivals: string[]) =>
  palacePoints(board(own, ...rivals), 0, provinceOf(province))

describe('TM-6 palaces and chains', () => {
  test('TM-C-1 a single palace', () => expect(points('K2', 'K')).toBe(1))
  test('TM-C-2, TM-6.10 two palaces in the province are still 1', () => expect(points('K2 K4', 'K')).toBe(1))
  test('TM-C-3, TM-6.11 K2 joins J and C; B1 and L2 are not joined', () =>
    expect(points('J3 K2 C1 B1 L2', 'K')).toBe(3))
  test('TM-C-4 C4 closes the gap', () => expect(points('J3 K2 C1 C4 B1 L2', 'K')).toBe(5))
  test('TM-C-5 a province reached twice counts once', () => expect(points('C1 C2 D3 D4', 'D')).toBe(2))
  test('TM-C-6, TM-R-24 near is not joined: no road, no link', () => {
    expect(points('D4 K2 J3', 'K')).toBe(2)
    const border = ROADS.filter(([a, b]) => provinceOfCity(a) !== provinceOfCity(b))
    expect(border).toHaveLength(37)
    // Lahore and Sindh lie on the same side of the map but share no road, as do Delhi and Ajmer.
    const joined = (a: string, b: string) =>
      border.some(
        ([x, y]) => [CITY_NAMES[x]![0], CITY_NAMES[y]![0]].sort().join('') === [a, b].sort().join(''),
      )
    expect([joined('J', 'L'), joined('C', 'E'), joined('J', 'K'), joined('B', 'L')]).toEqual([
      false,
      false,
      true,
      true,
    ])
  })
  test('TM-C-7, TM-6.14 through a second city of the visited province', () =>
    expect(points('L2 L3 B4', 'L')).toBe(2))
  test('TM-C-8 a city without a road to the border', () => expect(points('L1 B4 B1', 'L')).toBe(1))
  test('TM-C-9 Agra alone has no road out', () => expect(points('A5 D2 E3 C3', 'A')).toBe(1))
  test('TM-C-10 A1 opens D and C', () => expect(points('A5 A1 D2 E3 C3', 'A')).toBe(3))
  test('TM-C-11 two ways out of Agra', () => expect(points('A5 A1 A3 D2 I2 H1', 'A')).toBe(4))
  test('TM-C-12 D, E, F on one side, G on the other', () =>
    expect(points('A1 A3 D2 E4 E3 F4 G4', 'A')).toBe(5))
  test('TM-C-13 F4 is not joined to G4', () => expect(points('H1 G4 F4 E3 I2 I1 B3', 'H')).toBe(4))
  test('TM-C-14 G1 bridges to F and E', () => expect(points('H1 G4 G1 F4 E3 I2 I1 B3', 'H')).toBe(6))
  test('TM-C-15, TM-6.12, TM-6.13 a shared city counts for both; without the own palace the road is broken', () => {
    const s = position({
      visit: 12,
      province: 'agra',
      players: [{ palaces: ['A4', 'B1'], crownPalaces: ['C3'] }, { palaces: ['C3'] }],
    })
    expect(palacePoints(s, 0, provinceOf('A'))).toBe(3)
    expect(points('A4 B1', 'A', 'C3')).toBe(1)
    expect(points('A4 B1', 'A')).toBe(1)
    expect(palacePoints(s, 1, provinceOf('C'))).toBe(1)
  })
  test('TM-EX-4, TM-6.15 the palace picture: red 4, blue 3, brown 5, grey 0, with A1 grey would have 4', () => {
    const players = [
      { palaces: ['A2', 'A4', 'B2', 'C2', 'C3', 'D1', 'E3', 'F2', 'H3'] },
      { palaces: ['A1', 'A3', 'C1', 'D2', 'E1', 'G2', 'I2'] },
      { palaces: ['B3', 'E2', 'F1', 'G4', 'H1', 'I1'], crownPalaces: ['A3'] },
      { palaces: ['B1', 'D3'], crownPalaces: ['C3'] },
    ]
    const s = position({ seats: 4, visit: 12, province: 'agra', players })
    const agra = provinceOf('A')
    expect([0, 1, 2, 3].map((seat) => palacePoints(s, seat, agra))).toEqual([4, 3, 5, 0])
    const codes = (seat: number) =>
      explain(s, seat, agra)
        .reached.map(({ province }) => PROVINCES.find((each) => each.id === province)!.code)
        .sort()
    expect([0, 1, 2, 3].map(codes)).toEqual([
      ['A', 'B', 'C', 'E'],
      ['A', 'D', 'I'],
      ['A', 'B', 'G', 'H', 'I'],
      [],
    ])
    const unconnected = (seat: number) => {
      const { palaces = [], crownPalaces = [] } = players[seat] as {
        palaces?: string[]
        crownPalaces?: string[]
      }
      const { cities } = explain(s, seat, agra)
      return [...palaces, ...crownPalaces].filter((id) => !cities.includes(id as CityId))
    }
    expect([0, 1, 2].map(unconnected)).toEqual([
      ['D1', 'F2', 'H3'],
      ['C1', 'E1', 'G2'],
      ['E2', 'F1'],
    ])
    expect(palacePoints(s, 3, agra, CITY_NAMES.indexOf('A1'))).toBe(4)
    s.normal[CITY_NAMES.indexOf('A1')] = 3
    expect(explain(s, 3, agra).reached).toEqual([
      { province: 'agra', road: ['A1'] },
      { province: 'ajmer', road: ['A1', 'C3'] },
      { province: 'bikaner', road: ['A1', 'D3'] },
      { province: 'gujarat', road: ['A1', 'C3', 'B1'] },
    ])
  })
  test('TM-6.14 the crown palace counts like any other, and a chain may leave and come back', () => {
    // K1 reaches K3 only through J4, J3, K2.
    expect(points('K1 J4 J3 K2 C1', 'K')).toBe(3)
    const s = position({ visit: 2, players: [{ palaces: ['J3'], crownPalaces: ['K2'] }] })
    expect(palacePoints(s, 0, provinceOf('K'))).toBe(2)
  })
  test('TM-6.16 scored once, at the withdrawal, when all palaces stand, with the whole breakdown told', () => {
    const s = position({
      visit: 11,
      players: [{ row: ['red-vg-1'], palaces: ['J3', 'C1', 'L2'] }],
      supply: WHITES,
    })
    expect(
      game
        .view(s, 0)
        .cities.filter((city) => city.prospects)
        .map((city) => [city.id, city.prospects![0]!.palaces]),
    ).toEqual([
      ['K1', 1],
      ['K2', 3],
      ['K3', 2],
      ['K4', 1],
    ])
    const first = after(s, withdraw, place('K3'))
    expect(told(first.events, 'palaces')).toEqual([])
    const { s: next, events } = after(first.s, place('K2'))
    expect(told(events, 'palaces')).toEqual([
      {
        t: 'palaces',
        seat: 0,
        points: 4,
        cities: ['K2', 'K3', 'C1', 'J3', 'L2'],
        reached: [
          { province: 'multan', road: ['K2'] },
          { province: 'ajmer', road: ['K2', 'C1'] },
          { province: 'lahore', road: ['K2', 'J3'] },
          { province: 'sindh', road: ['K3', 'L2'] },
        ],
      },
    ])
    expect(gained(s, next, 0)).toBe(4)
  })
})
