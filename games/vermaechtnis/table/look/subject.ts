/** What can be looked at on this table. */
import { looksOf } from '@durbar/table'
import type { AntiqueId, Colour, Kind } from '../../data/antiques.ts'
import type { CollectionId } from '../../data/collections.ts'
import type { View } from '../../view/index.ts'

type Kinds = {
  readonly seat: `${number}`
  readonly antique: AntiqueId
  readonly kind: Kind
  readonly colour: Colour
  readonly collection: CollectionId
  /** By its place in the row. */
  readonly trade: `${number}`
  readonly pile: 'antiques'
  readonly place: 'sold' | 'days'
}

export const { subject, lookOf } = looksOf<Kinds, View>()
