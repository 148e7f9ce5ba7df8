/** RJ-7.2 Building: palaces. */
import { type Action, choice, fields, type Seat } from '@durbar/kernel'
import { ABILITY, PART, type Slot } from '../data/actions.ts'
import { CITIES, FIELDS, fieldId, START } from '../data/board.ts'
import { ARTISAN } from '../data/characters.ts'
import { ARTISAN_PRICE, PALACE_PRICE, SIZES, type Size } from '../data/material.ts'
import type { Event } from '../events.ts'
import { built, EMPTY, freeSmallField, holds, largeOwner, openParts, type State } from '../state.ts'
import { FLOW, pay } from './bank.ts'
import { REFUSALS } from './refusals.ts'
import { actionSlot, anywhere, close, formerSlot, notOpen } from './slots.ts'

/** RJ-7.2.6, RJ-R-14: while the Artisan is held, whatever the slot. */
export const palacePrice = (s: Readonly<State>, seat: Seat): number =>
  holds(s, seat, ARTISAN) ? ARTISAN_PRICE : PALACE_PRICE

/** RJ-7.2.7: the field that would be built on, -1 = none of this size is free. */
export function fieldFor(s: Readonly<State>, city: number, large: boolean): number {
  if (large) return largeOwner(s, city) === EMPTY ? 0 : -1
  return freeSmallField(s, city) || -1
}

type Noun = { readonly slot: Exclude<Slot, 'ability'>; readonly size: Size }
const STRIDE = 3

export const buildPalace: Action<State, Event, 'buildPalace', Noun> = {
  verb: 'buildPalace',
  noun: fields({ slot: actionSlot, size: choice(SIZES) }),
  candidates(s, seat, _at, add) {
    if (!(s.open & anywhere(PART.palace))) return
    for (let slot = 0; slot < ABILITY; slot++)
      if (openParts(s, seat, slot) & PART.palace) {
        add(slot)
        add(slot + STRIDE)
      }
  },
  mistakes(s, seat, _at, add) {
    if (s.open & anywhere(PART.palace)) return
    const slot = formerSlot(s, seat, PART.palace)
    add(slot)
    add(slot + STRIDE)
  },
  refuse(s, seat, noun) {
    const slot = noun % STRIDE
    if (!(openParts(s, seat, slot) & PART.palace)) return notOpen(s, seat, slot, PART.palace)
    const city = s.architects[seat]!
    if (city === START) return REFUSALS.notInCity
    if (fieldFor(s, city, noun < STRIDE) < 0) return REFUSALS.fieldTaken
    if (s.left[seat]! < 1) return REFUSALS.noPalaceLeft
    return s.gold[seat]! < palacePrice(s, seat) ? REFUSALS.palaceTooDear : null
  },
  perform(g, seat, noun) {
    const { s } = g
    const city = s.architects[seat]!
    const field = fieldFor(s, city, noun < STRIDE)
    const price = palacePrice(s, seat)
    close(s, noun % STRIDE, PART.palace)
    s.palaces[city * FIELDS + field] = seat
    s.left[seat]!--
    pay(s, seat, FLOW.palaces, price)
    g.tell?.({
      t: 'palaceBuilt',
      seat,
      city: CITIES[city]!,
      field: fieldId(city, field),
      size: field === 0 ? 'large' : 'small',
      price,
      built: built(s, seat),
    })
  },
}
