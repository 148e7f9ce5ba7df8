/** The whole view, field by field: what a table shows is nowhere else, so nothing of it may be left unasked. */
import type { Viewer } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { game } from './position.ts'
import { secondRound as s } from './second-round.ts'

const NOTHING = { architect: 0, houses: 0, small: 0, large: 0, home: 0 }
const view = (who: Viewer) => game.view(s, who)

test('RJ-6.1, RJ-6.3, RJ-10.2 what everybody sees at once', () => {
  const { board, players, turn, ...rest } = view(1)
  expect(rest).toEqual({
    me: 1,
    version: 'pro1',
    short: false,
    openGold: false,
    firstSeat: s.firstSeat,
    palacesToWin: 7,
    round: 2,
    field: 1,
    maharaja: 'A',
    free: [1, 2, 3, 4],
    supply: 6,
    toAct: [0, 1],
    interrupted: null,
    auction: null,
    payout: [11, 7, 3],
    monopoly: 5,
    scorings: [],
    ending: null,
    // Not while a purse is hidden.
    standing: null,
    result: null,
  })
  // Palaces first, then gold.
  expect(view('archive').standing).toEqual([2, 3, 1])
})

describe('the board', () => {
  const { cities, villages, villageLimit, roads, track, next } = view(1).board
  const owners = (id: string) => cities.find((city) => city.id === id)!.fields.map(({ owner }) => owner)

  test('RJ-8.2, RJ-8.3 fields, points by part, and gold if a city were scored now', () => {
    const city = (id: string) => {
      const { fields, ...rest } = cities.find((each) => each.id === id)!
      return rest
    }
    // Seat 0 has its architect and a small palace, seat 1 the large one.
    expect(owners('D')).toEqual([1, 0, null, null, null, 'neutral', 'neutral'])
    expect(city('D')).toEqual({
      id: 'D',
      sites: { large: null, small: 'D-2' },
      houses: [0, 0, 0],
      points: [2, 3, 0],
      parts: [{ ...NOTHING, architect: 1, small: 1 }, { ...NOTHING, large: 3 }, NOTHING],
      reward: [7, 11, 0],
      connected: true,
      homeOf: 4,
    })
    expect(owners('B')).toEqual([null, 2, 2, null, null, 'neutral', 'neutral'])
    expect(city('B')).toEqual({
      id: 'B',
      sites: { large: 'B-L', small: 'B-3' },
      houses: [0, 0, 0],
      points: [0, 0, 3],
      parts: [NOTHING, NOTHING, { ...NOTHING, architect: 1, small: 2 }],
      // Alone in the city: the first payout and the monopoly.
      reward: [0, 0, 16],
      connected: false,
      homeOf: 3,
    })
    expect(city('F')).toMatchObject({
      points: [1, 0, 0],
      parts: [{ ...NOTHING, home: 1 }, NOTHING, NOTHING],
      reward: [16, 0, 0],
      connected: true,
      homeOf: 5,
    })
    expect(city('A')).toMatchObject({ points: [0, 0, 0], reward: [0, 0, 0], connected: false, homeOf: 2 })
    expect(cities.map(({ connected }) => connected)).toEqual([false, false, false, true, false, true, false])
  })

  test('RJ-4.4, RJ-5.6, RJ-5.12 houses and the tolls they take; a road without houses is closed', () => {
    expect(villageLimit).toBe(2)
    expect(villages.filter(({ houses }) => houses.length > 0)).toEqual([
      { id: 'v11', houses: [0, 1] },
      { id: 'v12', houses: [0] },
      { id: 'v27', houses: [1] },
    ])
    expect(roads.filter(({ tolls }) => tolls !== null)).toEqual([
      { id: 'r06', tolls: [0, 1, 3] },
      { id: 'r15', tolls: [1, 0, 1] },
    ])
    expect(roads).toHaveLength(17)
  })

  test('RJ-6.4 the crests from the bottom up, their numbered fields, and where the Maharaja goes next', () => {
    expect(track).toEqual([
      ...['B', 'C', 'D', 'E', 'F', 'G'].map((city, i) => ({ city, position: i + 1, field: null })),
      { city: 'A', position: 8, field: 1 },
    ])
    expect(next).toBe('B')
  })
})

