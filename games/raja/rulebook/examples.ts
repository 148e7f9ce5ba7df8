import type { Example } from './positions.ts'

/** RJ-T-01. */
export const CONNECTED = {
  stage: { seats: 3, players: [{ houses: ['v11', 'v12'] }, { houses: ['v13'] }, {}] },
  open: 'r06',
  closed: 'r07',
  missing: 'v14',
} as const

/** RJ-T-24. */
export const TOLLS = {
  stage: {
    seats: 3,
    players: [{ gold: 4, houses: ['v27'] }, { houses: ['v11', 'v12', 'v12', 'v27'] }, { houses: ['v11'] }],
  },
  moves: [
    { type: 'travel', road: 'r06' },
    { type: 'travel', road: 'r15' },
  ],
  /** What the first road costs, and what the second. */
  tolls: [4, 0],
  received: [0, 3, 1],
  goldLeft: 0,
  tooLittle: 3,
} as const satisfies Example

/** RJ-T-02 to RJ-T-04: the crests round by round. */
export const CRESTS = {
  start: 'ABCDEFG|..........',
  first: '.BCDEFG|A.........',
  /** Round 1: this crest is moved. */
  moved: 'D',
  shifted: '.DBCEFG|A.........',
  second: '..BCEFG|AD........',
  third: '...CEFG|ADB.......',
  fourth: '....EFG|ADBC......',
  /** Round 4. */
  movedLater: 'F',
  gapped: '...F.EG|ADBC......',
  fifth: '.....EG|ADBCF.....',
  passed: ['B', 'C'],
  passedLater: ['E'],
  rounds: { moved: 1, then: 2, movedLater: 4, last: 5 },
  fields: { first: 1, second: 2, fifth: 5 },
} as const

/** RJ-T-05. */
export const TRADER_THEN_MONK = {
  stage: {
    seats: 3,
    players: [
      { cards: [2], gold: 0, disc: ['COINS', 'CHARACTER'] },
      { cards: [3], houses: ['v11', 'v12'] },
      { cards: [5] },
    ],
  },
  moves: [
    { type: 'changeCharacter', slot: 1, source: 'free', card: 4 },
    { type: 'travel', road: 'r06' },
  ],
  goldFromTrader: 1,
  goldLeft: 1,
  received: 2,
} as const satisfies Example

/** RJ-T-06. */
export const BUILDER_THEN_ARTISAN = {
  stage: {
    seats: 3,
    acted: [1, 2],
    players: [
      { cards: [5], gold: 9, stock: 3, at: 'D', disc: ['PALACE', 'CHARACTER'] },
      { cards: [1] },
      { cards: [2] },
    ],
  },
  moves: [
    { type: 'buildHouse', slot: 'ability', node: 'v27' },
    { type: 'changeCharacter', slot: 1, source: 'free', card: 6 },
    { type: 'buildPalace', slot: 0, size: 'large' },
  ],
  goldBefore: 9,
  goldLeft: 0,
} as const satisfies Example

/** RJ-T-30. */
export const ROBBED = {
  stage: {
    seats: 3,
    players: [{ cards: [1], disc: ['COINS', 'CHARACTER'] }, { cards: [2] }, { cards: [5] }],
  },
  moves: [
    { type: 'changeCharacter', slot: 1, source: 2, card: 5 },
    { type: 'chooseReplacement', card: 1 },
    { type: 'takeCoins', slot: 0 },
    { type: 'endTurn' },
  ],
  free: [1, 3, 4, 6],
  next: [2, 1],
} as const satisfies Example

/** RJ-T-07. */
export const UNDONE = {
  stage: {
    seats: 3,
    players: [{ cards: [1], disc: ['QUARRY', 'PALACE_HOUSE'] }, { cards: [3] }, { cards: [4] }],
  },
  moves: [{ type: 'buildHouse', slot: 1, node: 'v01' }],
  quarry: { type: 'takeHouses', slot: 0 },
  goldBefore: 15,
  goldLeft: 14,
  /** What each of the others gets: if both actions stay open, and if only one does. */
  both: 4,
  one: 2,
} as const satisfies Example

/** RJ-T-08. */
export const STRENGTH = {
  stage: {
    seats: 4,
    players: [
      { cards: [1], at: 'A' },
      { cards: [2], houses: ['A'] },
      { cards: [4], at: 'B', houses: ['B', 'B'], palaces: 'Bb' },
      { cards: [3], at: 'C', houses: ['C', 'C'], palaces: 'Cc' },
    ],
  },
  where: ['A', 'A', 'B', 'C'],
  points: [1, 1, 7, 8],
} as const

/** RJ-T-27, RJ-T-28. */
export const TIE = {
  stage: {
    seats: 4,
    players: [
      { cards: [2], houses: ['B', 'B'] },
      { cards: [1], houses: ['B', 'B'] },
      { cards: [3], palaces: 'b' },
      { cards: [4] },
    ],
  },
  alone: { seats: 4, players: [{ cards: [2] }, { cards: [1] }, { cards: [3] }, { cards: [4], at: 'B' }] },
  city: 'B',
  points: 2,
  paid: [9, 12, 6, 0],
  paidAlone: 17,
} as const

/** RJ-T-41. */
export const FINISH = {
  stage: {
    seats: 3,
    round: 7,
    maharaja: 'G',
    track: '.......|BCDEFAG...',
    players: [
      { cards: [1], gold: 13, at: 'A', palaces: 'BCDEFA', disc: ['COINS', 'PALACE'] },
      { cards: [3], gold: 40, palaces: 'bc', disc: ['COINS', 'COINS'] },
      { cards: [4], gold: 20, at: 'A', palaces: 'bcdefg', disc: ['COINS', 'PALACE'] },
    ],
  },
  moves: [
    { type: 'buildPalace', slot: 1, size: 'small' },
    { type: 'takeCoins', slot: 0 },
    { type: 'endTurn' },
    { type: 'takeCoins', slot: 0 },
    { type: 'takeCoins', slot: 1 },
    { type: 'endTurn' },
    { type: 'buildPalace', slot: 1, size: 'small' },
    { type: 'takeCoins', slot: 0 },
    { type: 'endTurn' },
  ],
  paid: 16,
  palaces: [7, 2, 7],
  gold: [3, 44, 26],
  places: [2, 3, 1],
} as const satisfies Example
