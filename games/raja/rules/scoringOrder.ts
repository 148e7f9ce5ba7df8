/** RJ-7.5 Changing the scoring order. */
import { type Action, choice, fields } from '@durbar/kernel'
import { ABILITY, PART, type Slot } from '../data/actions.ts'
import { CITIES, type CityId } from '../data/board.ts'
import type { Event } from '../events.ts'
import { openParts, type State } from '../state.ts'
import { REFUSALS } from './refusals.ts'
import { actionSlot, anywhere, close, formerSlot, notOpen } from './slots.ts'
import { canShift, lowest, SHIFT, shift } from './track.ts'

type Noun = { readonly slot: Exclude<Slot, 'ability'>; readonly city: CityId }
const STRIDE = 3

export const shiftCrest: Action<State, Event, 'shiftCrest', Noun> = {
  verb: 'shiftCrest',
  noun: fields<Noun>({ slot: actionSlot, city: choice(CITIES) }),
  candidates(s, seat, _at, add) {
    if (!(s.open & anywhere(PART.shiftCrest))) return
    for (let slot = 0; slot < ABILITY; slot++)
      if (openParts(s, seat, slot) & PART.shiftCrest)
        for (let city = 0; city < CITIES.length; city++) add(slot + STRIDE * city)
  },
  mistakes(s, seat, _at, add) {
    if (s.open & anywhere(PART.shiftCrest)) return
    const slot = formerSlot(s, seat, PART.shiftCrest)
    for (let city = 0; city < CITIES.length; city++) add(slot + STRIDE * city)
  },
  refuse(s, seat, noun) {
    const slot = noun % STRIDE
    if (!(openParts(s, seat, slot) & PART.shiftCrest)) return notOpen(s, seat, slot, PART.shiftCrest)
    return canShift(s.crests, (noun - slot) / STRIDE) ? null : REFUSALS.crestTooLow
  },
  perform(g, seat, noun) {
    const { s } = g
    const slot = noun % STRIDE
    const city = (noun - slot) / STRIDE
    const from = s.crests[city]!
    const passed = g.tell
      ? CITIES.filter((_, other) => s.crests[other]! < from && s.crests[other]! >= from - SHIFT)
      : []
    close(s, slot, PART.shiftCrest)
    shift(s.crests, city)
    g.tell?.({ t: 'crestShifted', seat, city: CITIES[city]!, passed, next: CITIES[lowest(s.crests)]! })
  },
}
