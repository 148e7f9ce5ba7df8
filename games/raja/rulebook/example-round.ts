/** RJ-T-09: a whole round with four players, as plain data; a test plays it by the rules. */
import { CRESTS } from './examples.ts'

const WEST = ['v09', 'v10', 'v23', 'v01'] as const
const EAST = ['v11', 'v12', 'v25', 'v26'] as const

export const ROUND = {
  stage: {
    seats: 4,
    round: 1,
    maharaja: 'A',
    track: CRESTS.first,
    players: [
      { cards: [1], gold: 15, stock: 6, houses: WEST, disc: ['COINS', 'PALACE_HOUSE'] },
      { cards: [3], gold: 15, stock: 6, houses: WEST, disc: ['MOVE_HOUSE', 'PALACE_HOUSE'] },
      { cards: [5], gold: 15, stock: 6, houses: EAST, disc: ['TWO_HOUSES', 'TWO_HOUSES'] },
      { cards: [6], gold: 15, stock: 6, houses: EAST, disc: ['PALACE_HOUSE', 'SCORING_ORDER'] },
    ],
  },
  turns: [
    [
      { type: 'takeCoins', slot: 0 },
      { type: 'buildHouse', slot: 1, node: 'v24' },
      { type: 'travel', road: 'r05' },
      { type: 'travel', road: 'r12' },
      { type: 'buildPalace', slot: 1, size: 'large' },
    ],
    [
      { type: 'travel', road: 'r05' },
      { type: 'travel', road: 'r12' },
      { type: 'buildPalace', slot: 1, size: 'small' },
      { type: 'buildHouse', slot: 1, node: 'A' },
      { type: 'moveHouse', slot: 0, from: 'v01', to: 'A' },
    ],
    [
      { type: 'travel', road: 'r06' },
      { type: 'travel', road: 'r14' },
      { type: 'buildHouse', slot: 0, node: 'A' },
      { type: 'buildHouse', slot: 0, node: 'A' },
      { type: 'buildHouse', slot: 1, node: 'A' },
      { type: 'buildHouse', slot: 1, node: 'A' },
      { type: 'buildHouse', slot: 'ability', node: 'A' },
    ],
    [
      { type: 'travel', road: 'r06' },
      { type: 'buildPalace', slot: 0, size: 'large' },
      { type: 'buildHouse', slot: 0, node: 'D' },
      { type: 'shiftCrest', slot: 1, city: 'D' },
      { type: 'travel', road: 'r14' },
    ],
  ],
  /** What each one paid in the turn, less the coins taken. */
  spent: [11, 13, 4, 10],
  coins: 2,
  goldBeforeScoring: [4, 2, 11, 5],
  housesInCity: [0, 2, 5, 0],
  points: [4, 5, 6, 1],
  ranks: [3, 2, 1, 4],
  paid: [6, 9, 12, 3],
  goldAfter: [10, 11, 23, 8],
  /** How it stands when all have acted. */
  after: {
    seats: 4,
    round: 1,
    maharaja: 'A',
    track: CRESTS.shifted,
    players: [
      { cards: [1], gold: 4, stock: 5, at: 'A', houses: [...WEST, 'v24'], palaces: 'A' },
      { cards: [3], gold: 2, stock: 5, at: 'A', houses: ['v09', 'v10', 'v23', 'A', 'A'], palaces: 'a' },
      { cards: [5], gold: 11, stock: 1, at: 'A', houses: [...EAST, 'A', 'A', 'A', 'A', 'A'] },
      { cards: [6], gold: 5, stock: 5, at: 'A', houses: [...EAST, 'D'], palaces: 'D' },
    ],
  },
  next: 'D',
  nextRound: 2,
  nextField: 2,
} as const
