/** RJ-5.2 The characters of the base game: from the youngest on, everybody takes a free card. */
import {
  type Action,
  choice,
  type Decision,
  fields,
  frameSeat,
  frames,
  type Procedure,
  type Seat,
} from '@durbar/kernel'
import { bit, CARD_NUMBERS, MEMBERS } from '../data/characters.ts'
import type { Event } from '../events.ts'
import { BASE, type State } from '../state.ts'
import { REFUSALS } from './refusals.ts'

const draftOf = frames('draft')
const auctionOf = frames('auction')

export const characters: Procedure<State, Event> = {
  run(g) {
    g.then((g.s.version === BASE ? draftOf : auctionOf)(g.s.firstSeat))
  },
}

/** The noun of every verb that names one card. */
export const cardNoun = fields({ card: choice(CARD_NUMBERS) })
export type CardNoun = { readonly card: number }

/** Also the choice of an auction's winner (RJ-11.2.5c). */
export const pickCharacter: Action<State, Event, 'pickCharacter', CardNoun> = {
  verb: 'pickCharacter',
  noun: cardNoun,
  candidates(s, _seat, _at, add) {
    const free = MEMBERS[s.free]!
    for (let i = 0; i < free.length; i++) add(free[i]! - 1)
  },
  mistakes(s, _seat, _at, add) {
    for (const cards of s.cards) for (const card of MEMBERS[cards]!) add(card - 1)
  },
  refuse: (s, _seat, noun) => (s.free & bit(noun + 1) ? null : REFUSALS.cardTaken),
  perform(g, seat, noun) {
    const { s } = g
    const card = noun + 1
    s.free &= ~bit(card)
    s.cards[seat]! |= bit(card)
    g.tell?.({ t: 'characterPicked', seat, card })
  },
}

/** The next seat clockwise that has no card yet, -1 = all have one. */
export function nextWithoutCard(s: Readonly<State>, seat: Seat): number {
  for (let i = 1; i <= s.seats; i++) {
    const other = (seat + i) % s.seats
    if (s.cards[other] === 0) return other
  }
  return -1
}

export const draft: Decision<State, Event> = {
  who: frameSeat,
  actions: [pickCharacter],
  done(g, at) {
    const next = nextWithoutCard(g.s, at.seat!)
    if (next >= 0) g.then(draftOf(next))
  },
}
