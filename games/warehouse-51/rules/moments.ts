/** The moments that more than one paragraph leads to, apart from the paragraphs so that none needs another. */
import { moment, seated } from '@durbar/kernel'

/** The seat becomes auctioneer. */
export const nextAuction = moment('nextAuction', seated)
export const chooseStack = moment('chooseStack', seated)
/** The seat is the first to be looked at. */
export const bidding = moment('bidding', seated)
export const endOfGame = moment('endOfGame')
