/** What a touch says: the parts of a move that a thing on the table stands for. */
import type { Seat } from '@durbar/kernel'
import { type Token, touchesOf } from '@durbar/room'
import type { FakeId } from '../data/antiquities.ts'
import type { CardId } from '../data/cards.ts'
import type { Category } from '../data/categories.ts'
import type { Move, Offer } from '../vocabulary.ts'

/** The ingots that a move offers for the card; null = it offers none. */
export const offerOf = (move: Move): Offer | null =>
  move.type === 'bid' || move.type === 'sealBid' ? move : null

const { touch, all } = touchesOf<Move>()

export const stack = (category: Category): Token => touch('category', category)
export const offer = (type: Offer['type'], amount: number): Token =>
  all(touch('type', type), touch('amount', amount))
/** A move that is complete with its name. */
export const answer = (type: Move['type']): Token => touch('type', type)
export const payee = (player: Seat): Token => all(touch('type', 'payTo'), touch('player', player))
export const wish = (kind: Extract<Move, { readonly type: 'wish' }>['kind']): Token => touch('kind', kind)
export const theirs = (card: CardId): Token => touch('theirs', card)

/** One thing for every role an own antiquity can play. */
export const own = (card: CardId): readonly Token[] => [
  touch('card', card),
  touch('own', card),
  touch('seal', card),
]
/** One thing for a place to look at and for the counterfeit that lies there. */
export const slot = (gap: Seat, at: number, counterfeit: FakeId | null): readonly Token[] => [
  all(touch('gap', gap), touch('slot', at)),
  ...(counterfeit ? [touch('counterfeit', counterfeit)] : []),
]
