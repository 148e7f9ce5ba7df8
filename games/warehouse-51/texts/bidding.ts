/** Which sentence fits the height of the bidding: with the Ring, with Mjöllnir, with an empty purse. */
import { MINIMUM_BID } from '../data/box.ts'
import type { View } from '../view/index.ts'

export const leastOf = (view: View): number => view.auction?.least ?? MINIMUM_BID

export function biddingOf(view: View): 'open' | 'openAt' | 'raise' | 'match' | 'pawn' {
  const least = leastOf(view)
  const highest = view.auction?.highest ?? 0
  if (view.me !== null && view.players[view.me]!.ingots < least) return 'pawn'
  if (highest === 0) return least > MINIMUM_BID ? 'openAt' : 'open'
  return least === highest ? 'match' : 'raise'
}
