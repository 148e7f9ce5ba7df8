/** The rulebook's examples, played by the rules: every figure it prints is what the table would say. */
import { blocksOf } from '@durbar/room'
import { describe, expect, test } from 'vitest'
import { CARDS, cardOf } from '../data/cards.ts'
import { CATEGORIES, type Category } from '../data/categories.ts'
import * as examples from '../rulebook/examples.ts'
import { SMALLER_LOAN, SMALLEST_LOAN } from '../rulebook/figures.ts'
import { book } from '../rulebook/index.ts'
import { majority } from '../rules/majority.ts'
import { fullScoring, withFakeGrail } from './full-scoring.ts'
import {
  A,
  B,
  bid,
  C,
  certify,
  D,
  detail,
  doneCertifying,
  doneRedeeming,
  E,
  game,
  neutralise,
  pass,
  pawn,
  redeem,
  reveal,
  type Sketch,
  table,
  theEnd,
} from './position.ts'

const categoryOf = (id: string): Category => CARDS.find((card) => card.id === id)!.category
const fake = (id: string) => `fake-${id}`

describe('examples', () => {
  test('WH-X8 the open auction', () => {
    const { card, ingots, said, winner, payee, price, after, seats } = examples.OPEN
    const t = table({ seats, tops: [card] })
    expect(t.s.ingots).toEqual(Array(seats).fill(ingots))
    t.play(A, reveal(categoryOf(card)))
    expect(cardOf(card).weapon).toBe(false)
    for (const { seat, bid: amount } of said) t.play(seat, amount === null ? pass : bid(amount))
    expect(t.s.ingots).toEqual(after)
    expect(t.owns(winner)).toEqual([card])
    expect(t.told('paid')).toMatchObject([{ seat: winner, to: payee, amount: price }])
    expect(t.asked()).toEqual({ rule: 'chooseStack', seats: [winner] })
  })

  test.each(examples.RAISING.hands)('WH-X10 WH-X11 with $cards the bids are $bids', ({ cards, bids }) => {
    const { highest, ingots } = examples.RAISING
    const t = table({
      seats: 4,
      tops: ['golden-fleece'],
      ingots: [10, 10, ingots, 10],
      owned: [[], [], cards, []],
    })
    t.play(A, reveal('european')).play(B, bid(highest))
    expect(t.legal(C)).toEqual([...bids.map(bid), pass])
  })

  test('WH-X12 the secret auction, with Excalibur and without', () => {
    const { card, fists, tied, price, winner, payee, excalibur } = examples.SECRET
    const play = (owned: Sketch['owned'] = []) =>
      table({ seats: fists.length, tops: [card], owned })
        .play(A, reveal(categoryOf(card)))
        .seals(...fists)
    expect(cardOf(card).weapon).toBe(true)
    expect(Math.max(...fists)).toBe(price)
    expect(fists.filter((amount) => amount === price)).toHaveLength(tied)
    expect(play().told('paid')).toMatchObject([{ seat: winner, to: payee, amount: price }])
    const armed = play(fists.map((_, seat) => (seat === excalibur.owner ? ['excalibur'] : [])))
    expect(armed.told('paid')).toMatchObject([{ seat: excalibur.owner, to: excalibur.payee, amount: price }])
  })

  test('WH-X14 Pandora’s Box as far as it goes', () => {
    const { seats, ingots, price, given, left, after } = examples.PANDORAS_BOX
    const t = table({ seats, ingots, tops: ['pandoras-box'] })
    t.play(A, reveal('european')).passes(B, C, D).play(E, bid(price)).passes(A)
    expect(ingots[E] - price).toBe(left)
    expect(t.told('gave').map(({ to }) => to)).toEqual(given)
    expect(t.s.ingots).toEqual(after)
  })

  test('WH-X13 the last loan', () => {
    const { card, other, before, supply, tokens, paid, after, tokensAfter, poorer } = examples.LOAN
    const t = table({
      seats: 4,
      tops: ['golden-fleece'],
      ingots: [10, before, poorer, 10],
      supply,
      tokens,
      owned: [[], [card], [other], []],
    })
    t.play(A, reveal('european')).play(B, pawn(card))
    expect(t.told('pawned')).toMatchObject([{ amount: paid }])
    expect([t.s.ingots[B], t.s.supply, t.s.tokens]).toEqual([after, 0, tokensAfter])
    t.play(B, pass)
    expect(t.why(C, pawn(other))).toBe('supplyEmpty')
  })

  test('WH-X17 the rescued Horn', () => {
    const { seal, on, fakes, owned } = examples.CERTIFIED
    const sketch = { seats: 4, auctioneer: D, owned, fakes }
    const saved = theEnd(sketch)
      .play(D, certify(seal, on))
      .play(D, neutralise(fake('excalibur')))
    expect([saved.owns(A), saved.owns(D)]).toEqual([['excalibur'], [on, seal]])
    const lost = theEnd(sketch).play(D, doneCertifying)
    expect([lost.owns(A), lost.owns(D)]).toEqual([[], [seal]])
  })

  test('WH-X28 who buys back', () => {
    const { ingots, owned, unsold, lastWinner, after } = examples.BUY_BACK
    const t = table({
      seats: 4,
      auctioneer: lastWinner,
      left: [unsold],
      ingots,
      owned: owned.map((id) => [id]),
      pawned: owned,
    })
    t.play(C, reveal(categoryOf(unsold))).passes(D, A, B, C)
    t.play(C, redeem(owned[C])).play(A, doneRedeeming).play(B, redeem(owned[B]))
    expect(t.s.ingots).toEqual(after)
    expect(t.pawned().toSorted()).toEqual([owned[A], owned[D]].toSorted())
  })

  test.each(examples.TIES)('WH-X2 WH-X3 WH-X4 WH-X6 $totals bring $points', (tie) => {
    const tieMods = tie.totals.map((_, seat) =>
      'yata' in tie ? Number(tie.yata === seat) - Number(tie.nessus === seat) : 0,
    )
    expect(majority(CATEGORIES.indexOf('european'), tie.totals, tieMods).points).toEqual(tie.points)
  })

  test('WH-X1 the sets', () => {
    const owned = CATEGORIES.flatMap((category, i) =>
      CARDS.filter((card) => card.category === category && card.id !== 'philosophers-stone')
        .slice(0, examples.SETS.colours[i])
        .map(({ id }) => id),
    )
    const t = theEnd({ seats: 3, ingots: [0, 0, 0], owned: [owned, [], []] })
    expect(game.view(t.s, A).scoring.accounts[A]).toMatchObject({
      counts: examples.SETS.colours,
      sets: examples.SETS.points,
    })
    expect(Math.min(...examples.SETS.colours)).toBe(examples.SETS.sets)
  })

  test('WH-X19 a complete scoring', () => {
    const { left, totals, majorities, sets, gold, scores, unmasked } = examples.FULL
    const t = fullScoring()
    expect(t.s.result!.scores).toEqual(scores)
    expect(detail(t)).toMatchObject({
      ingots: left,
      categoryTotals: totals,
      majorities,
      sets,
      gold,
      unmasked,
      malleus: [0, 0, 0],
    })
  })

  test('WH-X20 the same with a fake Grail; with the Grail alone gone the Malleus would have cost as much', () => {
    const { fakes, withoutGrail, owned, spared } = examples.FULL
    const t = withFakeGrail()
    expect(t.s.result!.scores).toEqual(withoutGrail.scores)
    expect(detail(t)).toMatchObject({ malleus: [-withoutGrail.malleus, 0, 0], tieBreak: [-1, 0, 0] })
    const blessed = owned[A].filter(
      (id) => cardOf(id).nature === 'blessed' && !(fakes as readonly string[]).includes(id),
    )
    expect(blessed).toHaveLength(spared)
  })

  test('every example is one of the reference, and none is told twice', () => {
    const told = book.sections.flatMap((section) =>
      blocksOf(section).flatMap((block) => (block.kind === 'example' ? block.of : [])),
    )
    expect(new Set(told).size).toBe(told.length)
    expect(told.length).toBeGreaterThan(12)
  })
})

test('WH-R12 a supply with less than a loan gives what it has, from the least to one short of a loan', () => {
  for (const supply of [SMALLEST_LOAN, SMALLER_LOAN]) {
    const t = table({ seats: 3, ingots: [0, 10, 10], supply, owned: [['gungnir'], [], []] })
    expect(t.play(A, pawn('gungnir')).told('pawned')).toMatchObject([{ amount: supply }])
  }
  const none = table({
    seats: 3,
    ingots: [0, 10, 10],
    supply: SMALLEST_LOAN - 1,
    owned: [['gungnir'], [], []],
  })
  expect(none.why(A, pawn('gungnir'))).toBe('supplyEmpty')
})
