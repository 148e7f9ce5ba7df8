/** A thing given up is asked for by name, after the collection it pays for was chosen (VM-6.6). */
import type { Language } from '@durbar/room'
import type { Touch } from '@durbar/table'
import { type AntiqueId, antiqueOf } from '../data/antiques.ts'
import { giveUpSentence } from '../texts/names.ts'
import type { Move } from '../vocabulary.ts'
import { isCollection } from './touches.ts'

/** What a move gives up, if anything. */
export const givesUp = (move: Move): AntiqueId | null =>
  (move.type === 'takeCollection' && move.giveUp) || null

/** Own antiques are offered only for a chosen collection that costs one: before, nothing would say what for. */
export const paysFor = (touches: readonly Touch[], left: readonly Move[]): boolean =>
  touches.some(isCollection) && left.some(givesUp)

/** Asked once a collection is chosen that costs an antique, and as long as that may be changed. */
export function askedToGiveUp(
  touches: readonly Touch[],
  left: readonly Move[],
  language: Language,
): string | null {
  if (!paysFor(touches, left)) return null
  const kinds = left.map(givesUp).flatMap((id) => (id ? antiqueOf(id).kind : []))
  return giveUpSentence(new Set(kinds), language)
}
