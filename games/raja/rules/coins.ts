/** RJ-6.7 COINS, RJ-7.4 QUARRY: what is simply taken. */
import { fields } from '@durbar/kernel'
import { PART } from '../data/actions.ts'
import { COINS_GOLD, QUARRY_HOUSES } from '../data/material.ts'
import { fetchHouses, quarryOf } from '../state.ts'
import { FLOW, receive } from './bank.ts'
import { REFUSALS } from './refusals.ts'
import { actionSlot, partOfTurn } from './slots.ts'

const noun = fields({ slot: actionSlot })

export const takeCoins = partOfTurn({
  verb: 'takeCoins',
  part: PART.coins,
  noun,
  things: (_s, _seat, slot, add) => add(slot),
  perform(g, seat) {
    receive(g.s, seat, FLOW.coins, COINS_GOLD)
    g.tell?.({ t: 'coinsTaken', seat, gold: COINS_GOLD })
  },
})

export const takeHouses = partOfTurn({
  verb: 'takeHouses',
  part: PART.takeHouses,
  noun,
  things: (_s, _seat, slot, add) => add(slot),
  refuse: (s, seat) => (quarryOf(s, seat) < QUARRY_HOUSES ? REFUSALS.quarryEmpty : null),
  perform(g, seat) {
    fetchHouses(g.s, seat, QUARRY_HOUSES)
    g.tell?.({ t: 'housesTaken', seat, houses: QUARRY_HOUSES })
  },
})
