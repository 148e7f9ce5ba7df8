/** The sentence follows the hand: what is chosen is asked for once more, and no longer what else there was. */
import type { Language } from '@durbar/room'
import type { Touch } from '@durbar/table'
import { provinceName } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import type { Move } from '../vocabulary.ts'

const ASKED = {
  de: {
    play: (cards: number) => (cards > 1 ? 'Beide Karten ausspielen?' : 'Diese Karte ausspielen?'),
    withdraw: 'Dich jetzt zurückziehen?',
  },
  en: {
    play: (cards: number) => (cards > 1 ? 'Play both cards?' : 'Play this card?'),
    withdraw: 'Withdraw now?',
  },
} as const

export function asking(
  touches: readonly Touch[],
  left: readonly Move[],
  view: View,
  language: Language,
): string | null {
  if (touches.length === 0) return null
  const asked = ASKED[language]
  const where = provinceName(view.province)
  if (left.every(({ type }) => type === 'play')) return `${where}: ${asked.play(touches.length)}`
  return left.every(({ type }) => type === 'withdraw') ? `${where}: ${asked.withdraw}` : null
}
