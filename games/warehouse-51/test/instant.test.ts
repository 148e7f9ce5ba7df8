/** WH-5.4, WH-5.8, WH-5.9 and the four instant effects. */
import { expect, test } from 'vitest'
import {
  A,
  B,
  bid,
  C,
  D,
  declineExchange,
  E,
  exchange,
  freedom,
  game,
  insight,
  pass,
  peek,
  reveal,
  table,
  wealth,
} from './position.ts'

type Sketch = Parameters<typeof table>[0]
/** B buys the card for `price` in an open auction that A runs. */
function bought(card: string, category: 'western' | 'european' | 'nearEast', sketch: Sketch, price = 1) {
  const t = table({ ...sketch, tops: [card] })
    .play(A, reveal(category))
    .play(B, bid(price))
  while (t.asked().rule === 'openAuction') t.play(t.asked().seats[0]!, pass)
  return t
}

test('WH-10.12 WH-5.4 Pandora gives 1 ingot to each opponent, clockwise from the left neighbour', () => {
  const t = bought('pandoras-box', 'european', { seats: 5 })
  expect(t.told('gave').map((gift) => [gift.seat, gift.to, gift.amount])).toEqual([
    [B, C, 1],
    [B, D, 1],
    [B, E, 1],
    [B, A, 1],
  ])
  expect(t.s.ingots).toEqual([11, 5, 12, 11, 11])
})

test('WH-5.9 WH-R5 WH-10.12 Pandora stops when the owner has nothing left', () => {
  const t = bought('pandoras-box', 'european', { seats: 5, ingots: [10, 4, 10, 10, 10] }, 2)
  expect(t.s.ingots).toEqual([10, 0, 13, 11, 10])
  const none = bought('pandoras-box', 'european', { seats: 3, ingots: [2, 2, 2] }, 2)
  expect(none.s.ingots).toEqual([2, 0, 4])
})

test('WH-10.1 an active Grail voids Pandora when she is bought', () => {
  const t = bought('pandoras-box', 'european', { seats: 3, owned: [[], ['holy-grail'], []] })
  expect(t.told('curseVoid')).toEqual([{ t: 'curseVoid', seat: B, card: 'pandoras-box' }])
  expect(t.s.ingots).toEqual([10, 9, 11])
})

test('WH-10.8 WH-5.8 the Crystal Ball must look at a counterfeit that its buyer does not know', () => {
  const fakes = ['holy-grail', 'excalibur', 'gungnir', 'mjollnir', 'davids-harp']
  const t = bought('crystal-ball', 'western', { seats: 5, fakes })
  expect(t.asked()).toEqual({ rule: 'crystalBall', seats: [B] })
  expect(t.legal(B)).toEqual([peek(2), peek(3), peek(4)])
  expect([0, 1].map((gap) => t.why(B, peek(gap)))).toEqual(['counterfeitKnown', 'counterfeitKnown'])
  t.play(B, peek(3))
  expect(
    game
      .view(t.s, B)
      .gaps.flat()
      .map((slot) => slot.counterfeit),
  ).toEqual(['fake-holy-grail', 'fake-excalibur', null, 'fake-mjollnir', null])
  expect(t.asked()).toEqual({ rule: 'chooseStack', seats: [B] })
})

test('WH-10.8 WH-10.20 a slot that was looked at before is known: Lamp after Ball', () => {
  const t = bought('crystal-ball', 'western', { seats: 3, tops: ['aladdins-lamp'] })
  expect(t.legal(B)).toEqual([peek(2, 0), peek(2, 1)])
  t.play(B, peek(2, 1))
  const u = table({ seats: 3, tops: ['crystal-ball', 'aladdins-lamp'] })
    .play(A, reveal('western'))
    .play(B, bid(1))
    .passes(C, A)
  u.play(B, peek(2, 1)).play(B, reveal('nearEast')).passes(C, A).play(B, bid(1))
  expect(u.legal(B)).toEqual([wealth, insight(2, 0)])
  expect(u.why(B, insight(2, 1))).toBe('counterfeitKnown')
})

test('WH-10.20 the Lamp grants wealth: up to 4 ingots, in part if the supply has fewer', () => {
  const four = bought('aladdins-lamp', 'nearEast', { seats: 4 }).play(B, wealth)
  expect([four.s.ingots[B], four.s.supply]).toEqual([13, 16])
  const two = bought('aladdins-lamp', 'nearEast', { seats: 4, supply: 2 }).play(B, wealth)
  expect([two.s.ingots[B], two.s.supply]).toEqual([11, 0])
})

test('WH-5.9 WH-10.20 wealth cannot be wished for when the supply is empty', () => {
  const t = bought('aladdins-lamp', 'nearEast', { seats: 4, supply: 0 })
  expect(t.legal(B)).toEqual([insight(2), insight(3)])
  expect(t.why(B, wealth)).toBe('noWealth')
})

test('WH-10.20 the Lamp grants insight like the Crystal Ball', () => {
  const t = bought('aladdins-lamp', 'nearEast', {
    seats: 4,
    fakes: ['holy-grail', 'excalibur', 'gungnir', 'mjollnir'],
  })
  t.play(B, insight(2))
  expect(t.told('peeked')).toEqual([
    { t: 'peeked', seat: B, gap: 2, slot: 0, of: 1, counterfeit: 'fake-gungnir' },
  ])
  expect(game.view(t.s, B).notes.gungnir).toBe('fake')
})

