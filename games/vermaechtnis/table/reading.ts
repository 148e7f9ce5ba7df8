/** Small readings of a view that several parts of the table share. Nothing here decides anything. */
import { ownOf, paletteOf } from '@durbar/table'
import { ANTIQUES, type Colour, type Kind, VALUE } from '../data/antiques.ts'
import { COLLECTION_CARDS } from '../data/collections.ts'
import type { PlayerView, View } from '../view.ts'

export { ownOf, paletteOf }

export interface Antique {
  readonly id: string
  readonly kind: Kind
  readonly colour: Colour
  readonly value: number
}

const KNOWN = new Map<string, Antique>(
  ANTIQUES.map((id, i) => {
    const [kind, colour] = id.split('-') as [Kind, Colour]
    return [id, { id, kind, colour, value: VALUE[i]! }]
  }),
)
export const antiqueOf = (id: string): Antique => KNOWN.get(id)!

export const countOf = (player: PlayerView, kind: Kind): number =>
  player.antiques.filter((id) => antiqueOf(id).kind === kind).length

/** What a card on offer is told by while it plays no part: why it is too dear, if it is, or how buying goes. */
export const ruleOfOffer = (view: View): string => {
  const own = ownOf(view)
  return own && own.rupees < view.price ? 'VM-4.5' : 'VM-4.3'
}

/** The cards of the supply that lack nothing but one antique of this kind. */
export const completedBy = (player: PlayerView, kind: Kind): string[] =>
  Object.entries(player.missing).flatMap(([card, short]) =>
    Object.keys(short).length === 1 && short[kind] === 1 ? [card] : [],
  )

export const cardOf = (id: string) => COLLECTION_CARDS.find((card) => card.id === id)!
