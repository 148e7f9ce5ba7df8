/** WH-8.3, WH-8.4 Step 3 of the end: unmask; the Unicorn Horn. WH-8.5: other effects. */
import { choice, fields, moment, type Refusal, seated } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { COUNTERFEITS, cardAt, fakeId } from '../data/antiquities.ts'
import {
  counterfeitsOf,
  everySlot,
  isCancelled,
  isPawned,
  lose,
  ownerOf,
  release,
  type State,
} from '../state.ts'
import { decision, may, plain, procedure } from './book.ts'
import { hornIsGenuine, ownerOfHorn, returnAllIngots } from './effects/end.ts'
import { REFUSALS } from './refusals.ts'
import { seatOfRound } from './round.ts'

/** WH-R19: a counterfeit that is not cancelled and whose antiquity is in some collection, pawned or not. */
function refuseTarget(s: Readonly<State>, card: number): Refusal | null {
  if (ownerOf(s, card) < 0) return REFUSALS.inNoCollection
  return isCancelled(s, card) ? REFUSALS.cancelled : null
}

const FAKES = bits.members(COUNTERFEITS)
const brandedBy = (fake: number): number => FAKES[fake]!

const neutralise = may({
  verb: 'neutralise',
  noun: fields({ counterfeit: choice(FAKES.map(fakeId)) }),
  candidates(s, _seat, _at, add) {
    for (const card of s.gaps) add(FAKES.indexOf(card))
  },
  refuse: (s, _seat, fake) => refuseTarget(s, brandedBy(fake)),
  perform(g, seat, fake) {
    g.s.neutralised = brandedBy(fake)
    g.tell?.({ t: 'neutralised', seat, counterfeit: fakeId(g.s.neutralised) })
  },
})

const declineNeutralise = plain('declineNeutralise', (g, seat) => g.tell?.({ t: 'notNeutralised', seat }))

export const endUnmask = decision(moment('endUnmask', seated), { actions: [neutralise, declineNeutralise] })

/** All counterfeits are turned up; then the owner of a genuine Horn is asked, if there is something to cancel. */
export const unveiling = procedure(moment('unveiling'), (g) => {
  const { s } = g
  g.reveal()
  s.unveiled = true
  s.known.fill(everySlot(s))
  g.tell?.({ t: 'unveiled', gaps: s.ingots.map((_, gap) => counterfeitsOf(s, gap).map(fakeId)) })
  const seat = ownerOfHorn(s)
  if (seat < 0 || !hornIsGenuine(s)) return
  for (const card of s.gaps) if (refuseTarget(s, card) === null) return g.then(endUnmask(seat))
})

/** The fakes leave the collections; a pawned one gives its token back (WH-R17). */
export const unmasking = procedure(moment('unmasking'), (g) => {
  const { s } = g
  for (const card of s.gaps) {
    const seat = ownerOf(s, card)
    // WH-R22: an unsold antiquity is nobody's loss.
    if (seat < 0 || isCancelled(s, card)) continue
    const pawned = isPawned(s, card)
    lose(s, seat, card)
    s.unmasked |= 1 << card
    if (pawned) release(s, card)
    g.tell?.({ t: 'unmasked', seat, card: cardAt(card), pawned })
  }
})

/** WH-8.5: in the order of step 1. */
export const endEffects = procedure(moment('endEffects'), (g) => {
  for (let turn = 0; turn < g.s.seats; turn++) {
    const seat = seatOfRound(g.s, turn)
    const amount = returnAllIngots(g.s, seat)
    if (amount > 0) g.tell?.({ t: 'arkTook', seat, amount })
  }
})
