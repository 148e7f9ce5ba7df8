/** What can be looked at on this table. */
import { looksOf } from '@durbar/table'
import type { CardId } from '../../data/cards.ts'
import type { DieColor } from '../../data/names.ts'
import type { Token } from '../../events.ts'
import type { View } from '../../view/index.ts'
import type { Row } from '../places.ts'

type Kinds = {
  readonly seat: `${number}`
  /** Its action face. */
  readonly card: CardId
  /** The same card as a die, and the dice of a colour that nobody else sees. */
  readonly die: CardId
  readonly colour: DieColor
  /** Seat and place on the track. */
  readonly track: `${number}.${number}`
  readonly token: Token
  readonly row: Row
  readonly pile: 'draw' | 'discard'
  readonly place: 'gap' | 'elephant' | 'hand'
}

export const { subject, lookOf } = looksOf<Kinds, View>()
