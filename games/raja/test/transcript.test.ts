import { describe, expect, test } from 'vitest'
import { after, coins, detail, end, game, house, k, opening, palace, position } from './position.ts'

describe('the transcript', () => {
  test('the setup names the youngest and the crests, lowest first', () => {
    const s = opening({ seats: 4, version: 'pro1', firstSeat: 2, track: 'CAFBGDE|..........' })
    expect(game.transcript.setup(s)).toEqual({ firstSeat: 2, crests: ['C', 'A', 'F', 'B', 'G', 'D', 'E'] })
  })
  test('nothing after the setup is left to chance', () => {
    const { events } = after(position({ seats: 2, players: [{}, {}] }), coins(0), end, end)
    expect(events.length).toBeGreaterThan(4)
    expect(events.map((event) => game.transcript.chance(event))).toEqual(events.map(() => null))
  })
  test('the result gives palaces by size, gold by source and every scoring', () => {
    const s = position({
      seats: 2,
      short: true,
      round: 8,
      maharaja: 'D',
      track: '.......|ABCEFGD...',
      players: [
        { gold: 14, at: 'D', disc: ['COINS', 'PALACE_HOUSE'], palaces: 'Aab' },
        { gold: 3, palaces: 'B' },
      ],
    })
    const over = after(s, coins(0), palace(1, 'large'), house(1, 'D'), end, coins(0), end)
    expect(detail(over)).toEqual({
      end: 'track',
      rounds: 8,
      large: [2, 1],
      small: [2, 0],
      gold: [3 + 15 + 2, 5],
      flows: {
        coins: [2, 2],
        trader: [0, 0],
        payout: [10, 0],
        monopoly: [5, 0],
        compensation: [2, 0],
        tollsReceived: [0, 0],
        tollsPaid: [0, 0],
        houses: [1, 0],
        palaces: [12, 0],
        bids: [0, 0],
      },
      scorings: [{ city: 'D', points: [5, 0], gold: [15, 0] }],
    })
    expect(over.s.result).toEqual({ scores: [4, 1], places: [1, 2], end: 'track' })
  })
  test.each([
    { type: 'pickCharacter', card: 3 },
    { type: 'bid', amount: 2 },
    { type: 'passBid' },
    { type: 'placeStartHouse', village: 'v11' },
    { type: 'program', actions: ['COINS', 'PALACE_HOUSE'] },
    { type: 'travel', road: 'r06' },
    { type: 'takeCoins', slot: 0 },
    { type: 'takeCoins', slot: 'chip' },
    { type: 'buildHouse', slot: 1, node: 'v24' },
    { type: 'buildHouse', slot: 'ability', node: 'G' },
    { type: 'moveHouse', slot: 'ability', from: 'v01', to: 'A' },
    { type: 'takeHouses', slot: 0 },
    { type: 'buildPalace', slot: 1, size: 'large' },
    { type: 'shiftCrest', slot: 1, city: 'D' },
    { type: 'changeCharacter', slot: 1, source: 'free', card: 4 },
    { type: 'changeCharacter', slot: 1, source: 2, card: 5 },
    { type: 'chooseReplacement', card: 1 },
    { type: 'gainCharacter', slot: 0, card: 2 },
    { type: 'swapCharacter', slot: 0, seat: 1, take: 5, give: 2 },
    { type: 'recruitCharacter', slot: 0, seat: 1 },
    { type: 'surrenderCharacter', card: 7 },
    { type: 'useChip', action: 'PALACE_HOUSE' },
    { type: 'endTurn' },
  ])('the vocabulary’s example $type is a move and is written as it was read', (move) => {
    const packed = k.read(move)
    expect(packed).toBeGreaterThanOrEqual(0)
    expect(k.write(packed)).toEqual(move)
  })
  test.each([
    { type: 'takeCoins', slot: 'ability' },
    { type: 'takeCoins' },
    { type: 'takeCoins', slot: 0, node: 'A' },
    { type: 'buildHouse', slot: 1, node: 'S' },
    { type: 'changeCharacter', slot: 'chip', source: 'free', card: 4 },
    { type: 'pickCharacter', card: 8 },
    { type: 'placeStartHouse', village: 'A' },
    { type: 'program', actions: ['PALACE', 'COINS'] },
  ])('%j is no move of the vocabulary', (move) => {
    expect(k.read(move)).toBe(-1)
  })
})
