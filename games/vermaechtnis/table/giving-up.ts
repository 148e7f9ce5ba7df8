/** A thing given up is asked for by name, after the collection it pays for was chosen (VM-6.6). */
import type { MoveObject } from '@durbar/kernel'
import type { Language } from '@durbar/room'
import type { Deliberate, Touch } from '@durbar/table'
import type { Kind } from '../data/antiques.ts'
import { giveUpSentence } from '../texts/names.ts'
import { antiqueOf } from './reading.ts'

const isCollection = (touch: Touch) => touch.some((token) => token.startsWith('card='))

/** Own antiques are offered only for a chosen collection that costs one: before, nothing would say what for. */
export const paysFor = (touches: readonly Touch[], left: readonly MoveObject[]): boolean =>
  touches.some(isCollection) && left.some((move) => move.giveUp !== undefined)

export const deliberate: Deliberate = (move) => move.giveUp !== undefined

/** Follows the hand: asked once a collection is chosen that costs an antique, and as long as that may be changed. */
export function asking(
  touches: readonly Touch[],
  left: readonly MoveObject[],
  language: Language,
): string | null {
  if (!paysFor(touches, left)) return null
  const kinds = new Set<Kind>()
  for (const move of left) if (move.giveUp) kinds.add(antiqueOf(String(move.giveUp)).kind)
  return giveUpSentence(kinds, language)
}
