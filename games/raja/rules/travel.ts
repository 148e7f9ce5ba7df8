/**
 * RJ-7.1 Travelling. One road is one move (RJ-R-6): at most five are offered at a time, so free journeys never
 * swell the list of choices, and still every way, detour and return can be walked. Forty roads a turn are the
 * limit (RJ-R-25). The cheapest way to each city, with its price and receivers, stands in the view.
 */
import { choice, fields } from '@durbar/kernel'
import { farEnd, junctionAt, ROADS, roadAt, roadsFrom } from '../data/board.ts'
import { MONK } from '../data/characters.ts'
import { JOURNEYS } from '../data/material.ts'
import { architectOf, goldOf, holds } from '../state.ts'
import { FLOW, pay, receive } from './bank.ts'
import { may } from './book.ts'
import { REFUSALS } from './refusals.ts'
import { CLOSED, owed, receipts, toll } from './roads.ts'

export const travel = may({
  verb: 'travel',
  noun: fields({ road: choice(ROADS) }),
  candidates(s, seat, _at, add) {
    for (const road of roadsFrom(architectOf(s, seat))) add(road)
  },
  mistakes(s, seat, _at, add) {
    for (let road = 0; road < ROADS.length; road++) if (farEnd(road, architectOf(s, seat)) < 0) add(road)
  },
  refuse(s, seat, road) {
    if (farEnd(road, architectOf(s, seat)) < 0) return REFUSALS.roadElsewhere
    const gold = toll(s, seat, road)
    if (gold === CLOSED) return REFUSALS.roadClosed
    if (gold > goldOf(s, seat) && !holds(s, seat, MONK)) return REFUSALS.tollTooHigh
    return s.journeys >= JOURNEYS ? REFUSALS.journeysSpent : null
  },
  perform(g, seat, road) {
    const { s } = g
    const from = architectOf(s, seat)
    const to = farEnd(road, from)
    const bankPays = holds(s, seat, MONK)
    const received = g.tell ? receipts(s, seat, road) : []
    const paid = toll(s, seat, road)
    if (paid > 0)
      for (let owner = 0; owner < s.seats; owner++)
        receive(s, owner, FLOW.tollsReceived, owed(s, seat, road, owner))
    // RJ-7.1.8: the Wandering Monk's tolls are the bank's.
    if (paid > 0 && !bankPays) pay(s, seat, FLOW.tollsPaid, paid)
    s.architects[seat] = to
    s.journeys++
    g.tell?.({
      t: 'travelled',
      seat,
      road: roadAt(road),
      from: junctionAt(from),
      to: junctionAt(to),
      toll: paid,
      bankPays,
      received,
    })
  },
})
