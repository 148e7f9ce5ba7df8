/** The words of the game, in the order in which the state counts them. */

/** Public: reviews and photographs agree on the four colours and on the six values. */
export const DIE_COLORS = ['orange', 'green', 'blue', 'purple'] as const
export type DieColor = (typeof DIE_COLORS)[number]
export const dieColorAt = (color: number): DieColor => DIE_COLORS[color]!
export const DIE_VALUES = [1, 2, 3, 4, 5, 6] as const

/** Rulebook. */
export const BUILDING_KINDS = ['red', 'yellow', 'white'] as const
export type BuildingKind = (typeof BUILDING_KINDS)[number]
export const GOODS_KINDS = ['silk', 'tea', 'spice'] as const
export type GoodsKind = (typeof GOODS_KINDS)[number]

export const CARD_TYPES = ['building', 'goods', 'ship', 'palace'] as const
export type CardType = (typeof CARD_TYPES)[number]

/** Rulebook: the ten ship rewards. */
export const REWARDS = [
  'karma2',
  'dice2',
  'coins3',
  'coins2fame1',
  'goods1to2',
  'die1good1',
  'fame1good1',
  'karma1good1',
  'goods1die1',
  'palace1',
] as const
export type Reward = (typeof REWARDS)[number]
export const rewardAt = (reward: number): Reward => REWARDS[reward]!

/** Rulebook: what a palace card costs is also its name. */
export const PALACE_ACTIONS = [2, 3, 4, 5, 6] as const
export type PalaceAction = (typeof PALACE_ACTIONS)[number]

/** Rulebook: the six bonuses, one on each track card of a set. */
export const BONUSES = ['karma2', 'palaceOrCoins2', 'shipOrFame1', 'steward1', 'dice2', 'extraTurn'] as const
export type Bonus = (typeof BONUSES)[number]
export const bonusAt = (bonus: number): Bonus => BONUSES[bonus]!

/** Reconstructed: the rulebook speaks of four colours, the board game of these four. Seat 0 is the first. */
export const PLAYER_COLORS = ['yellow', 'red', 'blue', 'green'] as const
export type PlayerColor = (typeof PLAYER_COLORS)[number]
