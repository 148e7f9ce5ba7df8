/** The worked examples of the reference that happen during the auctions. */
import { expect, test } from 'vitest'
import {
  A,
  B,
  bid,
  C,
  D,
  E,
  exchange,
  freedom,
  insight,
  pass,
  pawn,
  reveal,
  table,
  wealth,
} from './position.ts'

const green = reveal('european')
const fleece = { seats: 4, tops: ['golden-fleece'] } as const

test('WH-X8 B buys the Golden Fleece for 5, C gets the money, B is auctioneer', () => {
  const t = table(fleece)
  t.play(A, green).play(B, bid(2)).play(C, pass).play(D, bid(3)).play(A, pass).play(B, bid(5)).play(D, pass)
  expect(t.s.ingots).toEqual([10, 5, 15, 10])
  expect(t.owns(B)).toEqual(['golden-fleece'])
  expect(t.asked()).toEqual({ rule: 'chooseStack', seats: [B] })
  t.play(B, reveal('eastern'))
})

test('WH-X9 after three passes A may bid 1 and win, paying B, or pass and reveal again', () => {
  const won = table(fleece).play(A, green).passes(B, C, D).play(A, bid(1))
  expect(won.s.ingots).toEqual([9, 11, 10, 10])
  expect(won.owns(A)).toEqual(['golden-fleece'])
  const unsold = table(fleece).play(A, green).passes(B, C, D, A)
  expect(unsold.told('unsold')).toEqual([{ t: 'unsold', card: 'golden-fleece' }])
  expect(unsold.asked()).toEqual({ rule: 'chooseStack', seats: [A] })
})

test('WH-X10 with Mjöllnir and 4 ingots C matches 4 and leads; pawned, it lets C bid nothing', () => {
  const sketch = { ...fleece, ingots: [10, 10, 4, 10], owned: [[], [], ['mjollnir'], []] }
  const t = table(sketch).play(A, green).play(B, bid(4))
  expect(t.legal(C)).toEqual([bid(4), pass, pawn('mjollnir')])
  t.play(C, bid(4))
  expect(t.s.leader).toBe(C)
  expect(t.legal(D)[0]).toEqual(bid(5))
  const pawned = table({ ...sketch, pawned: ['mjollnir'] })
    .play(A, green)
    .play(B, bid(4))
  expect(pawned.asked().seats).toEqual([D])
})

test('WH-X11 the Ring against a highest bid of 4: nothing with 5, only 6 with 6, 4 or 6 with Mjöllnir, all with the Grail', () => {
  const bidsOf = (ingots: number, ...cards: string[]) => {
    const t = table({ ...fleece, ingots: [10, 10, ingots, 10], owned: [[], [], cards, []], supply: 0 })
    return t
      .play(A, green)
      .play(B, bid(4))
      .legal(C)
      .filter((move) => move.type === 'bid')
  }
  const ring = 'ring-of-the-nibelungs'
  expect(bidsOf(5, ring)).toEqual([])
  expect(bidsOf(6, ring)).toEqual([bid(6)])
  expect(bidsOf(6, ring, 'mjollnir')).toEqual([bid(4), bid(6)])
  expect(bidsOf(6, ring, 'mjollnir', 'holy-grail')).toEqual([bid(4), bid(5), bid(6)])
})

test('WH-X12 fists of 4, 2, 4, 4: A wins and pays B; with Excalibur D wins and pays A; empty fists sell nothing', () => {
  const at = (owned: string[][]) => table({ seats: 4, tops: ['gungnir'], owned }).play(A, green)
  const nearest = at([]).seals(4, 2, 4, 4)
  expect(nearest.owns(A)).toEqual(['gungnir'])
  expect(nearest.s.ingots).toEqual([6, 14, 10, 10])
  const sword = at([[], [], [], ['excalibur']]).seals(4, 2, 4, 4)
  expect(sword.owns(D)).toEqual(['excalibur', 'gungnir'])
  expect(sword.s.ingots).toEqual([14, 10, 10, 6])
  expect(at([]).seals(0, 0, 0, 0).told('unsold')).toEqual([{ t: 'unsold', card: 'gungnir' }])
})

test('WH-X13 a loan from a supply of 3 pays 3, and then nobody can pawn', () => {
  const t = table({
    seats: 4,
    auctioneer: A,
    tops: ['golden-fleece'],
    ingots: [10, 4, 1, 10],
    supply: 3,
    tokens: 2,
    owned: [[], ['holy-grail'], ['excalibur'], []],
  })
  t.play(A, green).play(B, pawn('holy-grail'))
  expect([t.s.ingots[B], t.s.supply, t.s.tokens]).toEqual([7, 0, 1])
  t.play(B, pass)
  expect(t.legal(C)).toEqual([bid(1), pass])
  expect(t.why(C, pawn('excalibur'))).toBe('supplyEmpty')
})

