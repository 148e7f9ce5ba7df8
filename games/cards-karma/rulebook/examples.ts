/**
 * The examples of the rulebook: positions by the conventions of the reference, what is done in them, and what
 * comes of it. Plain data: the text prints it, a test plays it.
 */

/** CK-E1: a lower ship. */
export const lowerShip = {
  ships: ['S03', 'S17'],
  pays: 'B02',
  takes: 'S12',
  karma: 2,
} as const

/** CK-V16: every way to pay; each die by its id. */
export const waysToPay = {
  takes: 'B02',
  hand: ['G08', 'B18', 'B06', 'B22'],
  karma: 2,
  administrators: 1,
  ways: [
    { dice: ['G08'], karma: 0, administrators: 0 },
    { dice: ['B06', 'B18'], karma: 0, administrators: 0 },
    { dice: ['B18', 'B22'], karma: 0, administrators: 0 },
    { dice: ['B06', 'B22'], karma: 0, administrators: 0 },
    { dice: ['B18'], karma: 1, administrators: 0 },
    { dice: ['B22'], karma: 2, administrators: 0 },
    { dice: [], karma: 0, administrators: 1 },
  ],
} as const

/** CK-E8: one die, one karma token. */
export const shifted = {
  hand: 'B05',
  karma: 1,
  can: ['S13', 'P09'],
  cannot: ['S15', 'P13'],
} as const

/** CK-E5: an administrator as a die. */
export const joker = { hand: 'B01', takes: 'B52', administrators: 1, fame: 2 } as const

/** CK-E2: two effects with one card. */
export const twoEffects = {
  buildings: ['B16', 'B34'],
  pays: ['B24', 'G24'],
  takes: 'B70',
  fame: 2,
  administrators: 2,
} as const

/** CK-E3: buildings and goods with one card. The flipped card brings `bonus`. */
export const buildingAndGood = {
  buildings: ['B01', 'B19'],
  goods: ['G06', 'G05'],
  pays: ['B05', 'B17'],
  takes: 'B26',
  fame: 1,
  administrators: 1,
  coins: 6,
  flipped: 1,
  withBonus: 2,
} as const

/** CK-E4: the same building is wanted twice. */
export const eitherOr = {
  yellow: ['B03', 'B04'],
  red: ['B01', 'B02'],
  pays: ['B05', 'B17'],
  takes: 'B36',
  fame: 2,
  administrators: 1,
  outcomes: 7,
  discards: ['B36', 'B01'],
  keeps: ['B03', 'B04', 'B02'],
} as const

/** CK-V3: which goods are sold. */
export const whichSale = {
  goods: ['G02', 'G03', 'G06'],
  takes: 'G17',
  coin: 1,
  same: { coins: 5, discards: ['G02', 'G03', 'G17'], keeps: ['G06'] },
  different: { coins: 4, discards: ['G06', 'G17'], keeps: ['G02', 'G03'] },
  dearer: { coins: 5, discards: ['G02', 'G06', 'G17'], keeps: ['G03'] },
} as const

/** CK-V1: a long chain. */
export const chain = {
  karma: 2,
  administrators: 2,
  fame: 1,
  pays: 'B02',
  takes: 'S01',
  end: { karma: 0, administrators: 1, fame: 0, flipped: 1 },
} as const

/** CK-V7: the hand is full in the middle of an action. */
export const fullHand = {
  hand: ['B06', 'B01', 'B02', 'B03', 'B04', 'B05', 'B07', 'B08'],
  takes: 'P01',
  left: 7,
  gets: 2,
  discards: 1,
} as const

/** CK-V11: palace action 4. */
export const coinPerGood = { goods: 'G13', building: 'B07', pays: 'B04', takes: 'P09', coins: 3 } as const

/** CK-V13: the end of a game of three, with its tie. */
export const ending = {
  seats: 3,
  sides: [
    { goods: ['G10', 'G11'], takes: 'G12', fame: 1, coins: 3, karma: 0, flipped: 5 },
    { goods: ['G06', 'G07'], takes: 'G08', fame: 0, coins: 5, karma: 1, flipped: 5 },
    { goods: [], takes: null, fame: 2, coins: 4, karma: 2, flipped: 4 },
  ],
  sold: [7, 7],
  left: [
    { flipped: 6, fame: 1, coins: 4, worth: 6, karma: 0, place: 2 },
    { flipped: 6, fame: 0, coins: 6, worth: 6, karma: 1, place: 1 },
    { flipped: 4, fame: 2, coins: 4, worth: 8, karma: 2, place: 3 },
  ],
} as const
