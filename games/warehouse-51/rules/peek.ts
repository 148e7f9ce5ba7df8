/** WH-10.8 Crystal Ball: look secretly at one counterfeit on the table that you do not know yet. */
import { amount, fields, moment, type Refusal, type Seat, seated } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { fakeId } from '../data/antiquities.ts'
import { MOST_SEATS, slotsPerGap } from '../data/box.ts'
import { counterfeitAt, knownBy, type State, slotOf } from '../state.ts'
import { decision, may, type Scope } from './book.ts'
import { pawnTooSoon } from './pawnshop.ts'
import { REFUSALS } from './refusals.ts'

/** One slot of one gap; the slot is named even where a gap has but one. */
export const SLOT = { gap: amount(0, MOST_SEATS - 1), slot: amount(0, 1) }
const noun = fields(SLOT)

export function eachSlot(s: Readonly<State>, add: (gap: number, slot: number) => void): void {
  const per = slotsPerGap(s.seats)
  for (let gap = 0; gap < s.seats; gap++) for (let slot = 0; slot < per; slot++) add(gap, slot)
}

/** Known are the own two gaps and every slot looked at before. */
export const refusePeek = (s: Readonly<State>, seat: Seat, gap: number, slot: number): Refusal | null =>
  bits.contains(knownBy(s, seat), slotOf(s.seats, gap, slot)) ? REFUSALS.counterfeitKnown : null

export function look(g: Scope, seat: Seat, gap: number, slot: number): void {
  const { s } = g
  const at = slotOf(s.seats, gap, slot)
  g.reveal()
  s.known[seat]! |= 1 << at
  const counterfeit = fakeId(counterfeitAt(s, at))
  g.tell?.({ t: 'peeked', seat, gap, slot, of: slotsPerGap(s.seats), counterfeit })
}

const peek = may({
  verb: 'peek',
  noun,
  candidates(s, _seat, _at, add) {
    eachSlot(s, (gap, slot) => add(noun.pack(gap, slot)))
  },
  refuse: (s, seat, at) => refusePeek(s, seat, noun.digit.gap.of(at), noun.digit.slot.of(at)),
  perform(g, seat, at) {
    look(g, seat, noun.digit.gap.of(at), noun.digit.slot.of(at))
  },
})

export const crystalBall = decision(moment('crystalBall', seated), { actions: [peek, pawnTooSoon] })
