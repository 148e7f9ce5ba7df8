/** Two pointers on the same action, or a chip for it, are one thing to a person until one of them is begun. */
import type { MoveObject } from '@durbar/kernel'
import type { View } from '../view/index.ts'
import type { SlotView } from '../view/turn.ts'
import { moveOf } from './touches.ts'

/** A slot by what it can still do: the same action with the same open parts, whichever slot it lies in. */
function kindOf({ slot, action, parts }: SlotView): string {
  if (action === null) return String(slot)
  return `${action} ${parts.map(({ part, open }) => (open ? part : '-')).join(' ')}`
}

export function alike(move: MoveObject, view: View): string {
  const known = moveOf(move)
  const slot = 'slot' in known ? view.turn?.slots.find((each) => each.slot === known.slot) : undefined
  return JSON.stringify(slot ? { ...known, slot: kindOf(slot) } : known)
}
