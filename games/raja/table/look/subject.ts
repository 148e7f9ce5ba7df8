/** What can be looked at on this table. */
import { looksOf } from '@durbar/table'
import type { ActionId } from '../../data/actions.ts'
import type { CityId, JunctionId, RoadId, VillageId } from '../../data/board.ts'
import type { Card } from '../../data/characters.ts'
import type { Size } from '../../data/material.ts'
import type { View } from '../../view/index.ts'

type Kinds = {
  readonly seat: `${number}`
  readonly action: ActionId
  /** By the seat it belongs to. */
  readonly disc: `${number}`
  readonly character: `${Card}`
  readonly junction: JunctionId
  readonly crest: CityId
  readonly village: VillageId
  readonly road: RoadId
  readonly palace: Size
  readonly place: 'travel' | 'end' | 'chip' | 'gold' | 'houses' | 'palaces' | 'bid'
}

export const { subject, lookOf } = looksOf<Kinds, View>()
