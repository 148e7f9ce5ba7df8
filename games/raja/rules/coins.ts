/** RJ-6.7 COINS, RJ-7.4 QUARRY: what is simply taken. */
import { type Action, fields } from '@durbar/kernel'
import { ABILITY, PART, type Slot } from '../data/actions.ts'
import { COINS_GOLD, QUARRY_HOUSES } from '../data/material.ts'
import type { Event } from '../events.ts'
import { openParts, type State } from '../state.ts'
import { FLOW, receive } from './bank.ts'
import { REFUSALS } from './refusals.ts'
import { actionSlot, anywhere, close, formerSlot, notOpen } from './slots.ts'

type Noun = { readonly slot: Exclude<Slot, 'ability'> }

function openSlots(s: Readonly<State>, seat: number, part: number, add: (noun: number) => void): void {
  if (!(s.open & anywhere(part))) return
  for (let slot = 0; slot < ABILITY; slot++) if (openParts(s, seat, slot) & part) add(slot)
}

export const takeCoins: Action<State, Event, 'takeCoins', Noun> = {
  verb: 'takeCoins',
  noun: fields({ slot: actionSlot }),
  candidates(s, seat, _at, add) {
    openSlots(s, seat, PART.coins, add)
  },
  mistakes(s, seat, _at, add) {
    if (!(s.open & anywhere(PART.coins))) add(formerSlot(s, seat, PART.coins))
  },
  refuse: (s, seat, slot) =>
    openParts(s, seat, slot) & PART.coins ? null : notOpen(s, seat, slot, PART.coins),
  perform(g, seat, slot) {
    close(g.s, slot, PART.coins)
    receive(g.s, seat, FLOW.coins, COINS_GOLD)
    g.tell?.({ t: 'coinsTaken', seat, gold: COINS_GOLD })
  },
}

export const takeHouses: Action<State, Event, 'takeHouses', Noun> = {
  verb: 'takeHouses',
  noun: fields({ slot: actionSlot }),
  candidates(s, seat, _at, add) {
    openSlots(s, seat, PART.takeHouses, add)
  },
  mistakes(s, seat, _at, add) {
    if (!(s.open & anywhere(PART.takeHouses))) add(formerSlot(s, seat, PART.takeHouses))
  },
  refuse(s, seat, slot) {
    if (!(openParts(s, seat, slot) & PART.takeHouses)) return notOpen(s, seat, slot, PART.takeHouses)
    return s.quarry[seat]! < QUARRY_HOUSES ? REFUSALS.quarryEmpty : null
  },
  perform(g, seat, slot) {
    const { s } = g
    close(s, slot, PART.takeHouses)
    s.quarry[seat]! -= QUARRY_HOUSES
    s.stock[seat]! += QUARRY_HOUSES
    g.tell?.({ t: 'housesTaken', seat, houses: QUARRY_HOUSES })
  },
}
