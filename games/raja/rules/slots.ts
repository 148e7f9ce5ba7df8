/** What a slot of the turn still holds: the pointers, the chip and the Builder's ability (RJ-R-1). */
import { choice, type FieldsCodec, type Refusal, type Seat } from '@durbar/kernel'
import { ABILITY, CHIP, SLOT_BITS, SLOTS, type Slot } from '../data/actions.ts'
import { BUILDER } from '../data/characters.ts'
import { allParts, openParts, type State } from '../state.ts'
import { may, type Scope } from './book.ts'
import { REFUSALS } from './refusals.ts'

export const pointer = choice([0, 1] as const)
export const anySlot = choice<Slot>(SLOTS)
export const actionSlot = choice<Exclude<Slot, 'ability'>>([0, 1, 'chip'])

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

/** One part of an action, carried out in a slot of a pointer or the chip. */
interface PartOfTurn<V extends string, P extends { readonly slot: unknown }> {
  readonly verb: V
  readonly part: number
  readonly noun: FieldsCodec<P>
  /** Not in every version. */
  readonly when?: (s: Readonly<State>) => boolean
  /** Everything to point at with this slot. */
  readonly things: (s: Readonly<State>, seat: Seat, slot: number, add: (noun: number) => void) => void
  /** Another verb of the same part says why not, where the part is not open at all. */
  readonly unsaid?: boolean
  /** Once the part is open. */
  readonly refuse?: (s: Readonly<State>, seat: Seat, noun: number) => Refusal | null
  /** The part is closed already. */
  readonly perform: (g: Scope, seat: Seat, noun: number) => void
}

export function partOfTurn<const V extends string, P extends { readonly slot: unknown }>(
  says: PartOfTurn<V, P>,
) {
  const { verb, part, noun, things } = says
  const when = says.when ?? (() => true)
  const refuse = says.refuse ?? (() => null)
  const slotOf = noun.digit.slot.of
  const anywhere = part | (part << SLOT_BITS) | (part << (CHIP * SLOT_BITS))
  return may({
    verb,
    noun,
    candidates(s, seat, _at, add) {
      if (!(s.open & anywhere) || !when(s)) return
      for (let slot = 0; slot < ABILITY; slot++)
        if (openParts(s, seat, slot) & part) things(s, seat, slot, add)
    },
    mistakes(s, seat, _at, add) {
      if (!says.unsaid && !(s.open & anywhere) && when(s)) things(s, seat, formerSlot(s, seat, part), add)
    },
    refuse(s, seat, packed) {
      const slot = slotOf(packed)
      return openParts(s, seat, slot) & part ? refuse(s, seat, packed) : notOpen(s, seat, slot, part)
    },
    perform(g, seat, packed) {
      close(g.s, slotOf(packed), part)
      says.perform(g, seat, packed)
    },
  })
}
