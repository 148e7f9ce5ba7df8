/** RJ-6.8, RJ-6.9 The turns, and RJ-7.7 what is left undone in them. */
import {
  type Action,
  type Decision,
  type Frame,
  frameSeat,
  frames,
  nothing,
  type Procedure,
} from '@durbar/kernel'
import { ABILITY, ACTIONS, CHIP, DISC_FIRST, DISC_PARTS, DISC_SECOND, DISCS } from '../data/actions.ts'
import { COMPENSATION } from '../data/material.ts'
import type { Event } from '../events.ts'
import { nextInOrder, openParts, type State } from '../state.ts'
import { award } from './abilities.ts'
import { FLOW, receive } from './bank.ts'
import { buildHouse } from './build.ts'
import { changeCharacter } from './character.ts'
import { useChip } from './chips.ts'
import { takeCoins, takeHouses } from './coins.ts'
import { moveHouse } from './moveHouse.ts'
import { buildPalace } from './palace.ts'
import { shiftCrest } from './scoringOrder.ts'
import { gainCharacter, recruitCharacter, swapCharacter } from './severalCharacters.ts'
import { travel } from './travel.ts'

const turnOf = frames('turn')
const TURNS: Frame = Object.freeze({ rule: 'turns' })

/** RJ-7.6.7: asked anew after every turn, for the cards may have changed hands. */
export const turns: Procedure<State, Event> = {
  run(g) {
    const { s } = g
    const seat = nextInOrder(s, s.acted)
    if (seat < 0) return
    g.reveal()
    s.open = DISC_PARTS[s.discs[seat]!]!
    g.tell?.({ t: 'turnBegan', seat, actions: DISCS[s.discs[seat]!]! })
    award(g, seat)
    g.then(turnOf(seat), TURNS)
  },
}

/** The action in a slot of the turn at hand. */
export const actionIn = (s: Readonly<State>, seat: number, slot: number): number =>
  slot === CHIP ? s.chip : (slot === 0 ? DISC_FIRST : DISC_SECOND)[s.discs[seat]!]!

/** RJ-R-2, RJ-R-3: an action with an open part counts once; the Builder's ability never does. */
export function incompleteActions(s: Readonly<State>, seat: number): number {
  let n = 0
  for (let slot = 0; slot < ABILITY; slot++) if (openParts(s, seat, slot) !== 0) n++
  return n
}

/** RJ-7.7.1: always allowed. RJ-7.7.2: for every incomplete action each other player gets two gold. */
const endTurn: Action<State, Event, 'endTurn', Record<string, never>> = {
  verb: 'endTurn',
  noun: nothing,
  candidates(_s, _seat, _at, add) {
    add(0)
  },
  refuse: () => null,
  perform(g, seat) {
    const { s } = g
    const gold = COMPENSATION * incompleteActions(s, seat)
    if (gold > 0)
      for (let other = 0; other < s.seats; other++)
        if (other !== seat) receive(s, other, FLOW.compensation, gold)
    if (g.tell) {
      const left = [0, 1, CHIP].filter((slot) => openParts(s, seat, slot) !== 0)
      const incomplete = left.map((slot) => ACTIONS[actionIn(s, seat, slot)]!)
      g.tell({ t: 'turnEnded', seat, incomplete, gold })
    }
    s.acted |= 1 << seat
    s.open = 0
    s.chip = -1
    s.used = 0
    s.journeys = 0
  },
}

/** RJ-R-1: everything in any order, until the player ends the turn. */
export const turn: Decision<State, Event> = {
  who: frameSeat,
  actions: [
    travel,
    takeCoins,
    buildHouse,
    moveHouse,
    takeHouses,
    buildPalace,
    shiftCrest,
    changeCharacter,
    gainCharacter,
    swapCharacter,
    recruitCharacter,
    useChip,
    endTurn,
  ],
  done(g, at) {
    const seat = at.seat!
    if (g.s.acted & (1 << seat)) return
    award(g, seat)
    g.then(turnOf(seat))
  },
}
