/** RJ-7.3 Moving a house. */
import { choice, fields, type Seat } from '@durbar/kernel'
import { PART, SLOTS, slotAt } from '../data/actions.ts'
import { CITY_NODE, NODES, nodeAt, START } from '../data/board.ts'
import {
  architectOf,
  hasRoom,
  housesAt,
  isEmpty,
  openParts,
  putHouse,
  type State,
  takeHouse,
} from '../state.ts'
import { may } from './book.ts'
import { REFUSALS } from './refusals.ts'
import { anySlot, close, notOpen } from './slots.ts'

const noun = fields({ slot: anySlot, from: choice(NODES), to: choice(NODES) })
const slotOf = noun.digit.slot.of
const fromOf = noun.digit.from.of
const toOf = noun.digit.to.of
const TO_STRIDE = noun.digit.to.stride

const mayMove = (s: Readonly<State>, seat: Seat, slot: number): boolean =>
  (openParts(s, seat, slot) & PART.moveHouse) !== 0

const foreignOnly = (s: Readonly<State>, seat: Seat, node: number): boolean => {
  if (housesAt(s, seat, node) > 0) return false
  for (let other = 0; other < s.seats; other++) if (housesAt(s, other, node) > 0) return true
  return false
}

/** What people point at besides: the same place, a city where the architect is not, a house of somebody else. */
function mistaken(
  s: Readonly<State>,
  seat: Seat,
  slot: number,
  from: number,
  add: (noun: number) => void,
): void {
  if (foreignOnly(s, seat, from)) add(noun.pack(slot, from, from === 0 ? 1 : 0))
  if (housesAt(s, seat, from) === 0) return
  add(noun.pack(slot, from, from))
  for (let to = CITY_NODE; to < NODES.length; to++)
    if (to !== from && to - CITY_NODE !== s.architects[seat]) add(noun.pack(slot, from, to))
}

function fullVillages(s: Readonly<State>, seat: Seat, slot: number, add: (noun: number) => void): void {
  for (let from = 0; from < NODES.length; from++) {
    if (housesAt(s, seat, from) === 0) continue
    for (let to = 0; to < CITY_NODE; to++) if (to !== from && !hasRoom(s, to)) add(noun.pack(slot, from, to))
  }
}

export const moveHouse = may({
  verb: 'moveHouse',
  noun,
  candidates(s, seat, _at, add) {
    const city = architectOf(s, seat)
    for (let slot = 0; slot < SLOTS.length; slot++) {
      if (!mayMove(s, seat, slot)) continue
      for (let from = 0; from < NODES.length; from++) {
        if (housesAt(s, seat, from) === 0) continue
        const first = noun.pack(slot, from)
        for (let to = 0; to < CITY_NODE; to++) if (to !== from && hasRoom(s, to)) add(first + to * TO_STRIDE)
        if (city !== START && CITY_NODE + city !== from) add(noun.pack(slot, from, CITY_NODE + city))
      }
    }
  },
  mistakes(s, seat, _at, add) {
    // In every slot: the villages that stood beside these would have been offered in it.
    for (let slot = 0; slot < SLOTS.length; slot++)
      if (mayMove(s, seat, slot)) fullVillages(s, seat, slot, add)
    // Of what no slot allows one is enough to say why not.
    const slot = [...SLOTS.keys()].find((each) => mayMove(s, seat, each))
    if (slot === undefined) return
    for (let from = 0; from < NODES.length; from++) mistaken(s, seat, slot, from, add)
  },
  refuse(s, seat, packed) {
    const slot = slotOf(packed)
    if (!mayMove(s, seat, slot)) return notOpen(s, seat, slot, PART.moveHouse)
    const from = fromOf(packed)
    const to = toOf(packed)
    if (housesAt(s, seat, from) === 0) return REFUSALS.notYourHouse
    if (from === to) return REFUSALS.samePlace
    if (to >= CITY_NODE) return to - CITY_NODE === s.architects[seat] ? null : REFUSALS.architectElsewhere
    return hasRoom(s, to) ? null : REFUSALS.villageFull
  },
  perform(g, seat, packed) {
    const { s } = g
    const slot = slotOf(packed)
    const from = fromOf(packed)
    const to = toOf(packed)
    close(s, slot, PART.moveHouse)
    takeHouse(s, seat, from)
    putHouse(s, seat, to)
    g.tell?.({
      t: 'houseMoved',
      seat,
      from: nodeAt(from),
      to: nodeAt(to),
      // RJ-7.3.2: the road is interrupted.
      closed: from < CITY_NODE && isEmpty(s, from),
      slot: slotAt(slot),
    })
  },
})
