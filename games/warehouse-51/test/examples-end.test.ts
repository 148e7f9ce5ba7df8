/** The worked examples of the reference about the end of the game and the scoring. */
import { expect, test } from 'vitest'
import { finalPlaces } from '../rules/breakdown.ts'
import { majority } from '../rules/majority.ts'
import { fullScoring, withFakeGrail } from './full-scoring.ts'
import {
  A,
  B,
  C,
  certify,
  D,
  declineNeutralise,
  detail,
  doneCertifying,
  doneRedeeming,
  game,
  neutralise,
  redeem,
  reveal,
  table,
  theEnd,
} from './position.ts'

const [BLUE, GREEN, YELLOW, RED] = [0, 1, 2, 3] as const
const YATA = 1
const NESSUS = -1
const points = (category: number, totals: number[], tieMods = totals.map(() => 0)) =>
  majority(category, totals, tieMods).points

test('WH-X1 4 blue, 2 green, 3 yellow and 2 red cards are 2 sets, 10 points', () => {
  const blue = ['holy-grail', 'excalibur', 'unicorn-horn', 'baba-yagas-mortar']
  const rest = [
    'golden-fleece',
    'gungnir',
    'davids-harp',
    'flying-carpet',
    'samsons-jawbone',
    'ame-no-nuhoko',
    'yata-no-kagami',
  ]
  const t = theEnd({ seats: 3, ingots: [0, 0, 0], owned: [[...blue, ...rest], [], []] })
  expect(game.view(t.s, A).scoring.accounts[A]).toMatchObject({ counts: [4, 2, 3, 2], stone: null, sets: 10 })
})

test('WH-X2 green totals 6, 6, 3, 0 bring 5, 5, 0, 0', () => {
  expect(points(GREEN, [6, 6, 3, 0])).toEqual([5, 5, 0, 0])
})

test('WH-X3 green totals 6, 4, 4, 1 bring 7, 0, 0, 0', () => {
  expect(points(GREEN, [6, 4, 4, 1])).toEqual([7, 0, 0, 0])
})

test('WH-X4 blue totals 5, 5, 5, 3 bring nothing to anybody', () => {
  expect(points(BLUE, [5, 5, 5, 3])).toEqual([0, 0, 0, 0])
})

test('WH-X5 blue totals 6 with Yata, 6, 3 bring 8, 6, 0', () => {
  expect(points(BLUE, [6, 6, 3], [YATA, 0, 0])).toEqual([8, 6, 0])
})

test('WH-X6 three tied in yellow, with Nessus, with both, with Yata alone', () => {
  expect(points(YELLOW, [5, 5, 5, 3], [NESSUS, 0, 0, 0])).toEqual([0, 4, 4, 0])
  expect(points(YELLOW, [5, 5, 5, 3], [NESSUS, YATA, 0, 0])).toEqual([0, 6, 4, 0])
  expect(points(YELLOW, [5, 5, 5, 3], [YATA, 0, 0, 0])).toEqual([6, 0, 0, 0])
})

test('WH-X7 red totals 4 and 4, one of them with Yata and Nessus, bring 3 and 3', () => {
  const t = theEnd({
    seats: 3,
    ingots: [0, 0, 0],
    owned: [
      ['yata-no-kagami', 'peaches-of-immortality', 'shirt-of-nessus'],
      ['ame-no-nuhoko', 'heirloom-seal'],
      [],
    ],
    fakes: [],
  })
  // The seal could be used on the spear.
  t.play(B, doneCertifying)
  const red = game.view(t.s, A).scoring.categories[RED]!
  expect([red.totals, red.points]).toEqual([
    [4, 4, 0],
    [3, 3, 0],
  ])
  expect(points(RED, [4, 4], [YATA + NESSUS, 0])).toEqual([3, 3])
})

test('WH-X17 a certificate on a fake Unicorn Horn saves it, and it may cancel another counterfeit', () => {
  const sketch = {
    seats: 4,
    auctioneer: D,
    owned: [['excalibur'], [], [], ['unicorn-horn', 'solomons-seal']],
    fakes: ['unicorn-horn', 'excalibur'],
  }
  const saved = theEnd(sketch).play(D, certify('solomons-seal', 'unicorn-horn'))
  expect(saved.legal(D)).toEqual([neutralise('fake-excalibur'), declineNeutralise])
  saved.play(D, neutralise('fake-excalibur'))
  expect([saved.owns(A), saved.owns(D)]).toEqual([['excalibur'], ['unicorn-horn', 'solomons-seal']])
  const lost = theEnd(sketch).play(D, doneCertifying)
  expect([lost.owns(A), lost.owns(D)]).toEqual([[], ['solomons-seal']])
  expect(lost.told('notNeutralised')).toEqual([])
})

