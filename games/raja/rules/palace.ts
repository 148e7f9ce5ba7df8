/** RJ-7.2 Building: palaces. */
import { choice, fields, type Seat } from '@durbar/kernel'
import { PART } from '../data/actions.ts'
import { cityAt, fieldId, START } from '../data/board.ts'
import { ARTISAN } from '../data/characters.ts'
import { ARTISAN_PRICE, PALACE_PRICE, SIZES } from '../data/material.ts'
import {
  architectOf,
  built,
  EMPTY,
  freeSmallField,
  goldOf,
  holds,
  largeOwner,
  palacesLeft,
  putPalace,
  type State,
} from '../state.ts'
import { FLOW, pay } from './bank.ts'
import { REFUSALS } from './refusals.ts'
import { actionSlot, partOfTurn } from './slots.ts'

/** RJ-7.2.6, RJ-R-14: while the Artisan is held, whatever the slot. */
export const palacePrice = (s: Readonly<State>, seat: Seat): number =>
  holds(s, seat, ARTISAN) ? ARTISAN_PRICE : PALACE_PRICE

/** RJ-7.2.7: the field that would be built on, -1 = none of this size is free. */
export function fieldFor(s: Readonly<State>, city: number, large: boolean): number {
  if (large) return largeOwner(s, city) === EMPTY ? 0 : -1
  return freeSmallField(s, city) || -1
}

const noun = fields({ slot: actionSlot, size: choice(SIZES) })
const LARGE = SIZES.indexOf('large')
const isLarge = (packed: number): boolean => noun.digit.size.of(packed) === LARGE

export const buildPalace = partOfTurn({
  verb: 'buildPalace',
  part: PART.palace,
  noun,
  things(_s, _seat, slot, add) {
    for (let size = 0; size < SIZES.length; size++) add(noun.pack(slot, size))
  },
  refuse(s, seat, packed) {
    const city = architectOf(s, seat)
    if (city === START) return REFUSALS.notInCity
    if (fieldFor(s, city, isLarge(packed)) < 0) return REFUSALS.fieldTaken
    if (palacesLeft(s, seat) < 1) return REFUSALS.noPalaceLeft
    return goldOf(s, seat) < palacePrice(s, seat) ? REFUSALS.palaceTooDear : null
  },
  perform(g, seat, packed) {
    const { s } = g
    const city = architectOf(s, seat)
    const field = fieldFor(s, city, isLarge(packed))
    const price = palacePrice(s, seat)
    putPalace(s, seat, city, field)
    pay(s, seat, FLOW.palaces, price)
    g.tell?.({
      t: 'palaceBuilt',
      seat,
      city: cityAt(city),
      field: fieldId(city, field),
      size: field === 0 ? 'large' : 'small',
      price,
      built: built(s, seat),
    })
  },
})
