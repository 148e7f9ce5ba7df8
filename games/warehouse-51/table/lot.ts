/** How far the sale of the lot has come, as it was told. */
import type { Seat } from '@durbar/kernel'
import { IDS } from '../data/antiquities.ts'
import type { AuctionView, CardView, View } from '../view/index.ts'

/** The hammer has fallen, and the card still lies there. */
export const isHammered = ({ auction, last }: View): boolean =>
  auction !== null && last !== null && last.card === auction.card

/** Paid: the card goes home, although the rules hand it over last (WH-6.15). */
const isPaid = (view: View): boolean => isHammered(view) && view.last!.paidTo !== null

/** What lies under the lamp. */
export const lotOf = (view: View): AuctionView | null => (isPaid(view) ? null : view.auction)

/** The fists open one by one; until the hammer falls nobody is called the winner. */
export const fistsOpen = (view: View): boolean =>
  view.auction?.secret === true && view.auction.said.length > 0 && !isHammered(view)

/** The antiquities of a seat, with the one it has just paid for. */
export function collectionOf(view: View, seat: Seat): readonly CardView[] {
  const { cards } = view.players[seat]!
  const { auction, last } = view
  if (!isPaid(view) || last!.winner !== seat) return cards
  const bought: CardView = {
    id: auction!.card,
    note: auction!.note,
    pawned: false,
    certified: false,
    effect: 'none',
  }
  return [...cards, bought].sort((a, b) => IDS.indexOf(a.id) - IDS.indexOf(b.id))
}

/** The steps of the end: 0 redeem, 1 certify, 2 unmask, 3 score; -1 while there are auctions. */
export function endStep(view: View): number {
  if (view.places) return 3
  const asked = ['endRedeem', 'endCertify', 'endUnmask'].indexOf(view.phase ?? '')
  if (asked >= 0) return asked
  // The last card of all may still grant a wish. What follows is told in between, when nobody is asked.
  const isOver = view.phase === 'endOfGame' && view.auction === null
  if (!isOver || view.stacks.some(({ left }) => left > 0)) return -1
  if (view.unveiled) return 2
  return view.certificates.some(({ seal, on }) => seal !== on) ? 1 : 0
}
