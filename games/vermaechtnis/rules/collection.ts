/** VM-5 Step 2: taking a collection card. VM-6 The collection cards. */
import {
  type Action,
  choice,
  type Decision,
  either,
  fields,
  frames,
  nothing,
  type Procedure,
  type Seat,
  seated,
} from '@durbar/kernel'
import { ANTIQUES, type AntiqueId } from '../data/antiques.ts'
import { ALL_COLLECTIONS, COLLECTIONS, GIVE_UP, LARGE_OF_SORT, NEEDS } from '../data/collections.ts'
import type { Event } from '../events.ts'
import { lose, owns, ownsOfKind, type State } from '../state.ts'
import { REFUSALS } from './refusals.ts'

/** VM-6.4, VM-6.5: at least the depicted antiques, in any colours. */
export function complete(s: Readonly<State>, seat: Seat, card: number): boolean {
  const needs = NEEDS[card]!
  for (let i = 0; i < needs.length; i += 2) if (ownsOfKind(s, seat, needs[i]!) < needs[i + 1]!) return false
  return true
}

/** Why this seat cannot take this card at all, whatever it gives up. */
function refuseCard(s: Readonly<State>, seat: Seat, card: number) {
  if (!(s.supply & (1 << card))) return REFUSALS.notInSupply
  if (!complete(s, seat, card)) return REFUSALS.incomplete
  // VM-R6: only one's own large card matters.
  if (s.collections[seat]! & LARGE_OF_SORT[card]!) return REFUSALS.ownsLarge
  return null
}

const CARDS = COLLECTIONS.length
const cardOf = (noun: number) => noun % CARDS
/** -1 = nothing is given up. */
const givenUp = (noun: number) => Math.floor(noun / CARDS) - 1

/** The card alone, or the card and what is given up for it: one move, for the two are one step (VM-6.6). */
export const takeCollection: Action<
  State,
  Event,
  'takeCollection',
  { readonly card: string } | { readonly card: string; readonly giveUp: AntiqueId }
> = {
  verb: 'takeCollection',
  noun: either(
    fields({ card: choice(COLLECTIONS) }),
    fields({ card: choice(COLLECTIONS), giveUp: choice(ANTIQUES) }),
  ),
  candidates(s, seat, _at, add) {
    for (let card = 0; card < CARDS; card++) {
      if (!(s.supply & (1 << card))) continue
      add(card)
      if (GIVE_UP[card] === 0 || refuseCard(s, seat, card) !== null) continue
      for (let antique = 0; antique < ANTIQUES.length; antique++)
        if (owns(s, seat, antique)) add((antique + 1) * CARDS + card)
    }
  },
  mistakes(s, _seat, _at, add) {
    for (let card = 0; card < CARDS; card++) if (ALL_COLLECTIONS & ~s.supply & (1 << card)) add(card)
  },
  refuse(s, seat, noun) {
    const card = cardOf(noun)
    const refusal = refuseCard(s, seat, card)
    if (refusal !== null || GIVE_UP[card] === 0) return refusal
    const antique = givenUp(noun)
    // VM-R3: the requirement is checked first, so one of the required antiques may be the one given up.
    if (antique < 0) return REFUSALS.mustGiveUp
    return GIVE_UP[card]! & (1 << Math.floor(antique / 6)) && owns(s, seat, antique)
      ? null
      : REFUSALS.wrongKind
  },
  perform(g, seat, noun) {
    const { s } = g
    const card = cardOf(noun)
    const antique = givenUp(noun)
    s.supply &= ~(1 << card)
    s.collections[seat]! |= 1 << card
    s.taken = card
    if (antique >= 0) lose(s, seat, antique)
    g.tell?.({
      t: 'collectionTaken',
      seat,
      card: COLLECTIONS[card]!,
      gaveUp: antique >= 0 ? ANTIQUES[antique]! : null,
    })
  },
}

/** VM-5.5: nothing is lost for good. */
export const declineCollection: Action<State, Event, 'declineCollection', Record<string, never>> = {
  verb: 'declineCollection',
  noun: nothing,
  candidates(_s, _seat, _at, add) {
    add(0)
  },
  refuse: () => null,
  perform(g, seat) {
    g.tell?.({ t: 'declined', seat })
  },
}

const collectionCard = frames('collectionCard')

/** VM-5.1, VM-R30: asked only if some card can be taken. */
export const collection: Procedure<State, Event> = {
  run(g, at) {
    for (let card = 0; card < CARDS; card++)
      if (refuseCard(g.s, at.seat!, card) === null) return g.then(collectionCard(at.seat!))
  },
}

/** VM-5.2: one card, or none. */
export const takeOrDecline: Decision<State, Event> = {
  who: seated,
  actions: [takeCollection, declineCollection],
}
