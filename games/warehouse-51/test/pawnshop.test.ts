/** WH-7 Pawnshop. */
import { expect, test } from 'vitest'
import { A, B, bid, bids, C, D, game, pass, pawn, reveal, seals, table, theEnd } from './position.ts'

const sketch = { seats: 4, tops: ['golden-fleece'], owned: [['holy-grail', 'gungnir'], [], [], []] } as const
const stacks = [reveal('western'), reveal('european'), reveal('nearEast'), reveal('eastern')]

test('WH-7.1 only with fewer than 5 ingots may a player pawn', () => {
  const at = (ingots: number) => table({ ...sketch, ingots: [ingots, 10, 10, 10] })
  expect(at(4).legal(A)).toEqual([...stacks, pawn('holy-grail'), pawn('gungnir')])
  expect(at(5).legal(A)).toEqual(stacks)
  expect(at(5).why(A, pawn('gungnir'))).toBe('richEnough')
})

test('WH-7.2 WH-R11 a token goes on the card and 5 ingots come from the supply', () => {
  const t = table({ ...sketch, ingots: [2, 10, 10, 10] }).play(A, pawn('gungnir'))
  expect([t.s.ingots[A], t.s.supply, t.s.tokens]).toEqual([7, 15, 5])
  expect(t.pawned()).toEqual(['gungnir'])
  expect(t.owns(A)).toEqual(['holy-grail', 'gungnir'])
})

test('WH-7.2 a card is pawned but once', () => {
  const t = table({ ...sketch, ingots: [2, 10, 10, 10], pawned: ['gungnir'] })
  expect(t.legal(A)).toEqual([...stacks, pawn('holy-grail')])
  expect(t.why(A, pawn('gungnir'))).toBe('alreadyPawned')
})

test('WH-7.3 WH-R12 nobody can pawn when the ingots of the supply are gone, or the tokens', () => {
  const without = table({ ...sketch, ingots: [2, 10, 10, 10], supply: 0 })
  expect(without.legal(A)).toEqual(stacks)
  expect(without.why(A, pawn('gungnir'))).toBe('supplyEmpty')
  const bare = table({ ...sketch, ingots: [2, 10, 10, 10], tokens: 0 })
  expect(bare.legal(A)).toEqual(stacks)
  expect(bare.why(A, pawn('gungnir'))).toBe('noToken')
})

test('WH-R12 with 1 to 4 ingots left the loan is what is there', () => {
  const t = table({ ...sketch, ingots: [1, 10, 10, 10], supply: 2 }).play(A, pawn('gungnir'))
  expect([t.s.ingots[A], t.s.supply, t.s.tokens]).toEqual([3, 0, 5])
  expect(t.legal(A)).toEqual(stacks)
})

test('WH-R13 one loan at a time follows from the limit of 5', () => {
  const t = table({ ...sketch, ingots: [0, 10, 10, 10] }).play(A, pawn('gungnir'))
  expect(t.s.ingots[A]).toBe(5)
  expect(t.legal(A)).toEqual(stacks)
})

test('WH-R13 the pawnshop opens at the choice of a stack, in turn in an open auction and before sealing, nowhere else', () => {
  const poor = { seats: 3, ingots: [3, 3, 3], owned: [['holy-grail'], ['davids-harp'], ['excalibur']] }
  const t = table({ ...poor, tops: ['seven-league-boots'] })
  expect(t.legal(A)).toEqual([...stacks, pawn('holy-grail')])
  t.play(A, reveal('western'))
  expect(t.legal(B)).toEqual([...bids(1, 3), pass, pawn('davids-harp')])
  expect(t.legal(C)).toEqual([])
  const s = table({ ...poor, tops: ['gungnir'] }).play(A, reveal('european'))
  expect(s.legal(C)).toEqual([...seals(3), pawn('excalibur')])
  const ball = table({ ...poor, tops: ['crystal-ball'] })
    .play(A, reveal('western'))
    .play(B, bid(1))
    .passes(C, A)
  expect(ball.legal(B).map((move) => move.type)).toEqual(['peek', 'peek'])
  expect(ball.why(B, pawn('davids-harp'))).toBe('pawnshopClosed')
  const owned = [['holy-grail'], ['davids-harp', 'seven-league-boots'], ['excalibur']]
  const boots = table({ ...poor, owned, tops: ['golden-fleece'] })
    .play(A, reveal('european'))
    .play(B, bid(3))
  while (boots.asked().rule === 'openAuction') boots.passes(...boots.asked().seats)
  expect(boots.legal(B).map((move) => move.type)).toEqual(['payTo', 'payTo'])
  expect(boots.why(B, pawn('davids-harp'))).toBe('pawnshopClosed')
})

test('WH-R13 the pawnshop is closed once the last auction is settled', () => {
  const t = theEnd({
    seats: 3,
    ingots: [3, 3, 12],
    owned: [['holy-grail'], [], ['excalibur', 'gungnir']],
    pawned: ['gungnir'],
  })
  expect(t.asked()).toEqual({ rule: 'endRedeem', seats: [C] })
  expect(t.legal(C)).toEqual([{ type: 'redeem', card: 'gungnir' }, { type: 'doneRedeeming' }])
})

test('WH-7.4 a pawned blessing is suspended and a pawned curse stays', () => {
  const owned = [[], ['mjollnir', 'ring-of-the-nibelungs'], [], []]
  const at = (pawned: string[]) =>
    table({ seats: 4, auctioneer: D, tops: ['golden-fleece'], owned, pawned, ingots: [10, 6, 10, 10] })
      .play(D, reveal('european'))
      .play(A, bid(4))
      .legal(B)
  expect(at([])).toEqual([bid(4), bid(6), pass])
  expect(at(['mjollnir'])).toEqual([bid(6), pass])
  expect(at(['ring-of-the-nibelungs'])).toEqual([bid(4), bid(6), pass])
})

test('WH-7.5 during the auctions no move takes a token off again', () => {
  const t = table({ ...sketch, ingots: [30, 10, 10, 10], pawned: ['gungnir'] })
  expect(t.legal(A)).toEqual(stacks)
  t.play(A, reveal('european'))
  expect(t.legal(B)).toEqual([...bids(1, 10), pass])
  expect(game.view(t.s, A).players[A]!.cards[1]).toEqual({
    id: 'gungnir',
    pawned: true,
    certified: false,
    note: 'unknown',
    effect: 'none',
  })
})

test('WH-5.2 WH-7.4 WH-10.1 the table shows which blessings sleep, which curses are void and which instants are spent', () => {
  const effects = (pawned: string[]) => {
    const owned = [
      ['holy-grail', 'malleus-maleficarum', 'crystal-ball', 'gungnir', 'mjollnir', 'pandoras-box'],
      [],
      [],
    ]
    const { players } = game.view(table({ seats: 3, owned, pawned }).s, B)
    return Object.fromEntries(players[A]!.cards.map(({ id, effect }) => [id, effect]))
  }
  expect(effects([])).toEqual({
    'holy-grail': 'active',
    'malleus-maleficarum': 'void',
    'crystal-ball': 'spent',
    gungnir: 'none',
    mjollnir: 'active',
    'pandoras-box': 'spent',
  })
  expect(effects(['holy-grail', 'malleus-maleficarum', 'mjollnir'])).toMatchObject({
    'holy-grail': 'suspended',
    'malleus-maleficarum': 'active',
    mjollnir: 'suspended',
  })
})
