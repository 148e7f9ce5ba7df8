/** Small readings of a view that several parts of the table share. Nothing here decides anything. */
import { ownOf, paletteOf } from '@durbar/table'
import { antiqueOf, type Kind } from '../data/antiques.ts'
import type { PlayerView } from '../view/index.ts'

export { ownOf, paletteOf }

export const countOf = (player: PlayerView, kind: Kind): number =>
  player.antiques.filter((id) => antiqueOf(id).kind === kind).length
