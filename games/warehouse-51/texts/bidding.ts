/** What sentences about bids need to know: the Ring, Mjöllnir, the own purse. */
import type { Sentence } from '@durbar/room'
import { effectOf } from '../data/antiquities.ts'
import { MINIMUM_BID } from '../data/box.ts'
import { cardOf } from '../data/cards.ts'
import type { View } from '../view/index.ts'
import type { Move } from '../vocabulary.ts'

export const leastOf = (view: View): number => view.auction?.least ?? MINIMUM_BID
export const highestOf = (view: View): number => view.auction?.highest ?? 0
/** The ingots of whoever is asked. */
export const purseOf = (view: View): number => (view.me === null ? 0 : view.players[view.me]!.ingots)

/** By how much the Ring makes its owner raise. */
export const RING = effectOf('minRaise').amount
const riches = effectOf('wish').options.find(({ kind }) => kind === 'wealth')
/** What the Lamp's wealth would bring now. */
export const wealthOf = (view: View): number =>
  Math.min(view.supply, riches?.kind === 'wealth' ? riches.ingots : 0)

/** Which sentence fits the height of the bidding. */
export function biddingOf(view: View): 'open' | 'openAt' | 'raise' | 'match' | 'pawn' {
  const least = leastOf(view)
  const highest = highestOf(view)
  if (view.me !== null && purseOf(view) < least) return 'pawn'
  if (highest === 0) return least > MINIMUM_BID ? 'openAt' : 'open'
  return least === highest ? 'match' : 'raise'
}

type Exchange = Extract<Move, { readonly type: 'exchange' }>
/** Of two cards that do not go together; `plainly` where no exchange is meant. */
export const ofExchange =
  (plainly: string, say: (move: Exchange, own: number, theirs: number) => string): Sentence<[Move]> =>
  (move) =>
    move.type === 'exchange' ? say(move, cardOf(move.own).value, cardOf(move.theirs).value) : plainly
