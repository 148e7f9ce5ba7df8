/** WH-6.13 to WH-6.15: payment, surcharge, the card enters. WH-5.3: it never touches its own purchase. */
import { expect, test } from 'vitest'
import { A, B, bid, C, D, game, payTo, reveal, table } from './position.ts'

const fleece = { seats: 4, tops: ['golden-fleece'] } as const
const green = reveal('european')
const events = (t: ReturnType<typeof table>) => t.events.map((event) => event.t)

test('WH-6.13 the winner pays the left neighbour and keeps the card face up', () => {
  const t = table({ ...fleece, auctioneer: C })
    .play(C, green)
    .play(D, bid(4))
    .passes(A, B, C)
  expect(t.s.ingots).toEqual([14, 10, 10, 6])
  expect(game.view(t.s, B).players[D]!.cards).toEqual([
    { id: 'golden-fleece', pawned: false, certified: false, note: 'unknown', effect: 'none' },
  ])
  expect(t.s.supply).toBe(20)
})

test('WH-6.15 payment, surcharge, instant effect, new auctioneer: in this order', () => {
  const t = table({ seats: 4, tops: ['pandoras-box'], owned: [[], ['syamantaka-jewel'], [], []] })
  t.play(A, green).play(B, bid(4)).passes(C, D, A)
  expect(events(t).slice(-6)).toEqual(['won', 'paid', 'surcharge', 'gave', 'gave', 'gave'])
  expect(t.told('gave').map((gift) => gift.to)).toEqual([C, D, A])
  expect([t.s.ingots, t.s.supply]).toEqual([[11, 2, 15, 11], 21])
  expect(t.s.auctioneer).toBe(B)
})

test('WH-6.15 the winner becomes auctioneer only after the choice that an instant effect asks for', () => {
  const t = table({ seats: 4, tops: ['crystal-ball'] })
    .play(A, reveal('western'))
    .play(B, bid(1))
    .passes(C, D, A)
  expect(t.asked()).toEqual({ rule: 'crystalBall', seats: [B] })
  expect(t.s.auctioneer).toBe(A)
  t.play(B, { type: 'peek', gap: 2, slot: 0 })
  expect(t.s.auctioneer).toBe(B)
})

test('WH-10.23 the owner of the Syamantaka Jewel pays 1 more to the supply on each win, if one is left', () => {
  const sketch = { ...fleece, owned: [[], ['syamantaka-jewel'], [], []] }
  const t = table(sketch).play(A, green).play(B, bid(3)).passes(C, D, A)
  expect([t.s.ingots, t.s.supply]).toEqual([[10, 6, 13, 10], 21])
  // Nobody can top 10, so the others are passed by the rules.
  const broke = table(sketch).play(A, green).play(B, bid(10))
  expect([broke.s.ingots, broke.s.supply]).toEqual([[10, 0, 20, 10], 20])
})

test('WH-7.4 WH-10.23 the surcharge is due even while the Jewel is pawned, and void under the Grail', () => {
  const supply = (owned: string[], pawned: string[]) =>
    table({ ...fleece, owned: [[], owned, [], []], pawned })
      .play(A, green)
      .play(B, bid(3))
      .passes(C, D, A).s.supply
  expect(supply(['syamantaka-jewel'], ['syamantaka-jewel'])).toBe(21)
  expect(supply(['syamantaka-jewel', 'holy-grail'], [])).toBe(20)
  expect(supply(['syamantaka-jewel', 'holy-grail'], ['holy-grail'])).toBe(21)
})

test('WH-5.3 WH-R10 the Jewel takes no surcharge on its own purchase', () => {
  const t = table({ seats: 4, tops: ['syamantaka-jewel'] })
    .play(A, reveal('eastern'))
    .play(B, bid(3))
    .passes(C, D, A)
  expect([t.s.ingots, t.s.supply]).toEqual([[10, 7, 13, 10], 20])
})

test('WH-10.6 the owner of the Boots names any opponent as payee, the left neighbour included', () => {
  const t = table({ ...fleece, owned: [[], ['seven-league-boots'], [], []] })
    .play(A, green)
    .play(B, bid(4))
    .passes(C, D, A)
  expect(t.asked()).toEqual({ rule: 'choosePayee', seats: [B] })
  expect(t.legal(B)).toEqual([payTo(A), payTo(C), payTo(D)])
  expect(t.why(B, payTo(B))).toBe('notYourself')
  t.play(B, payTo(D))
  expect(t.s.ingots).toEqual([10, 6, 10, 14])
  expect(t.told('paid')).toEqual([{ t: 'paid', seat: B, to: D, amount: 4 }])
})

test('WH-5.3 WH-R10 WH-7.4 the Boots give no choice on their own purchase, nor while pawned', () => {
  const own = table({ seats: 4, tops: ['seven-league-boots'] })
    .play(A, reveal('western'))
    .play(B, bid(4))
    .passes(C, D, A)
  expect(own.asked().rule).toBe('chooseStack')
  expect(own.s.ingots).toEqual([10, 6, 14, 10])
  const boots = ['seven-league-boots']
  const pawned = table({ ...fleece, owned: [[], boots, [], []], pawned: boots })
    .play(A, green)
    .play(B, bid(4))
    .passes(C, D, A)
  expect(pawned.asked().rule).toBe('chooseStack')
})

test('WH-10.6 the Boots also choose the payee of a secret auction', () => {
  const t = table({ seats: 4, tops: ['gungnir'], owned: [[], ['seven-league-boots'], [], []] }).play(A, green)
  t.seals(0, 2, 0, 0)
  expect(t.legal(B)).toEqual([payTo(A), payTo(C), payTo(D)])
})

test('WH-4.2 WH-R4 selling a fake is silent: it is owned, it works, and nobody is told', () => {
  const sketch = {
    seats: 4,
    tops: ['horn-of-plenty'],
    fakes: ['horn-of-plenty', 'gungnir', 'excalibur', 'holy-grail'],
  }
  const t = table(sketch).play(A, green).play(B, bid(2)).passes(C, D, A)
  expect(events(t).slice(-2)).toEqual(['won', 'paid'])
  expect(t.owns(B)).toEqual(['horn-of-plenty'])
  t.play(B, reveal('western'))
  expect(t.s.ingots[B]).toBe(9)
})
