/** Small readings of a view that several parts of the table share. Nothing here decides anything. */
import type { CardColour } from '@durbar/table'
import { antiqueOf, type Colour, type Kind } from '../data/antiques.ts'
import { COLLECTIONS, type CollectionId } from '../data/collections.ts'
import type { PlayerView, View } from '../view/index.ts'

/** The game says purple where the palette says violet. */
export const paletteOf = (colour: Colour): CardColour => (colour === 'purple' ? 'violet' : colour)

export const ownOf = (view: View): PlayerView | null => (view.me === null ? null : view.players[view.me]!)

export const countOf = (player: PlayerView, kind: Kind): number =>
  player.antiques.filter((id) => antiqueOf(id).kind === kind).length

/** What a card on offer is told by while it plays no part: why it is too dear, if it is, or how buying goes. */
export const ruleOfOffer = (view: View): string => (ownOf(view)?.affords === false ? 'VM-4.5' : 'VM-4.3')

/** The cards of the supply that lack nothing but one antique of this kind. */
export const completedBy = ({ missing }: PlayerView, kind: Kind): CollectionId[] =>
  COLLECTIONS.filter((card) => {
    const short = missing[card]
    return short?.[kind] === 1 && Object.keys(short).length === 1
  })
