/** Small readings of cards and views that several parts of the table share. Nothing here decides anything. */
import {
  ACTION,
  COIN,
  COST,
  COST_COLOR,
  cardOf,
  DIE_COLOR,
  GOODS_VALUE,
  KINDS,
  NUMBER,
  REWARD,
  TYPE,
} from '../data/cards.ts'
import {
  BUILDING_KINDS,
  type BuildingKind,
  CARD_TYPES,
  type CardType,
  DIE_COLORS,
  type DieColor,
  GOODS_KINDS,
  type GoodsKind,
  REWARDS,
  type Reward,
} from '../data/names.ts'
import type { PlayerView } from '../view/index.ts'

export { ownOf, paletteOf } from '@durbar/table'

export interface Good {
  readonly kind: GoodsKind
  readonly value: number
}
export interface Face {
  readonly id: string
  readonly type: CardType
  readonly die: DieColor
  /** Buildings: the colour to pay in. */
  readonly colour: DieColor | null
  readonly cost: number
  readonly buildings: readonly BuildingKind[]
  readonly goods: readonly Good[]
  readonly coin: number
  readonly number: number
  readonly reward: Reward | null
  readonly action: number
}

const FACES = new Map<string, Face>()

/** What is printed on a card. */
export function faceOf(id: string): Face {
  const known = FACES.get(id)
  if (known) return known
  const card = cardOf(id)
  const face: Face = {
    id,
    type: CARD_TYPES[TYPE[card]!]!,
    die: DIE_COLORS[DIE_COLOR[card]!]!,
    colour: DIE_COLORS[COST_COLOR[card]!] ?? null,
    cost: COST[card]!,
    buildings: BUILDING_KINDS.filter((_, kind) => KINDS[card]! & (1 << kind)),
    goods: GOODS_KINDS.flatMap((kind, i) => {
      const value = GOODS_VALUE[3 * card + i]!
      return value > 0 ? [{ kind, value }] : []
    }),
    coin: COIN[card]!,
    number: NUMBER[card]!,
    reward: REWARDS[REWARD[card]!] ?? null,
    action: ACTION[card]!,
  }
  FACES.set(id, face)
  return face
}

/** Dice lie by colour, the high ones first. */
export const sorted = (hand: PlayerView['hand']): PlayerView['hand'] =>
  [...hand].sort(
    (a, b) =>
      DIE_COLORS.indexOf(a.color) - DIE_COLORS.indexOf(b.color) ||
      (b.value ?? 0) - (a.value ?? 0) ||
      a.id.localeCompare(b.id),
  )
