/** WH-8.3, WH-8.4 Step 3 of the end: unmask; the Unicorn Horn. WH-8.5: other effects. */
import {
  type Action,
  choice,
  type Decision,
  fields,
  frameSeat,
  frames,
  nothing,
  type Procedure,
} from '@durbar/kernel'
import { COUNTERFEITS, fakeId, IDS, members } from '../data/antiquities.ts'
import { slotsPerGap } from '../data/box.ts'
import type { Event } from '../events.ts'
import { EVERY_SLOT, isCancelled, isPawned, ownerOf, type State } from '../state.ts'
import { hornIsGenuine, ownerOfHorn, returnAllIngots } from './effects/end.ts'
import { REFUSALS } from './refusals.ts'
import { seatOfRound } from './round.ts'

const endUnmask = frames('endUnmask')

/** WH-R19: a counterfeit that is not cancelled and whose antiquity is in some collection, pawned or not. */
function refuseTarget(s: Readonly<State>, card: number) {
  if (ownerOf(s, card) < 0) return REFUSALS.inNoCollection
  return isCancelled(s, card) ? REFUSALS.cancelled : null
}

/** All counterfeits are turned up; then the owner of a genuine Horn is asked, if there is something to cancel. */
export const unveiling: Procedure<State, Event> = {
  run(g) {
    const { s } = g
    g.reveal()
    s.unveiled = true
    s.known.fill(EVERY_SLOT & ((1 << s.gaps.length) - 1))
    const per = slotsPerGap(s.seats)
    g.tell?.({
      t: 'unveiled',
      gaps: s.ingots.map((_, gap) => s.gaps.slice(gap * per, gap * per + per).map(fakeId)),
    })
    const seat = ownerOfHorn(s)
    if (seat < 0 || !hornIsGenuine(s)) return
    for (let slot = 0; slot < s.gaps.length; slot++)
      if (refuseTarget(s, s.gaps[slot]!) === null) return g.then(endUnmask(seat))
  },
}

const FAKES = members(COUNTERFEITS)
const fakeOf: readonly number[] = IDS.map((_, card) => FAKES.indexOf(card))

export const neutralise: Action<State, Event, 'neutralise', { readonly counterfeit: string }> = {
  verb: 'neutralise',
  noun: fields({ counterfeit: choice(FAKES.map(fakeId)) }),
  candidates(s, _seat, _at, add) {
    for (let slot = 0; slot < s.gaps.length; slot++) add(fakeOf[s.gaps[slot]!]!)
  },
  refuse: (s, _seat, fake) => refuseTarget(s, FAKES[fake]!),
  perform(g, seat, fake) {
    g.s.neutralised = FAKES[fake]!
    g.tell?.({ t: 'neutralised', seat, counterfeit: fakeId(FAKES[fake]!) })
  },
}

export const declineNeutralise: Action<State, Event, 'declineNeutralise', Record<string, never>> = {
  verb: 'declineNeutralise',
  noun: nothing,
  candidates(_s, _seat, _at, add) {
    add(0)
  },
  refuse: () => null,
  perform(g, seat) {
    g.tell?.({ t: 'notNeutralised', seat })
  },
}

export const hornChoice: Decision<State, Event> = { who: frameSeat, actions: [neutralise, declineNeutralise] }

/** The fakes leave the collections; a pawned one gives its token back (WH-R17). */
export const unmasking: Procedure<State, Event> = {
  run(g) {
    const { s } = g
    for (let slot = 0; slot < s.gaps.length; slot++) {
      const card = s.gaps[slot]!
      const seat = ownerOf(s, card)
      // WH-R22: an unsold antiquity is nobody's loss.
      if (seat < 0 || isCancelled(s, card)) continue
      const pawned = isPawned(s, card)
      s.cards[seat]! &= ~(1 << card)
      s.unmasked |= 1 << card
      if (pawned) {
        s.pawned &= ~(1 << card)
        s.tokens++
      }
      s.chronicle = [...s.chronicle, { t: 'unmasked', seat, card, amount: 0 }]
      g.tell?.({ t: 'unmasked', seat, card: IDS[card]!, pawned })
    }
  },
}

/** WH-8.5: in the order of step 1. */
export const endEffects: Procedure<State, Event> = {
  run(g) {
    for (let turn = 0; turn < g.s.seats; turn++) {
      const seat = seatOfRound(g.s, turn)
      const amount = returnAllIngots(g.s, seat)
      if (amount === 0) continue
      g.s.chronicle = [...g.s.chronicle, { t: 'arkTook', seat, card: -1, amount }]
      g.tell?.({ t: 'arkTook', seat, amount })
    }
  },
}
