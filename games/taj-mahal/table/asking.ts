/** The sentence follows the hand. What is played or taken the frame names by itself; leaving needs more than its verb. */
import type { Both, Language } from '@durbar/room'
import type { Touch } from '@durbar/table'
import { provinceName } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import type { Move } from '../vocabulary.ts'

const WITHDRAW: Both = { de: 'Dich jetzt zurückziehen?', en: 'Withdraw now?' }

export function asking(
  touches: readonly Touch[],
  left: readonly Move[],
  view: View,
  language: Language,
): string | null {
  if (touches.length === 0 || left.some(({ type }) => type !== 'withdraw')) return null
  return `${provinceName(view.province)}: ${WITHDRAW[language]}`
}
