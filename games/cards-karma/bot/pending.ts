/**
 * What lies on the agenda: without it a greedy player would never start anything that takes several steps.
 */
import type { Frame } from '@durbar/kernel'
import type { State } from '../state.ts'
import type { Weights } from './weights.ts'

const AVERAGE_PIPS = 3.5
/** What three average goods bring, in coins. */
const AVERAGE_SALE = 6

type Waiting = Frame & { readonly n?: number; readonly ships?: boolean; readonly family?: number }

function worth(at: Waiting, w: Weights): number {
  const die = w.die + AVERAGE_PIPS * w.pip
  switch (at.rule) {
    case 'main':
      return w.turn
    case 'pickDie':
      return die
    case 'drawDice':
      return 2 * die
    case 'gridDice':
      return die * at.n!
    case 'discardDice':
      return -at.n! * (w.die + w.pip)
    case 'gridGoods':
    case 'pickGoods':
    case 'pickMoreGoods':
    case 'moreGoods':
      return w.goodsCard
    case 'gridPalace':
    case 'pickPalace':
      return w.palace
    case 'copyReward':
    case 'copyShip':
      return w.reward
    case 'choosePalaceOrCoins':
    case 'chooseShipOrFame':
      return w.bonus
    case 'settleShips':
      return w.steward
    case 'chooseSet':
      return (at.ships ? w.steward : 0) + (at.family === 0 ? w.steward : w.coin * AVERAGE_SALE)
    default:
      return 0
  }
}

export function pending(s: Readonly<State>, out: Float64Array, w: Weights): void {
  const { stack } = s
  for (let i = 0; i < stack.length; i++) {
    const at = stack[i]!
    if (at.seat !== undefined) out[at.seat]! += worth(at, w)
  }
  const atWork = stack[stack.length - 1]!.seat
  if (atWork !== undefined) out[atWork]! += w.bonus * s.queue.length
}
