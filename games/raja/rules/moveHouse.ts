/** RJ-7.3 Moving a house. */
import { type Action, choice, fields, type Seat } from '@durbar/kernel'
import { PART, SLOTS, type Slot } from '../data/actions.ts'
import { CITY_NODE, NODES, START } from '../data/board.ts'
import { MOST_SEATS } from '../data/material.ts'
import type { Event } from '../events.ts'
import { hasRoom, openParts, ownIn, type State } from '../state.ts'
import { putHouse, takeHouse } from './build.ts'
import { REFUSALS } from './refusals.ts'
import { anySlot, close, notOpen } from './slots.ts'

type Noun = { readonly slot: Slot; readonly from: string; readonly to: string }
const noun = fields<Noun>({ slot: anySlot, from: choice(NODES), to: choice(NODES) })

/** The hundreds of nouns of this verb are unpacked by table. */
const FROM = Uint8Array.from({ length: noun.size }, (_, i) => noun.digit.from.of(i))
const TO = Uint8Array.from({ length: noun.size }, (_, i) => noun.digit.to.of(i))
const FROM_STRIDE = noun.digit.from.stride
const TO_STRIDE = noun.digit.to.stride

const ownHouses = (s: Readonly<State>, seat: Seat, node: number): number =>
  node >= CITY_NODE ? s.houses[(node - CITY_NODE) * MOST_SEATS + seat]! : ownIn(s.villages[node]!, seat)

const foreignOnly = (s: Readonly<State>, seat: Seat, node: number): boolean => {
  if (ownHouses(s, seat, node) > 0) return false
  for (let other = 0; other < s.seats; other++) if (ownHouses(s, other, node) > 0) return true
  return false
}

export const moveHouse: Action<State, Event, 'moveHouse', Noun> = {
  verb: 'moveHouse',
  noun,
  candidates(s, seat, _at, add) {
    const city = s.architects[seat]!
    for (let slot = 0; slot < SLOTS.length; slot++) {
      if (!(openParts(s, seat, slot) & PART.moveHouse)) continue
      for (let from = 0; from < NODES.length; from++) {
        if (ownHouses(s, seat, from) === 0) continue
        const first = slot + FROM_STRIDE * from
        for (let to = 0; to < CITY_NODE; to++) if (to !== from) add(first + TO_STRIDE * to)
        if (city !== START && CITY_NODE + city !== from) add(first + TO_STRIDE * (CITY_NODE + city))
      }
    }
  },
  mistakes(s, seat, _at, add) {
    for (let slot = 0; slot < SLOTS.length; slot++) {
      if (!(openParts(s, seat, slot) & PART.moveHouse)) continue
      for (let from = 0; from < NODES.length; from++) {
        if (ownHouses(s, seat, from) > 0) {
          add(noun.pack(slot, from, from))
          for (let to = CITY_NODE; to < NODES.length; to++)
            if (to !== from && to - CITY_NODE !== s.architects[seat]) add(noun.pack(slot, from, to))
        } else if (foreignOnly(s, seat, from)) add(noun.pack(slot, from, from === 0 ? 1 : 0))
      }
      // One slot is enough to say why not.
      return
    }
  },
  refuse(s, seat, packed) {
    const from = FROM[packed]!
    const to = TO[packed]!
    if (!(openParts(s, seat, packed & 3) & PART.moveHouse))
      return notOpen(s, seat, packed & 3, PART.moveHouse)
    if (ownHouses(s, seat, from) === 0) return REFUSALS.notYourHouse
    if (from === to) return REFUSALS.samePlace
    if (to >= CITY_NODE) return to - CITY_NODE === s.architects[seat] ? null : REFUSALS.architectElsewhere
    return hasRoom(s, to) ? null : REFUSALS.villageFull
  },
  perform(g, seat, packed) {
    const { s } = g
    const from = FROM[packed]!
    const to = TO[packed]!
    close(s, packed & 3, PART.moveHouse)
    takeHouse(s, seat, from)
    putHouse(s, seat, to)
    g.tell?.({
      t: 'houseMoved',
      seat,
      from: NODES[from]!,
      to: NODES[to]!,
      // RJ-7.3.2: the road is interrupted.
      closed: from < CITY_NODE && s.villages[from] === 0,
      slot: SLOTS[packed & 3]!,
    })
  },
}