test('WH-X14 E with 5 ingots buys Pandora for 3: A and B get one each, then E has none', () => {
  const t = table({ seats: 5, auctioneer: D, tops: ['pandoras-box'], ingots: [10, 10, 10, 10, 5] })
  t.play(D, green).play(E, bid(3)).passes(A, B, C, D)
  expect(t.s.ingots).toEqual([14, 11, 10, 10, 0])
})

test('WH-X15 the Jewel costs nothing extra after a bid of all 6, and 1 after a bid of 5', () => {
  const sketch = {
    seats: 4,
    auctioneer: B,
    tops: ['golden-fleece'],
    ingots: [5, 5, 6, 5],
    owned: [[], [], ['syamantaka-jewel'], []],
  }
  // Nobody can top 6.
  const six = table(sketch).play(B, green).play(C, bid(6))
  expect([six.s.ingots, six.s.supply]).toEqual([[5, 5, 0, 11], 20])
  const five = table(sketch).play(B, green).play(C, bid(5))
  expect([five.s.ingots, five.s.supply]).toEqual([[5, 5, 0, 10], 21])
})

test('WH-X16 B gets rid of the fake Fleece for the Grail; Excalibur is worth too little for it', () => {
  const t = table({
    seats: 4,
    tops: ['flying-carpet'],
    owned: [[], ['golden-fleece'], ['holy-grail', 'excalibur'], []],
    fakes: ['golden-fleece'],
  })
  t.play(A, reveal('nearEast')).play(B, bid(1)).passes(C, D, A)
  expect(t.legal(B)).toEqual([exchange('golden-fleece', C, 'holy-grail'), { type: 'declineExchange' }])
  expect(t.why(B, exchange('golden-fleece', C, 'excalibur'))).toBe('otherValue')
  t.play(B, exchange('golden-fleece', C, 'holy-grail'))
  expect([t.owns(B), t.owns(C)]).toEqual([
    ['holy-grail', 'flying-carpet'],
    ['excalibur', 'golden-fleece'],
  ])
})

test('WH-X23 an active Grail silences Pandora; pawned, it does not', () => {
  const at = (pawned: string[]) =>
    table({ seats: 4, tops: ['pandoras-box'], owned: [[], ['holy-grail'], [], []], pawned })
      .play(A, green)
      .play(B, bid(2))
      .passes(C, D, A).s.ingots
  expect(at([])).toEqual([10, 8, 12, 10])
  expect(at(['holy-grail'])).toEqual([11, 5, 13, 11])
})

test('WH-X24 C buys the Grail under the Jewel: one last surcharge, and none on the next win', () => {
  const t = table({
    seats: 4,
    auctioneer: B,
    tops: ['holy-grail', 'golden-fleece'],
    owned: [[], [], ['syamantaka-jewel'], []],
  })
  t.play(B, reveal('western')).play(C, bid(5)).passes(D, A, B)
  expect([t.s.ingots, t.s.supply]).toEqual([[10, 10, 4, 15], 21])
  t.play(C, green).passes(D, A, B).play(C, bid(1))
  expect([t.s.ingots, t.s.supply]).toEqual([[10, 10, 3, 16], 21])
})

test('WH-X25 C with 3 ingots and a card is asked to pass or pawn; having pawned, C is passed; without supply C is not asked', () => {
  const sketch = { ...fleece, ingots: [10, 10, 3, 10], owned: [[], [], ['gungnir'], []] }
  const t = table(sketch).play(A, green).play(B, bid(9))
  expect(t.legal(C)).toEqual([pass, pawn('gungnir')])
  t.play(C, pawn('gungnir'))
  expect(t.s.ingots[C]).toBe(8)
  expect(t.told('passed')).toEqual([{ t: 'passed', seat: C, byItself: true }])
  expect(t.asked().seats).toEqual([D])
  const without = table({ ...sketch, supply: 0 })
    .play(A, green)
    .play(B, bid(9))
  expect(without.asked().seats).toEqual([D])
})

test('WH-X29 the wishes of B with three players: only insight, or all three', () => {
  const at = (supply: number, pawned: string[]) =>
    table({ seats: 3, tops: ['aladdins-lamp'], owned: [[], ['gungnir'], []], supply, pawned })
      .play(A, reveal('nearEast'))
      .play(B, bid(1))
      .passes(C, A)
  expect(at(0, []).legal(B)).toEqual([insight(2, 0), insight(2, 1)])
  const rich = at(3, ['gungnir'])
  expect(rich.legal(B)).toEqual([wealth, insight(2, 0), insight(2, 1), freedom('gungnir')])
  rich.play(B, wealth)
  expect([rich.s.ingots[B], rich.s.supply]).toEqual([12, 0])
})
