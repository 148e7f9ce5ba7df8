/**
 * RJ-7.1 Travelling. One road is one move (RJ-R-6): at most five are offered at a time, so free journeys never
 * swell the list of choices, and still every way, detour and return can be walked. Forty roads a turn are the
 * limit (RJ-R-25). The cheapest way to each city, with its price and receivers, stands in the view.
 */
import { type Action, choice, fields } from '@durbar/kernel'
import { FAR_END, JUNCTIONS, ROAD_VILLAGES, ROADS, ROADS_AT } from '../data/board.ts'
import { MONK } from '../data/characters.ts'
import { JOURNEYS } from '../data/material.ts'
import type { Event } from '../events.ts'
import { holds, ownIn, type State } from '../state.ts'
import { FLOW, pay, receive } from './bank.ts'
import { REFUSALS } from './refusals.ts'
import { CLOSED, receipts, toll } from './roads.ts'

export const travel: Action<State, Event, 'travel', { readonly road: string }> = {
  verb: 'travel',
  noun: fields({ road: choice(ROADS) }),
  candidates(s, seat, _at, add) {
    const roads = ROADS_AT[s.architects[seat]!]!
    for (let i = 0; i < roads.length; i++) add(roads[i]!)
  },
  mistakes(s, seat, _at, add) {
    for (let road = 0; road < ROADS.length; road++)
      if (FAR_END[road * 8 + s.architects[seat]!]! < 0) add(road)
  },
  refuse(s, seat, road) {
    if (FAR_END[road * 8 + s.architects[seat]!]! < 0) return REFUSALS.roadElsewhere
    const gold = toll(s, seat, road)
    if (gold === CLOSED) return REFUSALS.roadClosed
    if (gold > s.gold[seat]! && !holds(s, seat, MONK)) return REFUSALS.tollTooHigh
    return s.journeys >= JOURNEYS ? REFUSALS.journeysSpent : null
  },
  perform(g, seat, road) {
    const { s } = g
    const from = s.architects[seat]!
    const to = FAR_END[road * 8 + from]!
    const bankPays = holds(s, seat, MONK)
    const received = g.tell ? receipts(s, seat, road) : []
    const villages = ROAD_VILLAGES[road]!
    let paid = 0
    for (let i = 0; i < villages.length; i++) {
      const houses = s.villages[villages[i]!]!
      if (ownIn(houses, seat) > 0) continue
      for (let owner = 0; owner < s.seats; owner++) {
        const gold = ownIn(houses, owner)
        if (gold === 0) continue
        receive(s, owner, FLOW.tollsReceived, gold)
        paid += gold
      }
    }
    // RJ-7.1.8: the Wandering Monk's tolls are the bank's.
    if (paid > 0 && !bankPays) pay(s, seat, FLOW.tollsPaid, paid)
    s.architects[seat] = to
    s.journeys++
    g.tell?.({
      t: 'travelled',
      seat,
      road: ROADS[road]!,
      from: JUNCTIONS[from]!,
      to: JUNCTIONS[to]!,
      toll: paid,
      bankPays,
      received,
    })
  },
}
