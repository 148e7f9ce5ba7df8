/** What touching the things of this table says. No token is made anywhere else. */
import { type Touch, touchesOf } from '@durbar/table'
import type { AntiqueId } from '../data/antiques.ts'
import { COLLECTIONS, type CollectionId } from '../data/collections.ts'
import type { Move } from '../vocabulary.ts'

const { touch } = touchesOf<Move>()

export const COIN: Touch = [touch('type', 'takeCoin')]
export const DECLINE: Touch = [touch('type', 'declineCollection')]
/** For things that no move names: they answer with their rule. */
export const NOTHING: Touch = []

export const antique = (id: AntiqueId): Touch => [touch('antique', id)]
export const collection = (id: CollectionId): Touch => [touch('card', id)]
export const givenUp = (id: AntiqueId): Touch => [touch('giveUp', id)]

const ALL_COLLECTIONS = new Set<string>(COLLECTIONS.flatMap(collection))
export const isCollection = (touched: Touch): boolean => touched.some((token) => ALL_COLLECTIONS.has(token))
