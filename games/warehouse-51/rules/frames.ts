/** The frames that more than one paragraph schedules, apart from the paragraphs so that none needs another. */
import { type Frame, frames } from '@durbar/kernel'

/** The seat becomes auctioneer; after the last card its frame passes without effect. */
export const nextAuction = frames('nextAuction')
export const chooseStack = frames('chooseStack')
/** The seat is the first to be looked at. */
export const bidding = frames('bidding')
export const openAuction = frames('openAuction')
export const secretAuction: Frame = Object.freeze({ rule: 'secretAuction' })
export const choosePayee = frames('choosePayee')
/** The seat receives the payment. */
export const settle = frames('settle')
export const endOfGame: Frame = Object.freeze({ rule: 'endOfGame' })
