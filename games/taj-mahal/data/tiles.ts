/** Goods, province tiles, bonus tiles, tokens and palaces. */
import { PERSON_IDS, type SymbolId } from './cards.ts'

/** rulebook */
export const GOODS = ['rice', 'tea', 'spices', 'gems'] as const
export type Good = (typeof GOODS)[number]

/** public; place n is the tile of visit n + 1. That the first shows one good and the others two: rulebook. */
export const TILE_GOODS: readonly (readonly Good[])[] = [
  ['rice'],
  ['gems', 'tea'],
  ['spices', 'gems'],
  ['rice', 'tea'],
  ['spices', 'tea'],
  ['rice', 'gems'],
  ['rice', 'spices'],
  ['rice', 'gems'],
  ['spices', 'tea'],
  ['spices', 'gems'],
  ['rice', 'tea'],
  ['rice', 'spices'],
]
export type ProvinceTileId = `province-tile-${number}`
export const PROVINCE_TILES: readonly ProvinceTileId[] = TILE_GOODS.map(
  (_, i): ProvinceTileId => `province-tile-${i + 1}`,
)
/** The tile that is fought over in a visit. */
export const tileOf = (visit: number): ProvinceTileId => PROVINCE_TILES[visit - 1]!
export const goodsAt = (visit: number): readonly Good[] => TILE_GOODS[visit - 1]!
/** rulebook: the tile of Agra's province. */
export const LAST_VISIT = PROVINCE_TILES.length
const GOODS_ON: readonly (readonly number[])[] = TILE_GOODS.map((goods) =>
  goods.map((good) => GOODS.indexOf(good)),
)
/** The goods of that tile as numbers. */
export const goodsOn = (visit: number): readonly number[] => GOODS_ON[visit - 1]!
export const goodAt = (good: number): Good => GOODS[good]!

export type BonusKind = 'points' | 'card' | Good
/** The kinds: rulebook; how many of each: reconstructed. The last is the Taj Mahal tile: rulebook. */
const BONUS = [
  ['points2', 'points', 2, 5],
  ['card', 'card', 0, 5],
  ['tea', 'tea', 0, 2],
  ['gems', 'gems', 0, 2],
  ['spices', 'spices', 0, 1],
] as const satisfies readonly (readonly [name: string, kind: BonusKind, points: number, count: number])[]
export type BonusId = `bonus-${(typeof BONUS)[number][0]}-${number}` | 'bonus-taj-mahal'
interface BonusTile {
  readonly id: BonusId
  readonly kind: BonusKind
  readonly points: number
}
const square = BONUS.flatMap(([name, kind, points, count]) =>
  Array.from({ length: count }, (_, i): BonusTile => ({ id: `bonus-${name}-${i + 1}`, kind, points })),
)
export const BONUS_TILES: readonly BonusTile[] = [
  ...square,
  { id: 'bonus-taj-mahal', kind: 'points', points: 4 },
]
export const BONUS_NAMES: readonly BonusId[] = BONUS_TILES.map((tile) => tile.id)
export const bonusAt = (tile: number): BonusId => BONUS_NAMES[tile]!
export const TAJ_MAHAL_TILE = BONUS_TILES.length - 1
const BONUS_POINTS: readonly number[] = BONUS_TILES.map((tile) => tile.points)
const BONUS_GOOD: readonly number[] = BONUS_TILES.map((tile) => GOODS.indexOf(tile.kind as Good))
const DRAWS_CARD: readonly boolean[] = BONUS_TILES.map((tile) => tile.kind === 'card')
/** Points of a points tile, else 0. */
export const pointsOn = (tile: number): number => BONUS_POINTS[tile]!
/** The good of a goods tile, else -1. */
export const goodOnBonus = (tile: number): number => BONUS_GOOD[tile]!
export const drawsCard = (tile: number): boolean => DRAWS_CARD[tile]!
/** Province tiles and goods tiles are kept. */
export type OwnedTileId = ProvinceTileId | BonusId

/** 24 in all: rulebook; six of each: public. */
export const TOKENS_PER_PERSON = 6
/** What lies at court: the persons' tokens, the crown, the province tile. */
export const COURT = [...PERSON_IDS, 'crown', 'provinceTile'] as const
export type CourtItem = (typeof COURT)[number]
export const symbolThatWins = (item: CourtItem): SymbolId =>
  item === 'crown' ? 'mogul' : item === 'provinceTile' ? 'elephant' : item

/** Four names: rulebook; the fifth is a free choice. Twenty of each: public, and no limit (rulebook). */
export const PALACE_COLOURS = ['red', 'blue', 'brown', 'grey', 'sand'] as const
export const PALACES_PER_COLOUR = 20

/** rulebook */
export const HAND_SIZE = 6
/** rulebook: what a withdrawal takes from the supply. */
export const CARDS_TAKEN = 2
/** rulebook: one card too few, so that the last to withdraw gets less. */
export const supplySize = (bidders: number): number => CARDS_TAKEN * bidders - 1
/** rulebook: equal tokens that earn a special card. */
export const TOKENS_FOR_SPECIAL = 2
