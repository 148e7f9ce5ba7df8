/** WH-6.3 to WH-6.8: the open auction. */
import { expect, test } from 'vitest'
import { A, B, bid, bids, C, D, pass, pawn, reveal, table } from './position.ts'

const fleece = { seats: 4, tops: ['golden-fleece'] } as const
const green = reveal('european')

test('WH-6.4 bidding starts to the left of the auctioneer and goes clockwise, the auctioneer last', () => {
  const t = table({ ...fleece, auctioneer: C }).play(C, green)
  const order = [D, A, B, C]
  order.forEach((seat, i) => {
    expect(t.asked()).toEqual({ rule: 'openAuction', seats: [seat] })
    expect(t.legal(seat)).toEqual([...bids(i + 1, 10), pass])
    t.play(seat, bid(i + 1))
  })
  expect(t.asked()).toEqual({ rule: 'openAuction', seats: [D] })
})

test('WH-6.5 who has passed is never asked again in this auction', () => {
  const t = table(fleece).play(A, green).play(B, pass).play(C, bid(1)).play(D, bid(2)).play(A, bid(3))
  expect(t.asked().seats).toEqual([C])
  t.play(C, bid(4)).passes(D)
  expect(t.asked().seats).toEqual([A])
  expect(t.legal(B)).toEqual([])
})

test('WH-6.3 WH-6.6 WH-R6 a bid is higher than the last, at least 1, and never more than the purse', () => {
  const t = table({ ...fleece, ingots: [10, 3, 6, 10] }).play(A, green)
  expect(t.legal(B)).toEqual([bid(1), bid(2), bid(3), pass])
  expect(t.why(B, bid(0))).toBe('zeroIsNoBid')
  expect(t.why(B, bid(4))).toBe('notEnoughIngots')
  t.play(B, bid(3))
  expect(t.legal(C)).toEqual([bid(4), bid(5), bid(6), pass])
  expect([1, 2, 3, 7].map((amount) => t.why(C, bid(amount)))).toEqual([
    'notHigher',
    'notHigher',
    'notHigher',
    'notEnoughIngots',
  ])
})

test('WH-6.7 when all but one have passed the highest bidder wins without being asked again', () => {
  const t = table(fleece).play(A, green).play(B, bid(7)).passes(C, D, A)
  expect(t.told('won')).toEqual([{ t: 'won', seat: B, card: 'golden-fleece', amount: 7, decided: 'highest' }])
  expect(t.owns(B)).toEqual(['golden-fleece'])
  expect(t.s.ingots).toEqual([10, 3, 17, 10])
})

test('WH-6.8 WH-R7 if all others pass without a bid the last player still bids or passes', () => {
  const t = table(fleece).play(A, green).passes(B, C, D)
  expect(t.asked()).toEqual({ rule: 'openAuction', seats: [A] })
  expect(t.legal(A)).toEqual([...bids(1, 10), pass])
  t.play(A, bid(1))
  expect(t.owns(A)).toEqual(['golden-fleece'])
})

test('who can neither bid nor pawn is passed without being asked; pass is never the only choice', () => {
  const t = table({ ...fleece, ingots: [10, 0, 10, 0] }).play(A, green)
  expect(t.asked().seats).toEqual([C])
  expect(t.told('passed')).toEqual([{ t: 'passed', seat: B, byItself: true }])
  t.play(C, bid(10))
  expect(t.told('won').map((won) => won.seat)).toEqual([C])
})

test('WH-6.8 WH-6.14 a last player who can neither bid nor pawn is not asked, and the card goes unsold', () => {
  const t = table({ ...fleece, ingots: [0, 10, 10, 10] })
    .play(A, green)
    .passes(B, C, D)
  expect(t.told('unsold')).toEqual([{ t: 'unsold', card: 'golden-fleece' }])
  expect(t.asked()).toEqual({ rule: 'chooseStack', seats: [A] })
})

