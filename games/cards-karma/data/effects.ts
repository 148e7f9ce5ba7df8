/** What rewards, palace actions and bonuses do, step by step in printed order (CK-R-29). Rulebook. */
import type { Bonus, PalaceAction, Reward } from './names.ts'

/** The clauses that can be a step. */
export type StepName =
  | 'karma'
  | 'coins'
  | 'fame'
  | 'stewards'
  | 'gridDice'
  | 'gridGoods'
  | 'moreGoods'
  | 'gridPalace'
  | 'coinPerGood'
  | 'copyReward'
  | 'topCard'
  | 'palaceOrCoins'
  | 'shipOrFame'
  | 'bonusTurn'
/** A clause of the rule table and its number. */
export type Step = readonly [name: StepName, n: number]

/** CK-6.5. The good shown on some ships is no step: the ship simply shows it (CK-6.6). */
export const REWARD_STEPS: Readonly<Record<Reward, readonly Step[]>> = {
  karma2: [['karma', 2]],
  dice2: [['gridDice', 2]],
  coins3: [['coins', 3]],
  coins2fame1: [
    ['coins', 2],
    ['fame', 1],
  ],
  goods1to2: [
    ['gridGoods', 1],
    ['moreGoods', 1],
  ],
  die1good1: [['gridDice', 1]],
  fame1good1: [['fame', 1]],
  karma1good1: [['karma', 1]],
  goods1die1: [
    ['gridGoods', 1],
    ['gridDice', 1],
  ],
  palace1: [['gridPalace', 1]],
}
/** The rewards that come with a good on the ship. */
export const WITH_GOOD: readonly Reward[] = ['die1good1', 'fame1good1', 'karma1good1']

/** CK-8. */
export const PALACE_STEPS: Readonly<Record<PalaceAction, readonly Step[]>> = {
  2: [['gridDice', 2]],
  3: [
    ['karma', 2],
    ['gridDice', 1],
  ],
  4: [['coinPerGood', 1]],
  5: [
    ['karma', 1],
    ['copyReward', 1],
  ],
  6: [['topCard', 1]],
}

/** CK-13.4.2, CK-13.4.3: what there is instead of a palace card or a ship. */
export const COINS_INSTEAD = 2
export const FAME_INSTEAD = 1

/** CK-13.4. The number of an "or" is what its tokens give. */
export const BONUS_STEPS: Readonly<Record<Bonus, readonly Step[]>> = {
  karma2: [['karma', 2]],
  palaceOrCoins2: [['palaceOrCoins', COINS_INSTEAD]],
  shipOrFame1: [['shipOrFame', FAME_INSTEAD]],
  steward1: [['stewards', 1]],
  dice2: [['gridDice', 2]],
  extraTurn: [['bonusTurn', 1]],
}
