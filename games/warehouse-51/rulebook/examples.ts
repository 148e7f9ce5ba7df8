/** The positions of the examples and what comes of them. A test of the game plays each of them. */
import { START_INGOTS } from '../data/box.ts'
import type { CardId } from '../data/cards.ts'
import type { Category } from '../data/categories.ts'

/** Seats, as the rulebook names them. */
export const [AMINA, BHASKAR, CHANDRA, DEVIKA, ESHA] = [0, 1, 2, 3, 4] as const

const PASS = null
/** WH-X8: what each says, in turn; null passes. */
export const OPEN = {
  seats: 4,
  card: 'golden-fleece',
  ingots: START_INGOTS,
  said: [
    { seat: BHASKAR, bid: 2 },
    { seat: CHANDRA, bid: PASS },
    { seat: DEVIKA, bid: 3 },
    { seat: AMINA, bid: PASS },
    { seat: BHASKAR, bid: 5 },
    { seat: DEVIKA, bid: PASS },
  ],
  winner: BHASKAR,
  payee: CHANDRA,
  price: 5,
  after: [10, 5, 15, 10],
} as const

/** WH-X10, WH-X11: what the owner of these cards may bid at this height. */
export const RAISING = {
  highest: 4,
  ingots: 6,
  hands: [
    { cards: [], bids: [5, 6] },
    { cards: ['ring-of-the-nibelungs'], bids: [6] },
    { cards: ['mjollnir'], bids: [4, 5, 6] },
    { cards: ['ring-of-the-nibelungs', 'mjollnir'], bids: [4, 6] },
    { cards: ['ring-of-the-nibelungs', 'mjollnir', 'holy-grail'], bids: [4, 5, 6] },
  ],
} as const satisfies {
  highest: number
  ingots: number
  hands: readonly { cards: readonly CardId[]; bids: readonly number[] }[]
}

/** WH-X12: the fists of Amina, who turned up the card, to Devika. */
export const SECRET = {
  card: 'gungnir',
  fists: [4, 2, 4, 4],
  tied: 3,
  price: 4,
  winner: AMINA,
  payee: BHASKAR,
  /** Whoever owns Excalibur wins instead. */
  excalibur: { owner: DEVIKA, payee: AMINA },
} as const

/** WH-X14: Esha buys Pandora’s Box. */
export const PANDORAS_BOX = {
  seats: 5,
  ingots: [10, 10, 10, 10, 5],
  price: 3,
  given: [AMINA, BHASKAR],
  left: 2,
  after: [14, 11, 10, 10, 0],
} as const

/** WH-X13: Bhaskar pawns, then nobody can. */
export const LOAN = {
  card: 'gungnir',
  other: 'excalibur',
  before: 4,
  supply: 3,
  tokens: 2,
  paid: 3,
  after: 7,
  tokensAfter: 1,
  poorer: 1,
} as const

/** WH-X17: Devika’s Unicorn Horn is a fake, and so is Amina’s Excalibur. */
export const CERTIFIED = {
  seal: 'solomons-seal',
  on: 'unicorn-horn',
  fakes: ['unicorn-horn', 'excalibur'],
  owned: [['excalibur'], [], [], ['unicorn-horn', 'solomons-seal']],
} as const

/** WH-X28: who is asked to buy back, after Chandra won the last auction that was won. */
export const BUY_BACK = {
  ingots: [12, 22, 10, 9],
  owned: ['holy-grail', 'excalibur', 'gungnir', 'davids-harp'],
  unsold: 'golden-fleece',
  lastWinner: CHANDRA,
  after: [12, 12, 0, 9],
} as const

/** WH-X2 to WH-X4, and WH-X6 with its two cards: totals and the points they bring in green. */
export const TIES = [
  { totals: [6, 4, 3, 1], points: [7, 5, 0, 0] },
  { totals: [6, 6, 3, 0], points: [5, 5, 0, 0] },
  { totals: [6, 4, 4, 1], points: [7, 0, 0, 0] },
  { totals: [5, 5, 5, 3], points: [0, 0, 0, 0] },
  { totals: [5, 5, 5, 3], points: [0, 7, 5, 0], yata: BHASKAR, nessus: AMINA },
] as const

/** WH-X1: four colours, and what they make. */
export const SETS = { colours: [4, 2, 3, 2], sets: 2, points: 10 } as const

/** WH-X19: from the last auction to the last point. */
export const FULL = {
  seats: 3,
  lastWinner: BHASKAR,
  ingots: [13, 9, 17],
  owned: [
    ['holy-grail', 'malleus-maleficarum', 'shirt-of-nessus', 'mjollnir', 'aladdins-lamp', 'ame-no-nuhoko'],
    [
      'excalibur',
      'unicorn-horn',
      'philosophers-stone',
      'golden-fleece',
      'ark-of-the-covenant',
      'solomons-seal',
      'syamantaka-jewel',
    ],
    [
      'seven-league-boots',
      'crystal-ball',
      'ring-of-the-nibelungs',
      'horn-of-plenty',
      'davids-harp',
      'flying-carpet',
      'peaches-of-immortality',
    ],
  ],
  pawned: 'horn-of-plenty',
  fakes: ['golden-fleece', 'excalibur', 'davids-harp', 'yata-no-kagami', 'gungnir', 'aladdins-lamp'],
  certified: 'golden-fleece',
  neutralised: 'excalibur',
  unmasked: ['davids-harp', 'aladdins-lamp'],
  /** After buying back and after the Ark. */
  left: [13, 0, 7],
  totals: { western: [6, 5, 4], european: [3, 3, 5], nearEast: [0, 4, 2], eastern: [3, 3, 2] },
  majorities: { western: [8, 6, 0], european: [0, 0, 7], nearEast: [0, 6, 4], eastern: [3, 3, 0] },
  sets: [0, 5, 5],
  gold: [2, 0, 1],
  scores: [13, 20, 17],
  /** What the Malleus would have cost Amina. */
  spared: 2,
  /** WH-X20: the same, had the Grail been a fake. */
  withoutGrail: { scores: [4, 29, 23], malleus: 1 },
} as const satisfies {
  owned: readonly (readonly CardId[])[]
  totals: Readonly<Record<Category, readonly number[]>>
  majorities: Readonly<Record<Category, readonly number[]>>
} & Record<string, unknown>
