/** What can be looked at on this table. */
import { looksOf } from '@durbar/table'
import type { CityId } from '../../data/board.ts'
import type { CardId } from '../../data/cards.ts'
import type { CourtItem, Good } from '../../data/tiles.ts'
import type { View } from '../../view/index.ts'

type Kinds = {
  readonly seat: `${number}`
  readonly card: CardId
  /** What lies at court: tokens of the persons, the crown, the province tile. */
  readonly prize: CourtItem
  readonly city: CityId
  /** A province tile, by the visit it is fought over in. */
  readonly tile: `${number}`
  readonly good: Good
  readonly pile: 'draw' | 'discard'
  readonly place: 'leave' | 'hand' | 'visit'
}

export const { subject, lookOf } = looksOf<Kinds, View>()
