/** Small readings of a view that several parts of the table share. Nothing here decides anything. */
import { ownOf, paletteOf } from '@durbar/table'
import { antiqueOf, type Kind } from '../data/antiques.ts'
import type { PlayerView, View } from '../view/index.ts'

export { ownOf, paletteOf }

export const countOf = (player: PlayerView, kind: Kind): number =>
  player.antiques.filter((id) => antiqueOf(id).kind === kind).length

/** What a card on offer is told by while it plays no part: why it is too dear, if it is, or how buying goes. */
export const ruleOfOffer = (view: View): string => (ownOf(view)?.affords === false ? 'VM-4.5' : 'VM-4.3')
