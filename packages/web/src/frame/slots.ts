/**
 * A table's slots, drawn anew only when the view changes. A touch, a bot's progress or a move on its way then
 * redraw nothing but the things whose state changed.
 */
import type { AnyTable } from '@durbar/table'
import { type ComponentType, memo } from 'react'

const known = new WeakMap<AnyTable, AnyTable>()

const still = <P extends object>(slot: ComponentType<P> | undefined): ComponentType<P> | undefined =>
  slot && (memo(slot) as unknown as ComponentType<P>)

export function stillSlots(table: AnyTable): AnyTable {
  const made = known.get(table)
  if (made) return made
  const { Board, Side, Hand, Aside, SeatLine } = table
  const fresh: AnyTable = {
    ...table,
    Board: still(Board)!,
    SeatLine: still(SeatLine)!,
    ...(Side ? { Side: still(Side) } : {}),
    ...(Hand ? { Hand: still(Hand) } : {}),
    ...(Aside ? { Aside: still(Aside) } : {}),
  }
  known.set(table, fresh)
  return fresh
}
