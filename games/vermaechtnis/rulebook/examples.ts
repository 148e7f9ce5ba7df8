/** The positions of the examples and the figures that they print; test/rulebook.test.ts plays them. */
import type { AntiqueId } from '../data/antiques.ts'
import type { CollectionId } from '../data/collections.ts'

export interface Person {
  readonly rupees?: number
  readonly antiques?: readonly AntiqueId[]
  readonly collections?: readonly CollectionId[]
}
interface Position {
  readonly seats: number
  readonly greySide?: boolean
  readonly day?: number
  readonly turn?: number
  /** Coins left on the trade cards. */
  readonly coins: number
  readonly offer: readonly AntiqueId[]
  readonly players: readonly Person[]
}

/** Amina buys, Bhaskar takes the coin, Chandra is too poor. */
export const price = {
  position: {
    seats: 3,
    coins: 3,
    offer: ['vase-blue', 'jug-orange'],
    players: [{ rupees: 5 }, { rupees: 2 }, { rupees: 1 }],
  },
  sold: 2,
  coinsGone: 1,
  price: 3,
  buys: 'vase-blue',
  keeps: 2,
  bhaskar: 5,
  then: 2,
  chandra: 4,
  still: 2,
} as const satisfies { position: Position } & Record<string, unknown>

/** Amina takes "3 different" and gives up one of the three kinds. */
export const giving = {
  position: {
    seats: 3,
    coins: 3,
    offer: ['statue-yellow', 'vase-green'],
    players: [{ rupees: 2, antiques: ['jug-red', 'knife-blue', 'instrument-green', 'vase-red'] }],
  },
  card: 'different-small-3',
  may: ['jug-red', 'knife-blue', 'instrument-green'],
  mustNot: 'vase-red',
  gives: 'knife-blue',
  points: 4,
} as const satisfies { position: Position } & Record<string, unknown>

const market = {
  seats: 3,
  coins: 4,
  offer: ['vase-green', 'jug-blue', 'statue-red', 'jug-red'],
} as const

/** What one may still take: Amina with scimitars, Bhaskar with vases, Chandra with different antiques. */
export const sizes = {
  amina: {
    position: {
      ...market,
      players: [{ rupees: 2, antiques: ['knife-yellow', 'knife-red', 'knife-green'] }],
    },
    may: ['knife-small', 'knife-large'],
    both: 7,
    alone: 5,
  },
  bhaskar: {
    position: {
      ...market,
      turn: 1,
      players: [
        {},
        { rupees: 2, antiques: ['vase-yellow', 'vase-red', 'vase-blue'], collections: ['vase-large'] },
      ],
    },
    mustNot: 'vase-small',
  },
  chandra: {
    position: {
      ...market,
      turn: 2,
      players: [
        {},
        {},
        {
          rupees: 2,
          antiques: [
            'jug-yellow',
            'knife-orange',
            'instrument-red',
            'jewellery-blue',
            'statue-green',
            'vase-purple',
          ],
          collections: ['different-small-3'],
        },
      ],
    },
    may: ['different-small-4', 'different-large-5'],
  },
} as const satisfies Record<string, { position: Position } & Record<string, unknown>>

/** A coin in a full purse, and one in a nearly full purse. */
export const taxes = {
  position: { seats: 3, coins: 4, offer: ['jug-blue', 'statue-red'], players: [{ rupees: 8 }] },
  before: 8,
  holds: 11,
  pays: 3,
  keeps: 8,
  other: { rupees: 6, pays: 1, gains: 2 },
} as const satisfies { position: Position } & Record<string, unknown>

/** Chandra takes the last coin of the third day. */
export const evening = {
  position: {
    seats: 3,
    day: 3,
    turn: 2,
    coins: 1,
    offer: ['statue-purple', 'jug-green'],
    players: [{ rupees: 4 }, { rupees: 5 }, { rupees: 1 }],
  },
  day: 3,
  unsold: 2,
  next: 4,
  newOffer: 4,
  coins: 4,
  price: 4,
  begins: 0,
} as const satisfies { position: Position } & Record<string, unknown>

const lastTurn = { seats: 2, day: 9, turn: 1, coins: 1, offer: ['vase-green'] } as const

/** Amina at the end of the game, once with two lone antiques and once after giving one of them up in time. */
export const lone = {
  position: {
    ...lastTurn,
    players: [
      { rupees: 2, antiques: ['statue-blue', 'jewellery-blue', 'jug-yellow', 'knife-red'] },
      { rupees: 0 },
    ],
  },
  surrenders: ['jug-yellow', 'knife-red'],
  scores: 5,
  /** The same with a third blue antique, after the lone jug went for a collection card. */
  better: {
    ...lastTurn,
    players: [
      {
        rupees: 2,
        antiques: ['statue-blue', 'jewellery-blue', 'instrument-blue', 'knife-red'],
        collections: ['different-small-3'],
      },
      { rupees: 0 },
    ],
  },
  buys: 'instrument-blue',
  takes: 'different-small-3',
  gaveUp: 'jug-yellow',
  card: 4,
  blue: 6,
  betterScores: 10,
} as const satisfies { position: Position } & Record<string, unknown>

/** The whole scoring of three: Amina takes the last coin of the last day. */
export const scoring = {
  position: {
    seats: 3,
    day: 9,
    coins: 1,
    offer: ['jug-blue'],
    players: [
      {
        rupees: 1,
        antiques: ['statue-blue', 'vase-blue', 'jug-purple', 'knife-purple', 'jewellery-yellow'],
        collections: ['different-small-3', 'different-small-4'],
      },
      {
        rupees: 7,
        antiques: ['instrument-red', 'knife-red', 'vase-red', 'statue-green', 'jug-green', 'statue-purple'],
        collections: ['vase-small', 'jug-small'],
      },
      {
        rupees: 2,
        antiques: ['instrument-yellow', 'vase-yellow', 'knife-orange', 'statue-orange', 'vase-orange'],
        collections: ['statue-small'],
      },
    ],
  },
  rupees: [4, 7, 2],
  surrenders: [['jewellery-yellow'], ['statue-purple'], []],
  kept: [4, 5, 5],
  antiques: [7, 10, 9],
  collections: [8, 4, 2],
  money: [1, 2, 0],
  totals: [16, 16, 11],
  places: [2, 1, 3],
} as const satisfies { position: Position } & Record<string, unknown>

/** The grey sides: 3 rupees that are taxed away, and a clearance. */
export const grey = {
  rupees: {
    position: {
      seats: 2,
      greySide: true,
      coins: 4,
      offer: ['vase-blue', 'statue-red', 'knife-red'],
      players: [{ rupees: 7, antiques: ['jug-red', 'jug-green'] }],
    },
    card: 'jug-small',
    holds: 10,
    pays: 2,
    again: 11,
    paysAgain: 3,
    keeps: 8,
  },
  clear: {
    position: {
      seats: 2,
      greySide: true,
      turn: 1,
      day: 2,
      coins: 3,
      offer: ['vase-blue', 'statue-red', 'knife-red'],
      players: [{ rupees: 4 }, { rupees: 3, antiques: ['vase-yellow', 'vase-green'] }],
    },
    card: 'vase-small',
    cleared: 3,
    coinsLeft: 2,
    next: 3,
    begins: 0,
  },
} as const satisfies Record<string, { position: Position } & Record<string, unknown>>
