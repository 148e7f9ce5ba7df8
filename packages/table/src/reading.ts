/** Small readings of a view that tables share. Nothing here decides anything. */
import type { Seat } from '@durbar/kernel'
import type { CardColour } from './ornament/shapes.ts'

/** Some games say purple where the palette says violet. */
export const paletteOf = (colour: CardColour | 'purple'): CardColour =>
  colour === 'purple' ? 'violet' : colour

/** The player in front of the table; null for whoever only watches. */
export const ownOf = <P>(view: { readonly me: Seat | null; readonly players: readonly P[] }): P | null =>
  view.me === null ? null : view.players[view.me]!
