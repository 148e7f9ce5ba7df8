/** What can be looked at on this table. */
import { looksOf } from '@durbar/table'
import type { CardId } from '../../data/cards.ts'
import type { Category } from '../../data/categories.ts'
import type { Note, View } from '../../view/index.ts'

type Kinds = {
  readonly seat: `${number}`
  readonly relic: CardId
  /** Gap and place in it. */
  readonly slot: `${number}.${number}`
  readonly stack: Category
  readonly category: Category
  readonly note: Note
  readonly place: 'sets' | 'pawnshop' | 'supply'
}

export const { subject, lookOf } = looksOf<Kinds, View>()
