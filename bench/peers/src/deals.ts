/** Our deals in the peer's words. */
import { type AnyGame, type Core, type Dice, kernel } from '@durbar/kernel'
import { game } from '../../../games/vermaechtnis/game.ts'
import type { View } from '../../../games/vermaechtnis/view/index.ts'
import type { Deal } from './game.ts'

export const k = kernel(game as unknown as AnyGame)

/** Everything, the draw pile included. */
export const tableOf = (state: Core): View => k.game.view(state, 'archive')

export function dealOf(state: Core, greySide: boolean): Deal {
  const { startSeat, offer, pile } = tableOf(state)
  return { greySide, startSeat, offer: offer as readonly string[], deck: pile!.toReversed() }
}

export const newDeal = (seats: number, dice: Dice): Deal =>
  dealOf(k.start(dice, seats, { greySide: false }), false)
