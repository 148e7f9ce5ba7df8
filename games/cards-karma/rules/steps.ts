/** The steps of rewards, palace actions and bonuses: each is a clause, its number and what it comes from. */
import { type Frame, type Moment, moment, type Seat, type Seated } from '@durbar/kernel'
import type { Step, StepName } from '../data/effects.ts'
import type { Cause } from '../events.ts'

export interface Counted extends Seated {
  readonly n: number
}
export const isCounted = (at: Frame): at is Counted => 'n' in at
export interface Gain extends Counted {
  readonly cause: Cause
}

const gain = (rule: string, seat: Seat, n: number, cause: Cause): Gain => ({ rule, seat, n, cause })
type GainStep<N extends StepName> = Moment<N, [seat: Seat, n: number, cause: Cause], Gain>

/** The moments alone: what happens in them stands where the rulebook says it. */
export const step: { readonly [N in StepName]: GainStep<N> } = {
  karma: moment('karma', gain),
  coins: moment('coins', gain),
  fame: moment('fame', gain),
  stewards: moment('stewards', gain),
  gridDice: moment('gridDice', gain),
  gridGoods: moment('gridGoods', gain),
  moreGoods: moment('moreGoods', gain),
  gridPalace: moment('gridPalace', gain),
  coinPerGood: moment('coinPerGood', gain),
  copyReward: moment('copyReward', gain),
  topCard: moment('topCard', gain),
  palaceOrCoins: moment('palaceOrCoins', gain),
  shipOrFame: moment('shipOrFame', gain),
  bonusTurn: moment('bonusTurn', gain),
}

const SEATS: readonly Seat[] = [0, 1, 2, 3]
/** In printed order (CK-R-29), made once for each seat: scheduling them costs nothing. */
export function inOrder(steps: readonly Step[], cause: Cause): (seat: Seat) => readonly Gain[] {
  const made = SEATS.map((seat) => steps.map(([name, n]) => Object.freeze(step[name](seat, n, cause))))
  return (seat) => made[seat]!
}
