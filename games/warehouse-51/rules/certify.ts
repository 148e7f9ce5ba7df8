/** WH-8.2 Step 2 of the end: certify. In the same order as redeeming. */
import { choice, fields, moment, type Refusal, type Seat, seated } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { COUNTERFEITS, cardAt, IDS, SEAL_IDS, SEALS, sealAt } from '../data/antiquities.ts'
import { cardsOf, isPawned, owns, type State } from '../state.ts'
import { decision, may } from './book.ts'
import { REFUSALS } from './refusals.ts'
import { done, goRound, onceMore, round } from './round.ts'

const going = round('certifying')

/** WH-R3: the certificate is unusable while its seal is pawned. */
function refuseSeal(s: Readonly<State>, certificate: number): Refusal | null {
  const seal = sealAt(certificate)
  if (s.certificates[certificate] !== seal) return REFUSALS.certificatePlaced
  return isPawned(s, seal) ? REFUSALS.sealPawned : null
}

/** WH-R18: an unpawned antiquity that has a counterfeit card, one certificate per card. */
function refuseCard(s: Readonly<State>, card: number): Refusal | null {
  if (!bits.contains(COUNTERFEITS, card)) return REFUSALS.cannotBeFake
  if (isPawned(s, card)) return REFUSALS.pawnedCertify
  return s.certificates.includes(card) ? REFUSALS.alreadyCertified : null
}

const noun = fields({ seal: choice(SEAL_IDS), card: choice(IDS) })

const certify = may({
  verb: 'certify',
  noun,
  candidates(s, seat, _at, add) {
    for (let certificate = 0; certificate < SEALS.length; certificate++)
      if (owns(s, seat, sealAt(certificate)))
        for (let set = cardsOf(s, seat); set; set &= set - 1) add(noun.pack(certificate, bits.lowest(set)))
  },
  refuse: (s, _seat, at) => refuseSeal(s, noun.digit.seal.of(at)) ?? refuseCard(s, noun.digit.card.of(at)),
  perform(g, seat, at) {
    const certificate = noun.digit.seal.of(at)
    const card = noun.digit.card.of(at)
    g.s.certificates[certificate] = card
    g.tell?.({ t: 'certified', seat, seal: cardAt(sealAt(certificate)), card: cardAt(card) })
    onceMore(g, going, seat)
  },
})

export const endCertify = decision(moment('endCertify', seated), {
  actions: [certify, done('doneCertifying', going)],
})

/** Whoever has a certificate to place and a card to place it on. */
function mayCertify(s: Readonly<State>, seat: Seat): boolean {
  for (let certificate = 0; certificate < SEALS.length; certificate++) {
    if (!owns(s, seat, sealAt(certificate)) || refuseSeal(s, certificate) !== null) continue
    for (let set = cardsOf(s, seat); set; set &= set - 1)
      if (refuseCard(s, bits.lowest(set)) === null) return true
  }
  return false
}

export const certifying = goRound(going, endCertify, mayCertify)
