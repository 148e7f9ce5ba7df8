/** RJ-7.2 Building: houses. */
import { choice, fields } from '@durbar/kernel'
import { ABILITY, PART, SLOTS, slotAt } from '../data/actions.ts'
import { CITY_NODE, NODES, nodeAt, START } from '../data/board.ts'
import { HOUSE_PRICE } from '../data/material.ts'
import { architectOf, goldOf, hasRoom, openParts, putHouseFromStock, stockOf } from '../state.ts'
import { pay } from './bank.ts'
import { may } from './book.ts'
import { REFUSALS } from './refusals.ts'
import { anySlot, close, formerSlot, notOpen } from './slots.ts'

const BUILDS = PART.house | PART.cityHouse
const noun = fields({ slot: anySlot, node: choice(NODES) })
const slotOf = noun.digit.slot.of
const nodeOf = noun.digit.node.of
const NODE_STRIDE = noun.digit.node.stride

export const buildHouse = may({
  verb: 'buildHouse',
  noun,
  candidates(s, seat, _at, add) {
    const at = architectOf(s, seat)
    for (let slot = 0; slot < SLOTS.length; slot++) {
      const open = openParts(s, seat, slot)
      if (!(open & BUILDS)) continue
      if (open & PART.house)
        for (let village = 0; village < CITY_NODE; village++)
          if (hasRoom(s, village)) add(slot + village * NODE_STRIDE)
      if (at !== START) add(noun.pack(slot, CITY_NODE + at))
    }
  },
  mistakes(s, seat, _at, add) {
    let somewhere = false
    for (let slot = 0; slot < SLOTS.length; slot++) {
      const open = openParts(s, seat, slot)
      if (!(open & BUILDS)) continue
      somewhere = true
      for (let village = 0; village < CITY_NODE; village++)
        if (!(open & PART.house && hasRoom(s, village))) add(noun.pack(slot, village))
      for (let node = CITY_NODE; node < NODES.length; node++)
        if (node - CITY_NODE !== s.architects[seat]) add(noun.pack(slot, node))
    }
    if (somewhere) return
    const slot = formerSlot(s, seat, BUILDS)
    for (let node = 0; node < NODES.length; node++) add(noun.pack(slot, node))
  },
  refuse(s, seat, packed) {
    const slot = slotOf(packed)
    const node = nodeOf(packed)
    const open = openParts(s, seat, slot)
    if (!(open & BUILDS)) return notOpen(s, seat, slot, BUILDS)
    if (node >= CITY_NODE) {
      if (node - CITY_NODE !== s.architects[seat]) return REFUSALS.architectElsewhere
    } else {
      // RJ-7.2.8: what is left of two houses is the one for a city.
      if (!(open & PART.house)) return REFUSALS.cityGate
      if (!hasRoom(s, node)) return REFUSALS.villageFull
    }
    if (stockOf(s, seat) < 1) return REFUSALS.noHouseInStock
    return slot !== ABILITY && goldOf(s, seat) < HOUSE_PRICE ? REFUSALS.houseTooDear : null
  },
  perform(g, seat, packed) {
    const { s } = g
    const slot = slotOf(packed)
    const node = nodeOf(packed)
    const inCity = node >= CITY_NODE
    const part = inCity && openParts(s, seat, slot) & PART.cityHouse ? PART.cityHouse : PART.house
    close(s, slot, part)
    putHouseFromStock(s, seat, node)
    const price = slot === ABILITY ? 0 : HOUSE_PRICE
    if (price > 0) pay(s, seat, price)
    g.tell?.({ t: 'houseBuilt', seat, node: nodeAt(node), price, slot: slotAt(slot) })
  },
})
