/** Two pointers on the same action, or a chip for it, are one thing to a person until one of them is begun. */
import type { MoveObject } from '@durbar/kernel'
import type { SlotView } from '../view/turn.ts'
import type { View } from '../view.ts'

/** A slot by what it can still do: the same action with the same open parts, whichever slot it lies in. */
function kindOf({ slot, action, parts }: SlotView): string {
  if (action === null) return String(slot)
  return `${action} ${parts.map(({ part, open }) => (open ? part : '-')).join(' ')}`
}

export function alike(move: MoveObject, view: View): string {
  const slot = view.turn?.slots.find((each) => each.slot === move.slot)
  return JSON.stringify(slot ? { ...move, slot: kindOf(slot) } : move)
}
