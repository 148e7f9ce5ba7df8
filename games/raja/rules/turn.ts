/** RJ-6.8, RJ-6.9 The turns, and RJ-7.7 what is left undone in them. */
import { moment, type Seat, seated } from '@durbar/kernel'
import { ABILITY, actionAt, CHIP, discAt, partsSetBy, pointedAt } from '../data/actions.ts'
import { COMPENSATION } from '../data/material.ts'
import { discOf, nextInOrder, openParts, type State } from '../state.ts'
import { award } from './abilities.ts'
import { receive } from './bank.ts'
import { decision, plain, procedure } from './book.ts'
import { buildHouse } from './build.ts'
import { changeCharacter } from './character.ts'
import { useChip } from './chips.ts'
import { takeCoins, takeHouses } from './coins.ts'
import { moveHouse } from './move-house.ts'
import { buildPalace } from './palace.ts'
import { shiftCrest } from './scoring-order.ts'
import { gainCharacter, recruitCharacter, swapCharacter } from './several-characters.ts'
import { travel } from './travel.ts'

/** RJ-7.6.7: asked anew after every turn, for the cards may have changed hands. */
export const turns = procedure(moment('turns'), (g) => {
  const { s } = g
  const seat = nextInOrder(s, s.acted)
  if (seat < 0) return
  g.reveal()
  s.open = partsSetBy(discOf(s, seat))
  // The turn has begun before it is told: whoever is shown it sees the disc lie open.
  s.stack.push(turns(), turn(seat))
  g.tell?.({ t: 'turnBegan', seat, actions: discAt(discOf(s, seat)) })
  award(g, seat)
})

/** The action in a slot of the turn at hand. */
export const actionIn = (s: Readonly<State>, seat: Seat, slot: number): number =>
  slot === CHIP ? s.chip : pointedAt(discOf(s, seat), slot)

/** RJ-R-2, RJ-R-3: an action with an open part counts once; the Builder's ability never does. */
export function incompleteActions(s: Readonly<State>, seat: Seat): number {
  let n = 0
  for (let slot = 0; slot < ABILITY; slot++) if (openParts(s, seat, slot) !== 0) n++
  return n
}

/** RJ-7.7.1: always allowed. RJ-7.7.2: for every incomplete action each other player gets two gold. */
const endTurn = plain('endTurn', (g, seat) => {
  const { s } = g
  const gold = COMPENSATION * incompleteActions(s, seat)
  if (gold > 0) for (let other = 0; other < s.seats; other++) if (other !== seat) receive(s, other, gold)
  const left = g.tell ? [0, 1, CHIP].filter((slot) => openParts(s, seat, slot) !== 0) : []
  const incomplete = left.map((slot) => actionAt(actionIn(s, seat, slot)))
  s.acted |= 1 << seat
  s.open = 0
  s.chip = -1
  s.used = 0
  s.journeys = 0
  g.leave()
  g.tell?.({ t: 'turnEnded', seat, incomplete, gold })
})

/** RJ-R-1: everything in any order, until the player ends the turn: what is done in it is told while it goes on. */
export const turn = decision(moment('turn', seated), {
  stays: true,
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
  done(g, { seat }) {
    if (!(g.s.acted & (1 << seat))) award(g, seat)
  },
})
