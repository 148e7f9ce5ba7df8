/** RJ-7.2 Building: houses. */
import { type Action, choice, fields } from '@durbar/kernel'
import { ABILITY, PART, SLOTS, type Slot } from '../data/actions.ts'
import { CITY_NODE, NODES, START } from '../data/board.ts'
import { HOUSE_PRICE, MOST_SEATS } from '../data/material.ts'
import type { Event } from '../events.ts'
import { hasRoom, oneHouse, openParts, type State } from '../state.ts'
import { FLOW, pay } from './bank.ts'
import { REFUSALS } from './refusals.ts'
import { anySlot, close, formerSlot, notOpen } from './slots.ts'

const BUILDS = PART.house | PART.cityHouse
const STRIDE = SLOTS.length

export const buildHouse: Action<State, Event, 'buildHouse', { readonly slot: Slot; readonly node: string }> =
  {
    verb: 'buildHouse',
    noun: fields({ slot: anySlot, node: choice(NODES) }),
    candidates(s, seat, _at, add) {
      const at = s.architects[seat]!
      for (let slot = 0; slot < STRIDE; slot++) {
        const open = openParts(s, seat, slot)
        if (!(open & BUILDS)) continue
        if (open & PART.house)
          for (let village = 0; village < CITY_NODE; village++) add(slot + STRIDE * village)
        if (at !== START) add(slot + STRIDE * (CITY_NODE + at))
      }
    },
    mistakes(s, seat, _at, add) {
      let somewhere = false
      for (let slot = 0; slot < STRIDE; slot++) {
        const open = openParts(s, seat, slot)
        if (!(open & BUILDS)) continue
        somewhere = true
        if (!(open & PART.house))
          for (let village = 0; village < CITY_NODE; village++) add(slot + STRIDE * village)
        for (let node = CITY_NODE; node < NODES.length; node++)
          if (node - CITY_NODE !== s.architects[seat]) add(slot + STRIDE * node)
      }
      if (somewhere) return
      const slot = formerSlot(s, seat, BUILDS)
      for (let node = 0; node < NODES.length; node++) add(slot + STRIDE * node)
    },
    refuse(s, seat, noun) {
      const slot = noun & 3
      const node = noun >> 2
      const open = openParts(s, seat, slot)
      if (!(open & BUILDS)) return notOpen(s, seat, slot, BUILDS)
      if (node >= CITY_NODE) {
        if (node - CITY_NODE !== s.architects[seat]) return REFUSALS.architectElsewhere
      } else {
        // RJ-7.2.8: what is left of two houses is the one for a city.
        if (!(open & PART.house)) return REFUSALS.cityGate
        if (!hasRoom(s, node)) return REFUSALS.villageFull
      }
      if (s.stock[seat]! < 1) return REFUSALS.noHouseInStock
      return slot !== ABILITY && s.gold[seat]! < HOUSE_PRICE ? REFUSALS.houseTooDear : null
    },
    perform(g, seat, noun) {
      const { s } = g
      const slot = noun & 3
      const node = noun >> 2
      const inCity = node >= CITY_NODE
      const part = inCity && openParts(s, seat, slot) & PART.cityHouse ? PART.cityHouse : PART.house
      close(s, slot, part)
      s.stock[seat]!--
      putHouse(s, seat, node)
      const price = slot === ABILITY ? 0 : HOUSE_PRICE
      if (price > 0) pay(s, seat, FLOW.houses, price)
      g.tell?.({ t: 'houseBuilt', seat, node: NODES[node]!, price, slot: SLOTS[slot]! })
    },
  }

export function putHouse(s: State, seat: number, node: number): void {
  if (node >= CITY_NODE) s.houses[(node - CITY_NODE) * MOST_SEATS + seat]!++
  else s.villages[node]! += oneHouse(seat)
}
export function takeHouse(s: State, seat: number, node: number): void {
  if (node >= CITY_NODE) s.houses[(node - CITY_NODE) * MOST_SEATS + seat]!--
  else s.villages[node]! -= oneHouse(seat)
}
