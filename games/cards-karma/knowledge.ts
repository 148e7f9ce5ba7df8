/**
 * Who knows what. A card keeps its die face all game and its id is public from the moment it leaves the pile, so a
 * face once seen on the discard pile stays known when that pile is shuffled (CK-R-04): what is forgotten then is only
 * where the card lies. Until then it is its owner's secret.
 */
import type { Knower, Viewer } from '@durbar/kernel'
import { isSeen, playerOf, type State } from './state.ts'

const NO_HAND: readonly number[] = []
/** The dice that only this viewer can see; those who put their knowledge together see every hand. */
export const ownHand = (s: Readonly<State>, who: Knower): readonly number[] => {
  if (who === 'together') return s.players.flatMap((p) => p.hand)
  return typeof who === 'number' ? playerOf(s, who).hand : NO_HAND
}

/** Whether a viewer who remembers everything knows this die face. */
export const knowsFace = (s: Readonly<State>, who: Viewer, card: number): boolean =>
  who === 'archive' || isSeen(s, card) || ownHand(s, who).includes(card)

/** CK-1.3, CK-16: whether the bonus of an unturned card is hidden, even from its owner. */
export const bonusesHidden = (s: Readonly<State>): boolean => !s.open
