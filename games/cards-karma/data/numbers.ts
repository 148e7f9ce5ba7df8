/** The small numbers of the rulebook, all of status `rulebook`. */

export const HAND_SIZE = 4
export const HAND_LIMIT = 8
/** Slots of the grid by number of seats, and how they lie. */
export const GRID_SIZE: readonly number[] = [0, 0, 12, 16, 20]
export const gridSize = (seats: number): number => GRID_SIZE[seats]!
export const GRID_LAYOUT: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 0],
  [3, 4],
  [4, 4],
  [5, 4],
]
export const MOST_SLOTS = 20
export const EMPTY_GRID_REFILL = 4
export const PASSES_PER_ROUND = 2
export const FAME_PER_CARD = 3
export const COINS_PER_CARD = 6
export const TRACK_LENGTH = 6
export const SET_SIZE = 3
/** CK-5.5. */
export const FAME_PER_BUILDING = 1
/** CK-9.2, CK-9.3, CK-9.6. */
export const STEWARDS_FOR_A_SET = 1
export const STEWARDS_FOR_THREE_KARMA = 1
export const FAME_FOR_THREE_STEWARDS = 2
/** CK-12.4: dice from the draw pile. */
export const DICE_FOR_A_STEWARD = 2
/** CK-14.1. */
export const KARMA_FROM_THE_ELEPHANT = 1
/** CK-15.3: what is left over counts so much. */
export const WORTH_OF_FAME = 2
export const WORTH_OF_A_COIN = 1
export const LOWEST_DIE = 1
export const HIGHEST_DIE = 6
/**
 * No more than this of karma and stewards ever lies before a player: the third goes at once (CK-9.7, CK-9.8).
 */
export const MOST_TOKENS = 2

/** What lies in the box besides the cards (CK-R-37: the supply is never short). */
export const STEWARDS = 12
export const OVERVIEW_CARDS_PER_SET = 2
export const TOKENS = {
  fame: { count: 8, spare: 2 },
  karma: { count: 8, spare: 0 },
  coin1: { count: 8, spare: 2, value: 1 },
  coin3: { count: 4, spare: 0, value: 3 },
} as const
