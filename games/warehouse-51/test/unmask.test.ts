/** WH-8.3 to WH-8.5: unmasking, the Unicorn Horn, other effects. */
import { expect, test } from 'vitest'
import { A, B, C, certify, declineNeutralise, detail, game, neutralise, theEnd } from './position.ts'

const detailOf = (t: ReturnType<typeof theEnd>) => detail(t) as Record<string, unknown>

test('WH-4.1 WH-8.3 all counterfeits are turned up, and the matching antiquities leave the collections', () => {
  const t = theEnd({
    seats: 4,
    ingots: [0, 0, 0, 0],
    owned: [['holy-grail', 'excalibur'], ['davids-harp'], [], []],
    fakes: ['holy-grail', 'davids-harp', 'mjollnir', 'gungnir'],
  })
  expect(t.told('unveiled')).toEqual([
    { t: 'unveiled', gaps: [['fake-holy-grail'], ['fake-davids-harp'], ['fake-mjollnir'], ['fake-gungnir']] },
  ])
  expect([t.owns(A), t.owns(B)]).toEqual([['excalibur'], []])
  expect(detailOf(t).unmasked).toEqual(['holy-grail', 'davids-harp'])
  expect(t.s.result!.scores).toEqual([8, 0, 0, 0])
  // WH-8.3: from now on everybody sees them, spectators too.
  expect(
    game
      .view(t.s, 'observer')
      .gaps.flat()
      .map((slot) => slot.counterfeit),
  ).toEqual(['fake-holy-grail', 'fake-davids-harp', 'fake-mjollnir', 'fake-gungnir'])
})

test('WH-8.3 WH-R21 an unmasked Grail no longer shields from Ark, Malleus and Nessus', () => {
  const curses = ['ark-of-the-covenant', 'malleus-maleficarum', 'shirt-of-nessus', 'mjollnir']
  const sketch = { seats: 3, ingots: [13, 0, 0], owned: [['holy-grail', ...curses], [], []] }
  const safe = theEnd({ ...sketch, fakes: ['excalibur'] })
  expect(detailOf(safe)).toMatchObject({ ingots: [13, 0, 0], malleus: [0, 0, 0], tieBreak: [0, 0, 0] })
  const exposed = theEnd({ ...sketch, fakes: ['holy-grail'] })
  expect(detailOf(exposed)).toMatchObject({ ingots: [0, 0, 0], malleus: [-1, 0, 0], tieBreak: [-1, 0, 0] })
})

test('WH-R17 a pawned fake is unmasked too: its curse ends and its token returns', () => {
  const sketch = {
    seats: 3,
    ingots: [9, 0, 0],
    owned: [['ark-of-the-covenant'], [], []],
    pawned: ['ark-of-the-covenant'],
  }
  const fake = theEnd({ ...sketch, fakes: ['ark-of-the-covenant'] })
  expect(fake.told('unmasked')).toEqual([
    { t: 'unmasked', seat: A, card: 'ark-of-the-covenant', pawned: true },
  ])
  expect([fake.s.tokens, fake.s.ingots[A]]).toEqual([6, 9])
  const genuine = theEnd({ ...sketch, fakes: ['excalibur'] })
  expect([genuine.s.tokens, genuine.s.ingots[A]]).toEqual([5, 0])
})

test('WH-R22 the counterfeit of an unsold antiquity has no effect', () => {
  const t = theEnd({ seats: 3, owned: [['excalibur'], [], []], fakes: ['holy-grail', 'mjollnir'] })
  expect(detailOf(t).unmasked).toEqual([])
  expect(t.told('unmasked')).toEqual([])
})

const horn = {
  seats: 3,
  ingots: [0, 0, 0],
  owned: [
    ['unicorn-horn', 'excalibur'],
    ['ark-of-the-covenant', 'solomons-seal', 'davids-harp'],
    ['mjollnir'],
  ],
  fakes: ['excalibur', 'ark-of-the-covenant', 'holy-grail', 'davids-harp', 'gungnir', 'golden-fleece'],
} as const

test('WH-8.4 WH-10.4 WH-R19 the Horn cancels any face-up counterfeit whose antiquity is in a collection, once', () => {
  const t = theEnd(horn).play(B, certify('solomons-seal', 'davids-harp'))
  expect(t.asked()).toEqual({ rule: 'endUnmask', seats: [A] })
  expect(t.legal(A)).toEqual([
    neutralise('fake-excalibur'),
    neutralise('fake-ark-of-the-covenant'),
    declineNeutralise,
  ])
  expect(t.why(A, neutralise('fake-davids-harp'))).toBe('cancelled')
  expect(t.why(A, neutralise('fake-holy-grail'))).toBe('inNoCollection')
  expect(game.view(t.s, C).unveiled).toBe(true)
  // The antiquities have not left yet.
  expect(t.owns(A)).toEqual(['excalibur', 'unicorn-horn'])
  t.play(A, neutralise('fake-excalibur'))
  expect([t.owns(A), t.owns(B)]).toEqual([
    ['excalibur', 'unicorn-horn'],
    ['davids-harp', 'solomons-seal'],
  ])
  expect(t.s.result).not.toBeNull()
})

test('WH-R19 WH-R20 the Horn may revive an opponent’s curse', () => {
  const t = theEnd({ ...horn, ingots: [0, 14, 0] }).play(B, certify('solomons-seal', 'davids-harp'))
  t.play(A, neutralise('fake-ark-of-the-covenant'))
  expect(t.told('arkTook')).toEqual([{ t: 'arkTook', seat: B, amount: 14 }])
})

test('WH-8.4 WH-R19 a fake Horn does nothing, nor does a pawned one', () => {
  const fake = theEnd({
    ...horn,
    owned: [['unicorn-horn', 'excalibur'], [], []],
    fakes: ['unicorn-horn', 'excalibur'],
  })
  expect(fake.s.result).not.toBeNull()
  expect(fake.owns(A)).toEqual([])
  const pawned = theEnd({ ...horn, owned: [['unicorn-horn', 'excalibur'], [], []], pawned: ['unicorn-horn'] })
  expect(pawned.s.result).not.toBeNull()
  expect(pawned.owns(A)).toEqual(['unicorn-horn'])
})

test('WH-R19 a Horn saved by a certificate is genuine and works', () => {
  const t = theEnd({
    seats: 3,
    owned: [['unicorn-horn', 'excalibur', 'solomons-seal'], [], []],
    fakes: ['unicorn-horn', 'excalibur', 'gungnir'],
  }).play(A, certify('solomons-seal', 'unicorn-horn'))
  expect(t.legal(A)).toEqual([neutralise('fake-excalibur'), declineNeutralise])
})

test('WH-R19 without a target the owner of the Horn is not asked', () => {
  const t = theEnd({ seats: 3, owned: [['unicorn-horn'], [], []], fakes: ['excalibur'] })
  expect(t.s.result).not.toBeNull()
})

test('WH-8.5 WH-10.16 the Ark returns all ingots of its owner to the supply, even if it is pawned', () => {
  const sketch = { seats: 3, ingots: [0, 17, 3], owned: [[], ['ark-of-the-covenant'], []] }
  const t = theEnd(sketch)
  expect([t.s.ingots, t.s.supply]).toEqual([[0, 0, 3], 37])
  const pawned = theEnd({ ...sketch, ingots: [0, 9, 3], pawned: ['ark-of-the-covenant'] })
  expect([pawned.s.ingots, pawned.s.supply]).toEqual([[0, 0, 3], 29])
})
