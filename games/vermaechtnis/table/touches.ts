/** What touching the things of this table says. No token is made anywhere else. */
import type { MoveObject } from '@durbar/kernel'
import { type Touch, touchesOf } from '@durbar/table'
import type { AntiqueId } from '../data/antiques.ts'
import { COLLECTIONS, type CollectionId } from '../data/collections.ts'
import type { Move } from '../vocabulary.ts'

/** A move of the question in the words of the game: the host offers no others. The border of this table. */
export const moveOf = (move: MoveObject): Move => move as Move

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
