/** WH-10.8 Crystal Ball: look secretly at one counterfeit on the table that you do not know yet. */
import {
  type Action,
  amount,
  type Decision,
  fields,
  frameSeat,
  type Refusal,
  type Scope,
  type Seat,
} from '@durbar/kernel'
import { fakeId } from '../data/antiquities.ts'
import { MOST_SEATS, slotsPerGap } from '../data/box.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { pawnTooSoon } from './pawnshop.ts'
import { REFUSALS } from './refusals.ts'

/** One slot of one gap; the slot is named even where a gap has but one. */
export const SLOT = { gap: amount(0, MOST_SEATS - 1), slot: amount(0, 1) }
const noun = fields<{ gap: number; slot: number }>(SLOT)

/** Every slot, as the noun of a `peek`. */
export function eachSlot(s: Readonly<State>, add: (gap: number, slot: number) => void): void {
  const per = slotsPerGap(s.seats)
  for (let gap = 0; gap < s.seats; gap++) for (let slot = 0; slot < per; slot++) add(gap, slot)
}

/** Known are the own two gaps and every slot looked at before. */
export function refusePeek(s: Readonly<State>, seat: Seat, gap: number, slot: number): Refusal | null {
  return s.known[seat]! & (1 << (gap * slotsPerGap(s.seats) + slot)) ? REFUSALS.counterfeitKnown : null
}

export function look(g: Scope<State, Event>, seat: Seat, gap: number, slot: number): void {
  const { s } = g
  const at = gap * slotsPerGap(s.seats) + slot
  g.reveal()
  s.known[seat]! |= 1 << at
  g.tell?.({ t: 'peeked', seat, gap, slot, of: slotsPerGap(s.seats), counterfeit: fakeId(s.gaps[at]!) })
}

export const peek: Action<State, Event, 'peek', { gap: number; slot: number }> = {
  verb: 'peek',
  noun,
  candidates(s, _seat, _at, add) {
    eachSlot(s, (gap, slot) => add(noun.pack(gap, slot)))
  },
  refuse: (s, seat, at) => refusePeek(s, seat, noun.digit.gap.of(at), noun.digit.slot.of(at)),
  perform(g, seat, at) {
    look(g, seat, noun.digit.gap.of(at), noun.digit.slot.of(at))
  },
}

export const crystalBall: Decision<State, Event> = { who: frameSeat, actions: [peek, pawnTooSoon] }