describe('the players', () => {
  const NO_GOLD = {
    coins: 0,
    trader: 0,
    payout: 0,
    monopoly: 0,
    compensation: 0,
    tollsReceived: 0,
    tollsPaid: 0,
    houses: 0,
    palaces: 0,
    bids: 0,
  }
  test('RJ-R-24, RJ-6.8 the own purse and disc, other discs once their turn has begun, ways for oneself and the active', () => {
    expect(view(1).players).toEqual([
      {
        colour: 'red',
        gold: null,
        account: null,
        stock: 6,
        quarry: 10,
        built: 2,
        palacesLeft: 5,
        palacePrice: 12,
        cards: [5],
        chips: 1,
        architect: 'D',
        disc: ['HOUSE', 'PALACE_HOUSE'],
        acted: false,
        ways: [
          { to: 'F', roads: ['r15'], price: 1, bankPays: false, received: [0, 1, 0], affordable: null },
          { to: 'S', roads: ['r06'], price: 0, bankPays: false, received: [0, 0, 0], affordable: null },
        ],
      },
      {
        colour: 'yellow',
        gold: 3,
        account: NO_GOLD,
        stock: 4,
        quarry: 7,
        built: 1,
        palacesLeft: 6,
        palacePrice: 9,
        cards: [6],
        chips: 0,
        architect: 'S',
        disc: ['COINS', 'CHARACTER'],
        acted: false,
        ways: [
          { to: 'D', roads: ['r06'], price: 1, bankPays: false, received: [1, 0, 0], affordable: true },
          {
            to: 'F',
            roads: ['r06', 'r15'],
            price: 1,
            bankPays: false,
            received: [1, 0, 0],
            affordable: true,
          },
        ],
      },
      {
        colour: 'blue',
        gold: null,
        account: null,
        stock: 6,
        quarry: 10,
        built: 2,
        palacesLeft: 5,
        palacePrice: 12,
        cards: [7],
        chips: 0,
        architect: 'B',
        disc: ['COINS', 'HOUSE'],
        acted: true,
        ways: null,
      },
    ])
  })
  test('RJ-R-24, RJ-6.8 what others are told of them', () => {
    const seen = (who: Viewer) =>
      view(who).players.map(({ gold, disc, ways }) => [gold, disc !== null, ways !== null])
    expect(seen(0)).toEqual([
      [12, true, true],
      [null, false, false],
      [null, true, false],
    ])
    expect(seen('observer')).toEqual([
      [null, true, true],
      [null, false, false],
      [null, true, false],
    ])
    expect(seen('archive')).toEqual([
      [12, true, true],
      [3, true, false],
      [15, true, false],
    ])
  })
})

test('RJ-7.1, RJ-7.7.2 the turn at hand: what is left to do, the roads that lie open, what ending now gives away', () => {
  expect(view(2).turn).toEqual({
    seat: 0,
    slots: [
      { slot: 0, action: 'HOUSE', parts: [{ part: 'house', open: true }] },
      {
        slot: 1,
        action: 'PALACE_HOUSE',
        parts: [
          { part: 'house', open: true },
          { part: 'palace', open: true },
        ],
      },
      {
        slot: 'ability',
        action: null,
        parts: [
          { part: 'house', open: true },
          { part: 'moveHouse', open: true },
        ],
      },
    ],
    chipUsed: false,
    journeys: [
      { road: 'r06', to: 'S', price: 0, bankPays: false, received: [0, 0, 0] },
      { road: 'r15', to: 'F', price: 1, bankPays: false, received: [0, 1, 0] },
    ],
    journeysLeft: 40,
    incomplete: 2,
    compensation: 4,
  })
})