test('WH-10.20 WH-7.5 the Lamp grants freedom: an own pawned card comes back free, and its token too', () => {
  const owned = [['davids-harp'], ['gungnir', 'excalibur'], [], []]
  const t = bought('aladdins-lamp', 'nearEast', { seats: 4, owned, pawned: ['gungnir', 'davids-harp'] })
  expect(t.legal(B)).toEqual([wealth, insight(2), insight(3), freedom('gungnir')])
  expect(t.why(B, freedom('excalibur'))).toBe('nothingToFree')
  t.play(B, freedom('gungnir'))
  expect([t.pawned(), t.s.tokens, t.s.ingots[B], t.s.supply]).toEqual([['davids-harp'], 5, 9, 20])
})

const carpet = {
  seats: 4,
  owned: [
    ['holy-grail', 'crystal-ball'],
    ['golden-fleece', 'excalibur', 'aladdins-lamp'],
    ['davids-harp', 'mjollnir'],
    ['gungnir'],
  ],
} as const

test('WH-10.18 the Carpet may exchange one of the other antiquities for an opponent’s of equal printed value', () => {
  const t = bought('flying-carpet', 'nearEast', carpet)
  expect(t.asked()).toEqual({ rule: 'flyingCarpet', seats: [B] })
  expect(t.legal(B)).toEqual([
    exchange('excalibur', D, 'gungnir'),
    exchange('golden-fleece', A, 'holy-grail'),
    exchange('golden-fleece', C, 'davids-harp'),
    exchange('aladdins-lamp', A, 'crystal-ball'),
    exchange('aladdins-lamp', C, 'mjollnir'),
    declineExchange,
  ])
  t.play(B, exchange('aladdins-lamp', A, 'crystal-ball'))
  expect(t.owns(A)).toEqual(['holy-grail', 'aladdins-lamp'])
  expect(t.owns(B)).toEqual(['excalibur', 'crystal-ball', 'golden-fleece', 'flying-carpet'])
})

test('WH-5.4 WH-10.18 an instant effect does not work again for the one who gets the card by exchange', () => {
  const t = bought('flying-carpet', 'nearEast', carpet).play(B, exchange('aladdins-lamp', A, 'crystal-ball'))
  expect(t.asked()).toEqual({ rule: 'chooseStack', seats: [B] })
})

test('WH-10.18 WH-7.5 the Carpet itself and pawned cards are out of reach', () => {
  const t = bought('flying-carpet', 'nearEast', { ...carpet, pawned: ['golden-fleece', 'mjollnir'] })
  expect(t.legal(B)).toEqual([
    exchange('excalibur', D, 'gungnir'),
    exchange('aladdins-lamp', A, 'crystal-ball'),
    declineExchange,
  ])
  expect(t.why(B, exchange('flying-carpet', D, 'gungnir'))).toBe('carpetItself')
  expect(t.why(B, exchange('golden-fleece', A, 'holy-grail'))).toBe('pawnedOutOfReach')
  expect(t.why(B, exchange('aladdins-lamp', C, 'mjollnir'))).toBe('pawnedOutOfReach')
  expect(t.why(B, exchange('excalibur', A, 'holy-grail'))).toBe('otherValue')
})

test('WH-R23 the Carpet looks at printed values, whoever owns the Peaches', () => {
  const owned = [['excalibur'], ['peaches-of-immortality'], ['mjollnir'], []]
  const t = bought('flying-carpet', 'nearEast', { seats: 4, owned })
  expect(t.legal(B)).toEqual([exchange('peaches-of-immortality', C, 'mjollnir'), declineExchange])
  expect(t.why(B, exchange('peaches-of-immortality', A, 'excalibur'))).toBe('otherValue')
})

test('WH-R23 an exchanged permanent works for its new owner at once', () => {
  const owned = [['horn-of-plenty'], ['mjollnir'], [], []]
  const t = bought('flying-carpet', 'nearEast', { seats: 4, owned }).play(
    B,
    exchange('mjollnir', A, 'horn-of-plenty'),
  )
  t.play(B, reveal('western'))
  // A's own reveal before, B's reveal after the exchange.
  expect(t.told('income').map((income) => income.seat)).toEqual([A, B])
})

test('WH-R3 WH-10.18 an exchanged seal takes its certificate along', () => {
  const t = bought('flying-carpet', 'nearEast', {
    seats: 4,
    owned: [['solomons-seal'], ['mjollnir'], [], []],
  })
  t.play(B, exchange('mjollnir', A, 'solomons-seal'))
  expect(game.view(t.s, C).certificates[0]).toEqual({ seal: 'solomons-seal', on: 'solomons-seal', owner: B })
})

test('WH-5.8 WH-10.18 the exchange may be declined', () => {
  const t = bought('flying-carpet', 'nearEast', carpet).play(B, declineExchange)
  expect(t.told('notExchanged')).toEqual([{ t: 'notExchanged', seat: B, possible: true }])
  expect(t.owns(B)).toEqual(['excalibur', 'golden-fleece', 'flying-carpet', 'aladdins-lamp'])
})

test('WH-5.9 WH-10.18 without a possible exchange nothing is asked', () => {
  const t = bought('flying-carpet', 'nearEast', {
    seats: 4,
    owned: [['holy-grail'], ['excalibur'], [], ['davids-harp']],
  })
  expect(t.told('notExchanged')).toEqual([{ t: 'notExchanged', seat: B, possible: false }])
  expect(t.asked()).toEqual({ rule: 'chooseStack', seats: [B] })
})
