/** What a slot of the turn still holds: the pointers, the chip and the Builder's ability (RJ-R-1). */
import { choice, type Refusal, type Seat } from '@durbar/kernel'
import { ABILITY, CHIP, type PART, SLOT_BITS, SLOTS, type Slot } from '../data/actions.ts'
import { BUILDER } from '../data/characters.ts'
import { allParts, type State } from '../state.ts'
import { REFUSALS } from './refusals.ts'

export type Part = (typeof PART)[keyof typeof PART]

export const pointer = choice([0, 1] as const)
export const anySlot = choice<Slot>(SLOTS)
export const actionSlot = choice<Exclude<Slot, 'ability'>>([0, 1, 'chip'])

/** This part in any of the pointers' and the chip's slots, for one quick look at all of them. */
export const anywhere = (part: number): number => part | (part << SLOT_BITS) | (part << (CHIP * SLOT_BITS))

/** Carried out: the part is closed. The Builder's one house closes his whole slot. */
export function close(s: State, slot: number, part: number): void {
  if (slot === ABILITY) s.used |= BUILDER
  else s.open &= ~(part << (SLOT_BITS * slot))
}

/** Why a part that is not open in this slot is not. */
export const notOpen = (s: Readonly<State>, seat: Seat, slot: number, parts: number): Refusal =>
  allParts(s, seat, slot) & parts ? REFUSALS.partDone : REFUSALS.notSet

/** For the "why not?": the slot that held one of these parts, else the first. */
export function formerSlot(s: Readonly<State>, seat: Seat, parts: number): number {
  for (let slot = 0; slot < ABILITY; slot++) if (allParts(s, seat, slot) & parts) return slot
  return 0
}
