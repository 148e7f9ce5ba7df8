/** VM-5 Step 2: taking a collection card. VM-6 The collection cards. */
import { choice, fields, moment, type Seat, seated } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { ANTIQUES, antiqueAt, kindOf } from '../data/antiques.ts'
import {
  ALL_COLLECTIONS,
  COLLECTIONS,
  collectionAt,
  givesUp,
  largeOfSort,
  needsOf,
} from '../data/collections.ts'
import { collectionsOf, keep, lose, owns, ownsOfKind, type State } from '../state.ts'
import { decision, may, plain, procedure } from './book.ts'
import { REFUSALS } from './refusals.ts'

/** VM-6.4, VM-6.5: at least the depicted antiques, in any colours. */
export function complete(s: Readonly<State>, seat: Seat, card: number): boolean {
  const needs = needsOf(card)
  for (let i = 0; i < needs.length; i++) {
    const need = needs[i]!
    if (ownsOfKind(s, seat, need.kind) < need.number) return false
  }
  return true
}
const inSupply = (s: Readonly<State>, card: number) => bits.contains(s.supply, card)

/** Why this seat cannot take this card at all, whatever it gives up. */
function refuseCard(s: Readonly<State>, seat: Seat, card: number) {
  if (!inSupply(s, card)) return REFUSALS.notInSupply
  if (!complete(s, seat, card)) return REFUSALS.incomplete
  // VM-R6: only one's own large card matters.
  if (collectionsOf(s, seat) & largeOfSort(card)) return REFUSALS.ownsLarge
  return null
}

const noun = fields({ card: choice(COLLECTIONS) }, { giveUp: choice(ANTIQUES) })

/** The card alone, or the card and what is given up for it: one move, for the two are one step (VM-6.6). */
const takeCollection = may({
  verb: 'takeCollection',
  noun,
  candidates(s, seat, _at, add) {
    for (let rest = s.supply; rest; rest &= rest - 1) {
      const card = bits.lowest(rest)
      add(noun.pack(card))
      if (givesUp(card) === 0 || refuseCard(s, seat, card) !== null) continue
      for (let antique = 0; antique < ANTIQUES.length; antique++)
        if (owns(s, seat, antique)) add(noun.pack(card, antique))
    }
  },
  mistakes(s, _seat, _at, add) {
    for (const card of bits.members(ALL_COLLECTIONS & ~s.supply)) add(noun.pack(card))
  },
  refuse(s, seat, move) {
    const card = noun.digit.card.of(move)
    const refusal = refuseCard(s, seat, card)
    const kinds = givesUp(card)
    if (refusal !== null || kinds === 0) return refusal
    const antique = noun.digit.giveUp.of(move)
    // VM-R3: the requirement is checked first, so one of the required antiques may be the one given up.
    if (antique < 0) return REFUSALS.mustGiveUp
    return bits.contains(kinds, kindOf(antique)) && owns(s, seat, antique) ? null : REFUSALS.wrongKind
  },
  perform(g, seat, move) {
    const { s } = g
    const card = noun.digit.card.of(move)
    const antique = noun.digit.giveUp.of(move)
    s.supply &= ~(1 << card)
    keep(s, seat, card)
    s.taken = card
    if (antique >= 0) lose(s, seat, antique)
    const gaveUp = antique >= 0 ? antiqueAt(antique) : null
    g.tell?.({ t: 'collectionTaken', seat, card: collectionAt(card), gaveUp })
  },
})

/** VM-5.5: nothing is lost for good. */
const declineCollection = plain('declineCollection', (g, seat) => g.tell?.({ t: 'declined', seat }))

/** VM-5.2: one card, or none. */
export const collectionCard = decision(moment('collectionCard', seated), {
  actions: [takeCollection, declineCollection],
})

/** VM-5.1, VM-R30: asked only if some card can be taken. */
export const collection = procedure(moment('collection', seated), (g, { seat }) => {
  for (let rest = g.s.supply; rest; rest &= rest - 1)
    if (refuseCard(g.s, seat, bits.lowest(rest)) === null) return g.then(collectionCard(seat))
})
