/** The positions that the rulebook tells and the figures it prints about them; test/rulebook.test.ts plays each. */
import type { CityId, ProvinceId } from '../data/board.ts'
import type { CardId, ColouredId, ExtraId, SpecialId, SymbolId } from '../data/cards.ts'
import type { BonusId, CourtItem, ProvinceTileId } from '../data/tiles.ts'

type Shown = Partial<Readonly<Record<SymbolId, number>>>
type Rows = readonly (readonly CardId[])[]
/** Coloured cards and what lies beside them. */
type Turns = readonly (readonly [ColouredId, ExtraId?])[]
/** What an example may tell: names are those of the game. */
interface Told {
  readonly rows?: Rows
  readonly hands?: Rows
  readonly turnedUp?: readonly CardId[]
  readonly rounds?: readonly Turns[]
  readonly last?: ColouredId
  readonly lastCard?: CardId
  readonly shown?: readonly Shown[]
  readonly wins?: readonly (readonly CourtItem[])[]
  readonly then?: readonly CourtItem[]
  readonly owned?: readonly ProvinceTileId[]
  readonly bonus?: Readonly<Record<string, BonusId>> | readonly number[]
  readonly token?: SymbolId
  readonly special?: SpecialId | readonly number[]
  readonly earns?: SpecialId
  readonly row?: readonly CardId[]
  readonly city?: CityId
  readonly places?: readonly CityId[]
  readonly reached?: readonly ProvinceId[]
  readonly [figure: string]: unknown
}

/** TM-M-2: three rows, and a tie that dissolves. */
export const LEADING = {
  rows: [
    ['yellow-vm-1', 'yellow-ee-1', 'white-e-1'],
    ['violet-ev-1', 'violet-ev-2', 'white-g-1'],
    ['green-mp-1', 'green-gp-1', 'white-e-2'],
  ],
  shown: [
    { vizier: 1, monk: 1, elephant: 3 },
    { vizier: 2, general: 1, elephant: 2 },
    { general: 1, monk: 1, princess: 2, elephant: 1 },
  ],
  wins: [['provinceTile'], ['vizier'], ['princess']],
  /** What the third leads in once the first has withdrawn. */
  then: ['monk', 'princess'],
} as const satisfies Told

/** TM-EX-1: a whole visit of four. Two rounds of cards, then everybody's withdrawal. */
export const FOUR = {
  rounds: [
    [['red-ee-1'], ['violet-ev-1'], ['green-ep-1'], ['yellow-mk-1']],
    [['red-ev-1'], ['violet-ev-2'], ['green-eg-1'], ['yellow-ep-1', 'white-g-1']],
  ],
  /** What the third plays after two have withdrawn. */
  last: 'green-ee-1',
  shown: [
    { vizier: 1, elephant: 3 },
    { vizier: 2, elephant: 2 },
    { general: 1, princess: 1, elephant: 2 },
    { general: 1, monk: 1, princess: 1, mogul: 1, elephant: 1 },
  ],
  /** In the order of the withdrawals. */
  withdraws: [0, 1, 3, 2],
  wins: [['provinceTile'], ['vizier'], ['general', 'princess'], ['monk', 'crown']],
  palaces: [0, 1, 2, 2],
  takes: [2, 2, 1, 2],
} as const satisfies Told

/** TM-EX-2 and TM-EX-3: two tea tiles and a province tile in one withdrawal. */
export const GOODS_WON = {
  visit: 9,
  owned: ['province-tile-2', 'province-tile-3', 'province-tile-5'],
  bonus: { F1: 'bonus-tea-1', F2: 'bonus-tea-2' },
  /** Equal goods owned at that moment, and what it brings. */
  firstTea: { equal: 2, points: 3 },
  secondTea: { equal: 3, points: 4 },
  tileTea: { equal: 4, points: 5 },
  tileSpices: { equal: 2, points: 3 },
  bonusPoints: 7,
  tilePoints: 8,
  total: 15,
} as const satisfies Told

interface Chains {
  readonly province: ProvinceId
  /** By seat; the last of a city's two came with the crown. */
  readonly palaces: readonly (readonly CityId[])[]
  readonly crowned: readonly (readonly CityId[])[]
  readonly points: readonly number[]
  readonly reached: readonly (readonly ProvinceId[])[]
}

