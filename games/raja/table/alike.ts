/** Two pointers on the same action, or a chip for it, are one thing to a person until one of them is begun. */
import type { View } from '../view/index.ts'
import type { SlotView } from '../view/turn.ts'
import type { Move } from '../vocabulary.ts'

/** A slot by what it can still do: the same action with the same open parts, whichever slot it lies in. */
function kindOf({ slot, action, parts }: SlotView): string {
  if (action === null) return String(slot)
  return `${action} ${parts.map(({ part, open }) => (open ? part : '-')).join(' ')}`
}

export function alike(move: Move, view: View): string {
  const slot = 'slot' in move ? view.turn?.slots.find((each) => each.slot === move.slot) : undefined
  return JSON.stringify(slot ? { ...move, slot: kindOf(slot) } : move)
}
