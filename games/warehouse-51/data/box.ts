/** The other numbers of the box. */

/** rulebook */
export const ALL_INGOTS = 70
export const START_INGOTS = 10
export const START_SUPPLY = 20
export const REDEEM_COST = 10
export const INGOTS_PER_POINT = 5
export const POINTS_PER_SET = 5
/** A player may pawn only with fewer ingots than this: rulebook. */
export const PAWN_BELOW = 5
/** reconstructed: the sentence is cut off (WH-R11) */
export const PAWN_PAYOUT = 5
/** public; the rulebook's digit is unreadable */
export const PAWN_TOKENS = 6
/** ruling WH-R6 */
export const MINIMUM_BID = 1

export const SEATS = [3, 4, 5] as const
export const MOST_SEATS = 5
/** rulebook: two in each gap with three players, else one */
export const slotsPerGap = (seats: number): number => (seats === 3 ? 2 : 1)
export const slots = (seats: number): number => seats * slotsPerGap(seats)
export const ingotsInPlay = (seats: number): number => START_INGOTS * seats + START_SUPPLY
