/** WH-8.2 Step 2 of the end: certify. In the same order as redeeming. */
import {
  type Action,
  choice,
  type Decision,
  fields,
  frameSeat,
  frames,
  nothing,
  type Procedure,
  type Refusal,
  type Seat,
} from '@durbar/kernel'
import { COUNTERFEITS, first, IDS, SEAL_IDS, SEALS } from '../data/antiquities.ts'
import type { Event } from '../events.ts'
import { isPawned, owns, type State } from '../state.ts'
import { REFUSALS } from './refusals.ts'
import { round, seatOfRound, turnOfRound } from './round.ts'

const certifying = round('certifying')
const endCertify = frames('endCertify')

/** WH-R3: the certificate is unusable while its seal is pawned. */
function refuseSeal(s: Readonly<State>, certificate: number): Refusal | null {
  const seal = SEALS[certificate]!
  if (s.certificates[certificate] !== seal) return REFUSALS.certificatePlaced
  return isPawned(s, seal) ? REFUSALS.sealPawned : null
}

/** WH-R18: an unpawned antiquity that has a counterfeit card, one certificate per card. */
function refuseCard(s: Readonly<State>, card: number): Refusal | null {
  if (!(COUNTERFEITS & (1 << card))) return REFUSALS.cannotBeFake
  if (isPawned(s, card)) return REFUSALS.pawnedCertify
  return s.certificates.includes(card) ? REFUSALS.alreadyCertified : null
}

function mayCertify(s: Readonly<State>, seat: Seat): boolean {
  for (let certificate = 0; certificate < SEALS.length; certificate++) {
    if (!owns(s, seat, SEALS[certificate]!) || refuseSeal(s, certificate) !== null) continue
    for (let set = s.cards[seat]!; set; set &= set - 1) if (refuseCard(s, first(set)) === null) return true
  }
  return false
}

export const certifiers: Procedure<State, Event> = {
  run(g, at) {
    for (let turn = at.step ?? 0; turn < g.s.seats; turn++) {
      const seat = seatOfRound(g.s, turn)
      if (mayCertify(g.s, seat)) return g.then(endCertify(seat))
    }
  },
}

type Certify = { readonly seal: string; readonly card: string }
const noun = fields<Certify>({ seal: choice(SEAL_IDS), card: choice(IDS) })

export const certify: Action<State, Event, 'certify', Certify> = {
  verb: 'certify',
  noun,
  candidates(s, seat, _at, add) {
    for (let certificate = 0; certificate < SEALS.length; certificate++)
      if (owns(s, seat, SEALS[certificate]!))
        for (let set = s.cards[seat]!; set; set &= set - 1) add(noun.pack(certificate, first(set)))
  },
  refuse: (s, _seat, at) => refuseSeal(s, noun.digit.seal.of(at)) ?? refuseCard(s, noun.digit.card.of(at)),
  perform(g, seat, at) {
    const { s } = g
    const certificate = noun.digit.seal.of(at)
    const card = noun.digit.card.of(at)
    s.certificates[certificate] = card
    g.tell?.({ t: 'certified', seat, seal: SEAL_IDS[certificate]!, card: IDS[card]! })
    g.then(certifying(turnOfRound(s, seat)))
  },
}

export const doneCertifying: Action<State, Event, 'doneCertifying', Record<string, never>> = {
  verb: 'doneCertifying',
  noun: nothing,
  candidates(_s, _seat, _at, add) {
    add(0)
  },
  refuse: () => null,
  perform(g, seat) {
    g.then(certifying(turnOfRound(g.s, seat) + 1))
  },
}

export const certification: Decision<State, Event> = { who: frameSeat, actions: [certify, doneCertifying] }
