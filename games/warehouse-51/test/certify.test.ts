/** WH-4.3, WH-4.4, WH-8.2: the certificates. */
import { expect, test } from 'vitest'
import {
  A,
  B,
  C,
  certify,
  D,
  detail,
  doneCertifying,
  doneRedeeming,
  game,
  redeem,
  theEnd,
} from './position.ts'

const SOLOMON = 'solomons-seal'
const HEIRLOOM = 'heirloom-seal'

test('WH-4.3 WH-8.2 WH-10.21 WH-10.26 owners of a seal are asked in the order of step 1 and may place its certificate', () => {
  const t = theEnd({
    seats: 4,
    auctioneer: C,
    owned: [[HEIRLOOM, 'gungnir'], [], [], [SOLOMON, 'excalibur', 'crystal-ball']],
  })
  expect(t.asked()).toEqual({ rule: 'endCertify', seats: [D] })
  expect(t.legal(D)).toEqual([certify(SOLOMON, 'excalibur'), doneCertifying])
  t.play(D, doneCertifying)
  expect(t.legal(A)).toEqual([certify(HEIRLOOM, 'gungnir'), doneCertifying])
})

test('WH-R18 a certificate goes on an own, unpawned antiquity that has a counterfeit card, one per card', () => {
  const owned = [[SOLOMON, HEIRLOOM, 'excalibur', 'gungnir', 'davids-harp', 'crystal-ball'], ['mjollnir'], []]
  const t = theEnd({ seats: 3, ingots: [9, 0, 0], owned, pawned: ['davids-harp'] })
  expect(t.legal(A)).toEqual([
    certify(SOLOMON, 'excalibur'),
    certify(SOLOMON, 'gungnir'),
    certify(HEIRLOOM, 'excalibur'),
    certify(HEIRLOOM, 'gungnir'),
    doneCertifying,
  ])
  expect(t.why(A, certify(SOLOMON, 'crystal-ball'))).toBe('cannotBeFake')
  expect(t.why(A, certify(SOLOMON, HEIRLOOM))).toBe('cannotBeFake')
  expect(t.why(A, certify(SOLOMON, 'davids-harp'))).toBe('pawnedCertify')
  t.play(A, certify(SOLOMON, 'gungnir'))
  expect(t.legal(A)).toEqual([certify(HEIRLOOM, 'excalibur'), doneCertifying])
  expect(t.why(A, certify(HEIRLOOM, 'gungnir'))).toBe('alreadyCertified')
  expect(t.why(A, certify(SOLOMON, 'excalibur'))).toBe('certificatePlaced')
})

test('WH-R18 a certificate may go on a cursed card or on the Unicorn Horn, and all see it', () => {
  const t = theEnd({
    seats: 3,
    owned: [[SOLOMON, 'ark-of-the-covenant', 'unicorn-horn'], [HEIRLOOM, 'gungnir'], []],
  })
  expect(t.legal(A)).toEqual([
    certify(SOLOMON, 'unicorn-horn'),
    certify(SOLOMON, 'ark-of-the-covenant'),
    doneCertifying,
  ])
  t.play(A, certify(SOLOMON, 'ark-of-the-covenant'))
  expect(game.view(t.s, C).players[A]!.cards[1]).toEqual({
    id: 'ark-of-the-covenant',
    pawned: false,
    certified: true,
    note: 'unknown',
    effect: 'active',
  })
  expect(game.view(t.s, 'observer').certificates).toEqual([
    { seal: SOLOMON, on: 'ark-of-the-covenant', owner: A },
    { seal: HEIRLOOM, on: HEIRLOOM, owner: B },
  ])
})

test('WH-R3 a pawned seal lends no certificate; redeemed in step 1 it does', () => {
  const sketch = {
    seats: 3,
    ingots: [10, 0, 0],
    owned: [[SOLOMON, HEIRLOOM, 'gungnir', 'excalibur'], [], []],
    pawned: [SOLOMON],
  }
  const t = theEnd(sketch).play(A, doneRedeeming)
  expect(t.legal(A)).toEqual([certify(HEIRLOOM, 'excalibur'), certify(HEIRLOOM, 'gungnir'), doneCertifying])
  expect(t.why(A, certify(SOLOMON, 'gungnir'))).toBe('sealPawned')
  expect(theEnd(sketch).play(A, redeem(SOLOMON)).legal(A)).toHaveLength(5)
})

test('WH-R3 an unsold seal takes its certificate out of the game', () => {
  const t = theEnd({ seats: 3, owned: [['gungnir'], [], []] })
  expect(t.told('certified')).toEqual([])
  expect(game.view(t.s, A).certificates.map((each) => each.owner)).toEqual([null, null])
})

test('WH-4.4 WH-R20 the counterfeit of a certified antiquity is ignored, and the card is genuine in every respect', () => {
  const sketch = {
    seats: 3,
    ingots: [0, 0, 0],
    owned: [[SOLOMON, 'yata-no-kagami', 'excalibur'], [], []],
    fakes: ['yata-no-kagami', 'davids-harp', 'golden-fleece', 'gungnir', 'mjollnir', 'holy-grail'],
  }
  const saved = theEnd(sketch).play(A, certify(SOLOMON, 'yata-no-kagami'))
  expect(saved.owns(A)).toEqual(['excalibur', SOLOMON, 'yata-no-kagami'])
  expect(detail(saved)).toMatchObject({ unmasked: [], tieBreak: [1, 0, 0] })
  const lost = theEnd(sketch).play(A, certify(SOLOMON, 'excalibur'))
  expect(lost.owns(A)).toEqual(['excalibur', SOLOMON])
  expect(detail(lost)).toMatchObject({
    unmasked: ['yata-no-kagami'],
    tieBreak: [0, 0, 0],
  })
})