/** A visit to Ajmer. */
export const AJMER: Chains = {
  province: 'ajmer',
  palaces: [
    ['C2', 'C3', 'D3', 'D2', 'E4', 'A1', 'G1'],
    ['C4', 'K3', 'K2', 'L2', 'B4'],
    ['J2', 'J3', 'D4'],
  ],
  crowned: [[], [], []],
  points: [4, 3, 0],
  reached: [['ajmer', 'bikaner', 'delhi', 'agra'], ['ajmer', 'multan', 'sindh'], []],
}

/** TM-EX-4: the rulebook's picture, the last visit. */
export const AGRA_VISIT: Chains & { readonly missed: CityId; readonly wouldScore: number } = {
  province: 'agra',
  palaces: [
    ['A2', 'A4', 'B2', 'C2', 'C3', 'D1', 'E3', 'F2', 'H3'],
    ['A1', 'A3', 'C1', 'D2', 'E1', 'G2', 'I2'],
    ['B3', 'E2', 'F1', 'G4', 'H1', 'I1'],
    ['B1', 'D3'],
  ],
  crowned: [[], [], ['A3'], ['C3']],
  points: [4, 3, 5, 0],
  reached: [
    ['agra', 'gujarat', 'ajmer', 'delhi'],
    ['agra', 'bikaner', 'malwa'],
    ['agra', 'gujarat', 'malwa', 'bundelkhand', 'awadh'],
    [],
  ],
  /** Where the fourth would have needed a palace, and what it would have scored. */
  missed: 'A1',
  wouldScore: 4,
}

/** TM-S-2 and TM-S-1: the free colour later, and at once. Each turn a coloured card and what lies beside it. */
export const COLOURS_PLAYED = {
  later: [['red-ev-1'], ['yellow-mk-1', 'special-colour'], ['red-eg-1']],
  atOnce: [['red-ev-1', 'special-colour'], ['green-eg-1'], ['green-ep-1']],
} as const satisfies Readonly<Record<string, Turns>>

/** TM-T-1: a special card changes hands. */
export const EXCHANGE = {
  token: 'princess',
  special: 'special-points',
  /** Who had the card, and whose second token takes it away. */
  from: 1,
  to: 0,
} as const satisfies Told

/** TM-C-10, TM-T-4, TM-EX-5: the last withdrawal of a game and the final scoring. */
export const LAST = {
  before: [41, 47, 46],
  row: ['red-vg-1'],
  /** Palaces in other provinces, and where the new ones go. */
  palaces: ['D2', 'C3', 'E3'],
  places: ['A5', 'A1'],
  reached: ['agra', 'bikaner', 'ajmer'],
  token: 'vizier',
  earns: 'special-mogul',
  lastCard: 'red-ee-1',
  /** With the last card and the special card that is earned last. */
  hands: [
    ['special-mogul', 'white-e-1', 'white-g-1', 'red-ee-1', 'red-ev-1', 'red-ev-2'],
    ['special-elephant', 'white-e-2', 'green-ee-1', 'green-ev-1', 'red-em-1'],
    ['special-colour', 'yellow-ee-1', 'yellow-ee-2', 'yellow-ev-1', 'yellow-eg-1', 'yellow-ep-1', 'red-ep-1'],
  ],
  bonus: [4, 0, 0],
  chain: [3, 0, 0],
  special: [1, 1, 1],
  white: [2, 1, 0],
  colour: [3, 2, 5],
  total: [54, 51, 52],
  standing: [1, 3, 2],
} as const satisfies Told

/** TM-V-1: the prince stays with a white card and his own colour, then withdraws. */
export const PRINCE = {
  rows: [
    ['green-gp-1', 'green-eg-1', 'green-ep-1'],
    ['yellow-gp-1', 'yellow-eg-1', 'yellow-ep-1'],
  ],
  turnedUp: ['white-e-1', 'violet-ev-1', 'red-ee-1'],
  elephants: 2,
  viziers: 1,
  city: 'K4',
  swept: 2,
  left: 3,
} as const satisfies Told
