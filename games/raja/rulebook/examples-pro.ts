/** The examples of the pro versions, in the same way. */
import type { Example } from './positions.ts'

/** RJ-T-10. */
export const CHIP = {
  stage: {
    seats: 3,
    version: 'pro1',
    players: [
      { cards: [1], chips: 1, stock: 1, gold: 15, at: 'D', disc: ['TWO_HOUSES', 'QUARRY'] },
      { cards: [3] },
      { cards: [4] },
    ],
  },
  moves: [
    { type: 'takeHouses', slot: 1 },
    { type: 'useChip', action: 'PALACE_HOUSE' },
    { type: 'buildPalace', slot: 'chip', size: 'large' },
    { type: 'buildHouse', slot: 'chip', node: 'D' },
    { type: 'buildHouse', slot: 0, node: 'D' },
    { type: 'buildHouse', slot: 0, node: 'v01' },
  ],
  stockBefore: 1,
  stock: 3,
  goldBefore: 15,
  goldAfterChip: 2,
  goldLeft: 0,
  stockLeft: 0,
} as const satisfies Example

/** RJ-T-37. */
export const AUCTION = {
  seats: 3,
  bids: [1, 2, null, 3, null],
  goldBefore: 15,
  price: 3,
  goldLeft: 12,
  card: 6,
  then: { opener: 1, bids: [0, null], card: 5 },
  last: 2,
} as const

/** RJ-T-29. */
export const HOME = {
  stage: {
    seats: 5,
    version: 'pro1',
    players: [{ cards: [2] }, { cards: [1], houses: ['E'] }, { cards: [3] }, { cards: [4] }, { cards: [7] }],
  },
  alone: {
    seats: 5,
    version: 'pro1',
    players: [{ cards: [2] }, { cards: [1] }, { cards: [3] }, { cards: [4] }, { cards: [7] }],
  },
  city: 'E',
  card: 7,
  paid: [0, 13, 0, 0, 10],
  paidAlone: 18,
} as const

/** RJ-T-39. */
export const RECRUITED = {
  stage: {
    seats: 2,
    version: 'pro2',
    players: [
      { cards: [1, 4, 6], disc: ['CHARACTER', 'CHARACTER'] },
      { cards: [2, 3, 5, 7], disc: ['CHARACTER', 'CHARACTER'] },
    ],
  },
  moves: [
    { type: 'recruitCharacter', slot: 0, seat: 1 },
    { type: 'surrenderCharacter', card: 2 },
  ],
  before: [3, 4],
  after: [4, 3],
  card: 2,
  goldFromTrader: 1,
} as const satisfies Example
