/** WH-6.1, WH-6.2: choosing a stack and revealing its top card. */
import { expect, test } from 'vitest'
import { A, B, bid, C, D, game, pass, pawn, reveal, table } from './position.ts'

const ALL_FOUR = [reveal('western'), reveal('european'), reveal('nearEast'), reveal('eastern')]

test('WH-6.1 the auctioneer picks any stack that still has cards, and its top card is turned up', () => {
  const t = table({ seats: 4, auctioneer: C, tops: ['davids-harp'] })
  expect(t.asked()).toEqual({ rule: 'chooseStack', seats: [C] })
  expect(t.legal(C)).toEqual(ALL_FOUR)
  t.play(C, reveal('nearEast'))
  expect(game.view(t.s, A).auction).toMatchObject({
    card: 'davids-harp',
    secret: false,
    note: 'unknown',
    highest: 0,
    leader: null,
    passed: [],
    fist: null,
  })
  expect(game.view(t.s, A).stacks.map((stack) => stack.left)).toEqual([8, 7, 5, 5])
})

test('WH-6.1 an empty stack cannot be chosen, and a single stack that is left is still a choice', () => {
  const t = table({ seats: 3, left: ['holy-grail', 'davids-harp'] })
  expect(t.legal(A)).toEqual([reveal('western'), reveal('nearEast')])
  expect(t.why(A, reveal('european'))).toBe('emptyStack')
  t.play(A, reveal('western')).passes(B, C, A)
  expect(t.legal(A)).toEqual([reveal('nearEast')])
})

test('WH-6.1 the winner of the latest auction is the next auctioneer', () => {
  const t = table({ seats: 3, tops: ['golden-fleece'] })
  t.play(A, reveal('european')).play(B, pass).play(C, bid(1)).passes(A)
  expect(t.asked()).toEqual({ rule: 'chooseStack', seats: [C] })
  expect(t.legal(C)).toEqual(ALL_FOUR)
})

test('WH-6.2 a fist on the card calls for a secret auction, any other card for an open one', () => {
  for (const [card, category, rule, seats] of [
    ['gungnir', 'european', 'secretAuction', [A, B, C]],
    ['golden-fleece', 'european', 'openAuction', [B]],
    ['mjollnir', 'european', 'secretAuction', [A, B, C]],
    ['excalibur', 'western', 'secretAuction', [A, B, C]],
    ['holy-grail', 'western', 'openAuction', [B]],
  ] as const) {
    const t = table({ seats: 3, tops: [card] }).play(A, reveal(category))
    expect(t.asked()).toEqual({ rule, seats })
  }
})

test('WH-6.14 WH-R9 if the very first card goes unsold the start player reveals again', () => {
  const t = table({ seats: 3, auctioneer: B, tops: ['golden-fleece'] })
  t.play(B, reveal('european')).passes(C, A, B)
  expect(t.told('unsold')).toEqual([{ t: 'unsold', card: 'golden-fleece' }])
  expect(t.asked()).toEqual({ rule: 'chooseStack', seats: [B] })
  expect(game.view(t.s, A).unsold).toEqual(['golden-fleece'])
})

test('WH-R9 if no auction is ever won the start player also counts as the latest winner', () => {
  const t = table({
    seats: 3,
    auctioneer: C,
    left: ['golden-fleece'],
    owned: [['holy-grail'], [], ['davids-harp']],
    ingots: [10, 10, 10],
    pawned: ['holy-grail', 'davids-harp'],
  })
  t.play(C, reveal('european')).passes(A, B, C)
  expect(t.asked()).toEqual({ rule: 'endRedeem', seats: [C] })
})

test('WH-10.15 the owner of the Horn of Plenty takes an ingot at each own reveal, if the supply has one', () => {
  const owned = [['horn-of-plenty'], [], []]
  const t = table({ seats: 3, owned, tops: ['golden-fleece', 'ring-of-the-nibelungs'] }).play(
    A,
    reveal('european'),
  )
  expect([t.s.ingots, t.s.supply]).toEqual([[11, 10, 10], 19])
  t.play(B, bid(1)).passes(C, A).play(B, reveal('european'))
  expect([t.s.ingots, t.s.supply]).toEqual([[11, 9, 11], 19])
  const empty = table({ seats: 3, owned, supply: 0 }).play(A, reveal('european'))
  expect([empty.s.ingots, empty.s.supply]).toEqual([[10, 10, 10], 0])
})

test('WH-7.4 WH-10.15 a pawned Horn of Plenty yields nothing', () => {
  const t = table({ seats: 3, owned: [['horn-of-plenty'], [], []], pawned: ['horn-of-plenty'] })
  t.play(A, reveal('western'))
  expect([t.s.ingots, t.s.supply]).toEqual([[10, 10, 10], 20])
})

test('WH-R10 a Horn of Plenty just bought works at the next reveal already', () => {
  const t = table({ seats: 3, tops: ['horn-of-plenty'] })
  t.play(A, reveal('european')).play(B, bid(2)).passes(C, A)
  expect(t.s.ingots).toEqual([10, 8, 12])
  t.play(B, reveal('western'))
  expect([t.s.ingots, t.s.supply]).toEqual([[10, 9, 12], 19])
})

test('WH-7.1 WH-R13 the auctioneer may pawn before choosing, and still has to choose', () => {
  const t = table({
    seats: 4,
    auctioneer: D,
    owned: [[], [], [], ['gungnir', 'holy-grail']],
    ingots: [10, 10, 10, 4],
  })
  expect(t.legal(D)).toEqual([...ALL_FOUR, pawn('holy-grail'), pawn('gungnir')])
  t.play(D, pawn('gungnir'))
  expect(t.asked()).toEqual({ rule: 'chooseStack', seats: [D] })
  expect(t.legal(D)).toEqual(ALL_FOUR)
  expect([t.s.ingots[D], t.s.supply, t.s.tokens]).toEqual([9, 15, 5])
})