test('WH-X18 a pawned Nessus does not count its 2 but still loses ties; unmasked, the curse ends', () => {
  const sketch = {
    seats: 3,
    ingots: [0, 0, 0],
    owned: [['shirt-of-nessus', 'excalibur'], ['unicorn-horn'], []],
    pawned: ['shirt-of-nessus'],
  }
  const cursed = theEnd(sketch)
  expect(detail(cursed)).toMatchObject({
    categoryTotals: { european: [0, 0, 0] },
    majorities: { western: [6, 8, 0] },
    tieBreak: [-1, 0, 0],
  })
  const freed = theEnd({ ...sketch, fakes: ['shirt-of-nessus'] }).play(B, declineNeutralise)
  expect(detail(freed)).toMatchObject({
    majorities: { western: [6, 6, 0] },
    tieBreak: [0, 0, 0],
  })
})

test('WH-X19 the full scoring of three players, to the last point', () => {
  const t = fullScoring()
  expect(t.s.result).toEqual({ scores: [13, 20, 17], places: [3, 1, 2], end: 'allAuctioned' })
  expect(detail(t)).toEqual({
    gold: [2, 0, 1],
    sets: [0, 5, 5],
    majorities: { western: [8, 6, 0], european: [0, 0, 7], nearEast: [0, 6, 4], eastern: [3, 3, 0] },
    malleus: [0, 0, 0],
    categoryTotals: { western: [6, 5, 4], european: [3, 3, 5], nearEast: [0, 4, 2], eastern: [3, 3, 2] },
    tieBreak: [0, 0, 0],
    ingots: [13, 0, 7],
    scored: [
      ['holy-grail', 'malleus-maleficarum', 'shirt-of-nessus', 'mjollnir', 'ame-no-nuhoko'],
      [
        'excalibur',
        'unicorn-horn',
        'philosophers-stone',
        'golden-fleece',
        'ark-of-the-covenant',
        'solomons-seal',
        'syamantaka-jewel',
      ],
      [
        'seven-league-boots',
        'crystal-ball',
        'ring-of-the-nibelungs',
        'horn-of-plenty',
        'flying-carpet',
        'peaches-of-immortality',
      ],
    ],
    unsold: [
      'baba-yagas-mortar',
      'pandoras-box',
      'gungnir',
      'samsons-jawbone',
      'yata-no-kagami',
      'heirloom-seal',
    ],
    unmasked: ['davids-harp', 'aladdins-lamp'],
  })
  const green = game.view(t.s, A).scoring.categories[GREEN]!
  expect(green.why).toEqual(['tiedSecond', 'tiedSecond', 'first'])
})

test('WH-X20 the same, but the Grail is a fake: Nessus and Malleus strike A', () => {
  const t = withFakeGrail()
  expect(t.s.result!.scores).toEqual([4, 29, 23])
  expect(detail(t)).toMatchObject({
    majorities: { western: [0, 8, 6], european: [0, 5, 7], nearEast: [0, 6, 4], eastern: [3, 5, 0] },
    malleus: [-1, 0, 0],
    tieBreak: [-1, 0, 0],
  })
  const { categories } = game.view(t.s, A).scoring
  expect(categories[BLUE]!.totals).toEqual([3, 5, 4])
  expect(categories[GREEN]!.tieBreaks).toEqual([{ seat: B, over: A, by: 'nessus' }])
})

test('WH-X21 the Stone stands for red and completes a set', () => {
  const t = theEnd({
    seats: 3,
    ingots: [0, 0, 0],
    owned: [['holy-grail', 'philosophers-stone', 'golden-fleece', 'davids-harp'], [], []],
  })
  expect(game.view(t.s, A).scoring.accounts[A]).toMatchObject({
    stone: 'eastern',
    sets: 5,
    counts: [1, 1, 1, 1],
  })
})

