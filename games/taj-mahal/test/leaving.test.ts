import { describe, expect, test } from 'vitest'
import { COURT } from '../data/tiles.ts'
import { after, game, JOINING, place, position, told, WHITES, withdraw } from './position.ts'

const seen = (s: ReturnType<typeof position>, seat = 0) => game.view(s, 'observer').players[seat]!.leaving

describe('what leaving now would bring', () => {
  test('TM-5.13, TM-7.5 nothing but cards with an empty row', () => {
    expect(seen(position({ supply: WHITES }))).toMatchObject({
      total: 0,
      palaces: 0,
      crownPalace: false,
      tile: false,
      cities: [],
      drawsCard: true,
      supplyCards: 2,
    })
  })
  test('the best place is the one that chain and bonus tile together make best', () => {
    const s = position({
      visit: 10,
      province: 'multan',
      players: [{ row: ['red-vg-1'], palaces: ['J3', 'C1'] }, { row: ['yellow-gp-1'] }],
      bonus: { K4: 'bonus-points2-1' },
      supply: WHITES,
    })
    // Vizier alone: Multan (K2) joins Lahore and Ajmer, 3 points; Uch (K4) brings 1 and the tile's 2.
    expect(seen(s)).toMatchObject({ palaces: 1, total: 3, drawsCard: false })
    expect([...seen(s)!.chain].sort()).toEqual(['C1', 'J3', 'K2'])
    const { events } = after(s, withdraw, place('K2'))
    expect(told(events, 'palaces')).toMatchObject([{ points: 3 }])
  })
  test('TM-6.9 goods of the bonus tile count for the province tile of the same withdrawal', () => {
    const s = position({
      visit: 2,
      province: 'multan',
      players: [{ row: ['red-ev-1'] }],
      bonus: { K4: 'bonus-tea-1' },
      supply: WHITES,
    })
    // Uch: tea 1; tile 2 with gems 1 and tea 1 + 1; a palace in the province 1.
    expect(seen(s)).toMatchObject({ bonusPoints: 1, tilePoints: 3, chainPoints: 1, total: 5, cities: ['K4'] })
  })
  test('TM-5.7 the crown palace is placed last, beside another if that is better', () => {
    const s = position({
      visit: 10,
      province: 'multan',
      players: [{ row: ['red-vk-1'], palaces: ['C1'] }, { palaces: ['K2'] }],
      supply: WHITES,
    })
    expect(seen(s)).toMatchObject({ palaces: 1, crownPalace: true, chainPoints: 2 })
    expect(seen(s)!.cities.at(-1)).toBe('K2')
  })
  test('who places or has left is not asked any more', () => {
    const s = position({ players: [{ row: ['red-vg-1'] }], supply: WHITES })
    const { s: placing } = after(s, withdraw)
    expect(seen(placing)).toBeNull()
    expect(game.view(placing, 'observer').asked).toMatchObject({
      won: ['vizier', 'general'],
      normalPalaces: 2,
    })
    expect(game.view(placing, 'observer').court.map((each) => each.takenBy)).toEqual([
      0,
      0,
      null,
      null,
      null,
      null,
    ])
  })
})

describe('the contests', () => {
  const s = position({
    players: [{ row: ['red-ev-1', 'white-e-6'] }, { row: ['yellow-ep-1'] }, { row: ['green-ev-1'] }],
    supply: WHITES,
  })
  const { court, players } = game.view(s, 'observer')
  const contest = (item: (typeof COURT)[number]) => court[COURT.indexOf(item)]!
  test('who leads, and by how much', () => {
    expect(contest('provinceTile')).toMatchObject({
      standing: [
        { bidder: 0, shown: 2 },
        { bidder: 1, shown: 1 },
        { bidder: 2, shown: 1 },
      ],
      lead: 1,
      missing: [0, 2, 2],
    })
    expect(contest('vizier')).toMatchObject({ lead: 0, missing: [1, 2, 1] })
    expect(contest('monk')).toMatchObject({ standing: [], lead: 0, missing: [1, 1, 1] })
  })
  test('nothing is missing exactly where leaving would win', () => {
    players.forEach((player, seat) => {
      expect(court.filter((each) => each.there && each.missing[seat] === 0).map((each) => each.item)).toEqual(
        player.leads,
      )
    })
  })
})

describe('prospects', () => {
  test('name the chain that a palace would make, and no bonus for a crown palace', () => {
    const s = position(JOINING)
    const city = (state: typeof s, id: string) =>
      game.view(state, 0).cities.find((each) => each.id === id)!.prospects![0]!
    expect([...city(s, 'K2').chain].sort()).toEqual(['C1', 'J3', 'K2'])
    expect(city(s, 'K4')).toMatchObject({ palaces: 1, chain: ['K4'], bonus: 2 })
    const { s: crown } = after(s, withdraw, place('K2'))
    expect(game.view(crown, 0).asked).toMatchObject({ normalPalaces: 0, crownPalace: true })
    expect(city(crown, 'K4')).toMatchObject({ bonus: 0, palaces: 3 })
  })
})