test('whether a player is passed by the rules is looked at each time it would be their turn', () => {
  const t = table({ ...fleece, ingots: [10, 4, 10, 10] })
    .play(A, green)
    .play(B, bid(4))
    .play(C, bid(5))
    .play(D, pass)
  t.play(A, pass)
  // B has 4 ingots and nothing to pawn: B is out, and C has won.
  expect(t.told('passed').at(-1)).toEqual({ t: 'passed', seat: B, byItself: true })
  expect(t.told('won')[0]!.seat).toBe(C)
})

test('WH-10.10 WH-6.6 the owner of the Ring opens with 2 at least and raises by 2 at least', () => {
  const t = table({ ...fleece, owned: [[], ['ring-of-the-nibelungs'], [], []] }).play(A, green)
  expect(t.legal(B)).toEqual([...bids(2, 10), pass])
  expect(t.why(B, bid(1))).toBe('ringRaise')
  t.play(B, pass).play(C, bid(3))
  const u = table({ ...fleece, owned: [[], [], [], ['ring-of-the-nibelungs']] }).play(A, green)
  u.play(B, bid(3)).play(C, pass)
  expect(u.legal(D)).toEqual([...bids(5, 10), pass])
  expect(u.why(D, bid(4))).toBe('ringRaise')
  expect(u.why(D, bid(3))).toBe('notHigher')
})

test('WH-7.4 WH-10.1 WH-10.10 the Ring binds even while pawned, but not under an active Grail', () => {
  const owned = [[], ['ring-of-the-nibelungs', 'holy-grail'], [], []]
  const least = (pawned: string[]) =>
    table({ ...fleece, owned, pawned })
      .play(A, green)
      .legal(B)[0]
  expect(least([])).toEqual(bid(1))
  expect(least(['ring-of-the-nibelungs'])).toEqual(bid(1))
  expect(least(['holy-grail'])).toEqual(bid(2))
  expect(least(['holy-grail', 'ring-of-the-nibelungs'])).toEqual(bid(2))
})

test('WH-10.14 WH-R25 Mjöllnir matches the highest bid, but not while there is none, and cannot loop', () => {
  const t = table({ ...fleece, owned: [[], [], ['mjollnir'], []] }).play(A, green)
  t.play(B, bid(6))
  expect(t.legal(C)).toEqual([...bids(6, 10), pass])
  t.play(C, bid(6))
  expect(t.told('bid').at(-1)).toEqual({ t: 'bid', seat: C, amount: 6, matched: true })
  expect(t.legal(D)).toEqual([...bids(7, 10), pass])
  t.passes(D, A)
  expect(t.legal(B)).toEqual([...bids(7, 10), pass])
  const first = table({ ...fleece, auctioneer: B, owned: [[], [], ['mjollnir'], []] }).play(B, green)
  expect(first.legal(C)).toEqual([...bids(1, 10), pass])
})

test('WH-10.14 with Mjöllnir a purse that just equals the highest bid is enough to be asked', () => {
  const sketch = { ...fleece, ingots: [10, 10, 6, 10], owned: [[], [], ['mjollnir'], []] }
  const t = table(sketch).play(A, green).play(B, bid(6))
  expect(t.legal(C)).toEqual([bid(6), pass])
  const pawned = table({ ...sketch, pawned: ['mjollnir'] })
    .play(A, green)
    .play(B, bid(6))
  expect(pawned.asked().seats).toEqual([D])
})

test('WH-7.1 on their turn players may pawn; it stays their turn with the new purse', () => {
  const t = table({
    ...fleece,
    ingots: [10, 3, 10, 10],
    owned: [[], ['excalibur', 'davids-harp'], [], []],
  }).play(A, green)
  expect(t.legal(B)).toEqual([...bids(1, 3), pass, pawn('excalibur'), pawn('davids-harp')])
  t.play(B, pawn('davids-harp'))
  expect(t.asked()).toEqual({ rule: 'openAuction', seats: [B] })
  expect(t.legal(B)).toEqual([...bids(1, 8), pass])
})
