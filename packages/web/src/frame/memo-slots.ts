/**
 * A table's slots, drawn anew only when the view changes. A touch, a bot's progress or a move on its way then
 * redraw nothing but the things whose state changed.
 */
import type { AnyTable } from '@durbar/table'
import { type ComponentType, memo } from 'react'

const known = new WeakMap<AnyTable, AnyTable>()

const memoSlot = <P extends object>(slot: ComponentType<P> | undefined): ComponentType<P> | undefined =>
  slot && (memo(slot) as unknown as ComponentType<P>)

export function memoSlots(table: AnyTable): AnyTable {
  const made = known.get(table)
  if (made) return made
  const { Board, Side, Hand, Aside, SeatLine } = table
  const fresh: AnyTable = {
    ...table,
    Board: memoSlot(Board)!,
    SeatLine: memoSlot(SeatLine)!,
    ...(Side ? { Side: memoSlot(Side) } : {}),
    ...(Hand ? { Hand: memoSlot(Hand) } : {}),
    ...(Aside ? { Aside: memoSlot(Aside) } : {}),
  }
  known.set(table, fresh)
  return fresh
}
