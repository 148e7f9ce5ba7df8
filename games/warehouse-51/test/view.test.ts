/** What a table shows beyond the state: ladder, latest sale, steps of the end, and what would be. */
import type { Seat } from '@durbar/kernel'
import { expect, test } from 'vitest'
import {
  A,
  B,
  bid,
  C,
  certify,
  D,
  doneRedeeming,
  game,
  pass,
  redeem,
  reveal,
  table,
  theEnd,
} from './position.ts'

/** What the offer of this move promises. */
function brings(t: ReturnType<typeof table>, seat: Seat, move: object): unknown {
  const offers = t.k.offers(t.s, seat)!
  return offers.brings![offers.moves.findIndex((each) => t.k.read(each) === t.k.read(move))]
}

const fakes = ['holy-grail', 'excalibur', 'gungnir', 'mjollnir']

test('WH-6.4 the ladder holds every bid and pass in order, and the latest sale keeps it', () => {
  const t = table({ seats: 4, tops: ['golden-fleece'] }).play(A, reveal('european'))
  t.play(B, bid(2)).play(C, pass).play(D, bid(3))
  const said = [
    { seat: B, amount: 2 },
    { seat: C, amount: 0 },
    { seat: D, amount: 3 },
  ]
  expect(t.seen('observer').auction!.said).toEqual(said)
  expect(t.seen('observer').last).toBeNull()
  t.play(A, pass).play(B, pass)
  const { auction, last } = t.seen(C)
  expect(auction).toBeNull()
  expect(last).toEqual({
    card: 'golden-fleece',
    secret: false,
    winner: D,
    paidTo: A,
    amount: 3,
    decided: 'highest',
    said: [...said, { seat: A, amount: 0 }, { seat: B, amount: 0 }],
  })
})

test('WH-6.11 the opened fists and what decided the tie stay on the table; WH-6.14 so does an unsold card', () => {
  const t = table({ seats: 3, tops: ['gungnir', 'excalibur'] })
    .play(A, reveal('european'))
    .seals(4, 2, 4)
  expect(t.seen(B).last).toMatchObject({
    winner: A,
    paidTo: B,
    amount: 4,
    decided: 'nearest',
    secret: true,
  })
  expect(t.seen(B).last!.said.map(({ amount }) => amount)).toEqual([4, 2, 4])
  t.play(A, reveal('western')).seals(0, 0, 0)
  expect(t.seen(B).last).toMatchObject({ card: 'excalibur', winner: null, paidTo: null, amount: 0 })
})

test('WH-10.6 while the Boots choose, the sale has no receiver yet', () => {
  const t = table({ seats: 3, tops: ['golden-fleece'], owned: [[], ['seven-league-boots'], []] })
    .play(A, reveal('european'))
    .play(B, bid(1))
    .passes(C, A)
  expect(t.seen(A).last).toMatchObject({ winner: B, paidTo: null })
  expect(t.seen(A).players.map((player) => player.choosesPayee)).toEqual([false, true, false])
  t.play(B, { type: 'payTo', player: A })
  expect(t.seen(A).last).toMatchObject({ winner: B, paidTo: A })
})

test('WH-3.3 the stakes say what winning would bring at every price, the surcharge and the gold included', () => {
  const t = table({
    seats: 4,
    tops: ['malleus-maleficarum'],
    owned: [[], ['unicorn-horn', 'syamantaka-jewel'], ['crystal-ball'], []],
    ingots: [10, 6, 10, 10],
    fakes,
  }).play(A, reveal('western'))
  const { stakes } = t.seen(B).auction!
  // Blue 2 leads already; the Malleus costs a point for the Horn; 6 ingots are worth a point.
  expect(stakes).toMatchObject({ from: 2, to: 5, keeps: [5, 4, 3, 2, 1, 0, 0] })
  expect(stakes!.points).toEqual([-1, -2, -2, -2, -2, -2, -2])
  expect(t.seen('observer').auction!.stakes).toBeNull()
  expect(t.seen(B).auction!.worth[C]).toBe(1)
  t.play(B, pass)
  expect(t.seen(B).auction!.stakes).toBeNull()
})

test('WH-4.1 a lot that the viewer knows as fake is worth nothing to anybody, as far as the viewer knows', () => {
  const t = table({ seats: 4, tops: ['holy-grail'], fakes }).play(A, reveal('western'))
  expect(t.seen(A).auction!.worth).toEqual([0, 0, 0, 0])
  expect(t.seen(C).auction!.worth).toEqual([8, 8, 8, 8])
})

test('the apparent totals take everything for genuine, the scoring leaves out what the viewer knows', () => {
  const t = table({ seats: 4, owned: [['holy-grail', 'crystal-ball'], [], [], []], fakes })
  expect(t.seen(A).players[A]!.apparent).toEqual([4, 0, 0, 0])
  expect(t.seen(A).scoring.categories[0]!.totals[A]).toBe(1)
})

test('WH-8.1 WH-8.2 what redeeming and certifying would bring is shown to the one who decides, to nobody else', () => {
  const t = theEnd({
    seats: 4,
    owned: [['holy-grail', 'gungnir', 'solomons-seal'], [], [], []],
    pawned: ['gungnir'],
    ingots: [12, 10, 10, 10],
    fakes,
  })
  expect(t.asked().rule).toBe('endRedeem')
  // A does not know that Gungnir is fake: green 7 against 2 for the gold.
  expect(brings(t, A, redeem('gungnir'))).toBe(5)
  expect(brings(t, A, doneRedeeming)).toBe(0)
  expect(t.k.offers(t.s, B)).toBeNull()
  t.play(A, redeem('gungnir'))
  expect(t.seen(B).end).toEqual([{ t: 'redeemed', seat: A, card: 'gungnir', amount: 10 }])
  expect(brings(t, A, certify('solomons-seal', 'holy-grail'))).toBe(8)
  t.play(A, certify('solomons-seal', 'holy-grail'))
  expect(t.seen(B).end.slice(1)).toEqual([{ t: 'unmasked', seat: A, card: 'gungnir', amount: 0 }])
})

test('WH-8.5 the chronicle of the end names what the Ark took', () => {
  const t = theEnd({ seats: 3, owned: [['ark-of-the-covenant'], [], []], ingots: [7, 10, 10] })
  expect(t.seen(B).end).toEqual([{ t: 'arkTook', seat: A, card: null, amount: 7 }])
})

test('WH-R12 the loan is what the supply can still give', () => {
  expect(game.view(table({ seats: 3, supply: 3 }).s, A).loan).toBe(3)
  expect(game.view(table({ seats: 3 }).s, A).loan).toBe(5)
})
