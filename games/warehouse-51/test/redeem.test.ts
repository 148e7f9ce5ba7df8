/** WH-8.1: step 1 of the end. WH-R14: the order of the steps. */
import { expect, test } from 'vitest'
import { A, B, C, certify, D, declineNeutralise, detail, doneRedeeming, redeem, theEnd } from './position.ts'

test('WH-8.1 from the latest winner clockwise, each player with a pawned card and 10 ingots is asked', () => {
  const t = theEnd({
    seats: 4,
    auctioneer: C,
    ingots: [25, 10, 10, 9],
    owned: [['holy-grail', 'excalibur', 'gungnir'], ['davids-harp'], ['mjollnir'], ['golden-fleece']],
    pawned: ['holy-grail', 'excalibur', 'davids-harp', 'golden-fleece'],
  })
  expect(t.asked()).toEqual({ rule: 'endRedeem', seats: [A] })
  expect(t.legal(A)).toEqual([redeem('holy-grail'), redeem('excalibur'), doneRedeeming])
  expect(t.why(A, redeem('gungnir'))).toBe('notInThePawnshop')
  t.play(A, redeem('excalibur'))
  expect([t.s.ingots[A], t.s.supply, t.s.tokens]).toEqual([15, 30, 3])
  expect(t.legal(A)).toEqual([redeem('holy-grail'), doneRedeeming])
  t.play(A, redeem('holy-grail'))
  expect(t.asked()).toEqual({ rule: 'endRedeem', seats: [B] })
  t.play(B, doneRedeeming)
  expect(t.s.result).not.toBeNull()
})

test('WH-8.1 a card that is not bought back does not score', () => {
  const sketch = { seats: 3, ingots: [10, 0, 0], owned: [['holy-grail'], [], []], pawned: ['holy-grail'] }
  const kept = theEnd(sketch).play(A, redeem('holy-grail'))
  expect(kept.s.result!.scores).toEqual([8, 0, 0])
  const lost = theEnd(sketch).play(A, doneRedeeming)
  expect(lost.s.result!.scores).toEqual([2, 0, 0])
  expect(detail(lost)).toMatchObject({ scored: [[], [], []] })
})

test('WH-8.1 WH-7.4 the curse of a card that stays pawned goes on', () => {
  const t = theEnd({
    seats: 3,
    ingots: [4, 0, 0],
    owned: [['malleus-maleficarum', 'excalibur', 'mjollnir'], [], []],
    pawned: ['malleus-maleficarum'],
  })
  expect(detail(t)).toMatchObject({ malleus: [-2, 0, 0] })
})

test('WH-R14 WH-8.2 WH-8.3 WH-8.5 WH-8.6 redeem, certify, unmask, Horn, other effects, scoring: in this order', () => {
  const t = theEnd({
    seats: 3,
    ingots: [12, 7, 0],
    owned: [['gungnir', 'solomons-seal', 'excalibur'], ['unicorn-horn', 'ark-of-the-covenant'], ['mjollnir']],
    pawned: ['gungnir'],
    fakes: ['mjollnir', 'excalibur', 'davids-harp', 'golden-fleece', 'holy-grail', 'shirt-of-nessus'],
  })
  t.play(A, redeem('gungnir'))
  t.play(A, certify('solomons-seal', 'excalibur'))
  expect(t.told('unveiled')).toHaveLength(1)
  t.play(B, declineNeutralise)
  expect(t.events.map((event) => event.t)).toEqual([
    'redeemed',
    'certified',
    'unveiled',
    'notNeutralised',
    'unmasked',
    'arkTook',
    'scored',
  ])
})

test('WH-8.1 nobody is asked who has no pawned card or cannot pay', () => {
  const t = theEnd({
    seats: 4,
    auctioneer: D,
    ingots: [30, 9, 9, 9],
    owned: [['gungnir'], ['holy-grail'], [], []],
    pawned: ['holy-grail'],
  })
  expect(t.events[0]!.t).toBe('unveiled')
  expect(t.s.result).not.toBeNull()
})