test('WH-X22 of two with the highest total the one with Yata wins alone, else both win', () => {
  expect(finalPlaces([30, 30, 12], [0, YATA, 0])).toEqual([2, 1, 3])
  expect(finalPlaces([30, 30, 12], [0, 0, YATA])).toEqual([1, 1, 3])
  // At a table: 8 points for blue against 5 + 3 points for red and gold.
  const t = theEnd({ seats: 3, ingots: [0, 15, 0], owned: [['excalibur'], ['yata-no-kagami'], []] })
  expect(t.s.result).toMatchObject({ scores: [8, 8, 0], places: [2, 1, 3] })
  expect(game.view(t.s, A).scoring.tieBreaks).toEqual([{ seat: B, over: A, by: 'yata' }])
  const u = theEnd({ seats: 3, ingots: [0, 15, 0], owned: [['excalibur'], ['ame-no-nuhoko'], []] })
  expect(u.s.result).toMatchObject({ scores: [8, 8, 0], places: [1, 1, 3] })
})

test('WH-X26 D with both seals, Excalibur and Gungnir: four certificates to choose from, then one, then no question', () => {
  const [solomon, heirloom] = ['solomons-seal', 'heirloom-seal'] as const
  const sketch = { seats: 4, owned: [[], [], [], [solomon, heirloom, 'excalibur', 'gungnir']] }
  const t = theEnd(sketch)
  expect(t.legal(D)).toEqual([
    certify(solomon, 'excalibur'),
    certify(solomon, 'gungnir'),
    certify(heirloom, 'excalibur'),
    certify(heirloom, 'gungnir'),
    doneCertifying,
  ])
  t.play(D, certify(heirloom, 'excalibur'))
  expect(t.legal(D)).toEqual([certify(solomon, 'gungnir'), doneCertifying])
  t.play(D, certify(solomon, 'gungnir'))
  expect(t.s.result).not.toBeNull()
  const without = theEnd({ ...sketch, owned: [[], [], [], [solomon, heirloom, 'excalibur']] })
  expect(without.play(D, certify(heirloom, 'excalibur')).s.result).not.toBeNull()
})

test('WH-X27 Yata and Nessus break ties on every place', () => {
  expect(finalPlaces([20, 20, 20, 15], [NESSUS, 0, YATA, 0])).toEqual([3, 2, 1, 4])
  expect(finalPlaces([20, 20, 15, 15], [0, 0, YATA, 0])).toEqual([1, 1, 3, 4])
})

test('WH-X28 C redeems first, D cannot pay, A declines, B redeems the one pawned card', () => {
  const t = table({
    seats: 4,
    auctioneer: C,
    left: ['golden-fleece'],
    ingots: [12, 22, 10, 9],
    owned: [['holy-grail'], ['excalibur'], ['gungnir'], ['davids-harp']],
    pawned: ['holy-grail', 'excalibur', 'gungnir', 'davids-harp'],
  })
  t.play(C, reveal('european')).passes(D, A, B, C)
  expect(t.asked()).toEqual({ rule: 'endRedeem', seats: [C] })
  t.play(C, redeem('gungnir'))
  expect(t.asked()).toEqual({ rule: 'endRedeem', seats: [A] })
  t.play(A, doneRedeeming)
  expect(t.legal(B)).toEqual([redeem('excalibur'), doneRedeeming])
  t.play(B, redeem('excalibur'))
  expect(t.s.ingots).toEqual([12, 12, 0, 9])
  expect(t.asked()).toEqual({ rule: undefined, seats: [] })
})

test('WH-X30 A may revive the curse of B’s pawned fake Ark; if A declines, the Ark goes and its token returns', () => {
  const sketch = {
    seats: 3,
    ingots: [0, 8, 0],
    owned: [['unicorn-horn'], ['ark-of-the-covenant'], []],
    pawned: ['ark-of-the-covenant'],
    fakes: ['ark-of-the-covenant'],
  }
  const revived = theEnd(sketch).play(A, neutralise('fake-ark-of-the-covenant'))
  expect([revived.s.ingots[B], revived.s.tokens]).toEqual([0, 5])
  const declined = theEnd(sketch).play(A, declineNeutralise)
  expect([declined.s.ingots[B], declined.s.tokens, declined.owns(B)]).toEqual([8, 6, []])
})
