/** WH-6.9 to WH-6.12: the secret auction. */
import { expect, test } from 'vitest'
import { A, B, C, D, game, pawn, reveal, sealBid, seals, table } from './position.ts'

const gungnir = { seats: 4, tops: ['gungnir'] } as const
const green = reveal('european')

test('WH-6.9 WH-6.3 everyone, the auctioneer included, seals from 0 up to the own purse', () => {
  const t = table({ ...gungnir, ingots: [10, 0, 3, 12] }).play(A, green)
  expect(t.asked()).toEqual({ rule: 'secretAuction', seats: [A, B, C, D] })
  expect(t.legal(A)).toEqual(seals(10))
  expect(t.legal(B)).toEqual([sealBid(0)])
  expect(t.legal(C)).toEqual(seals(3))
  expect(t.why(C, sealBid(4))).toBe('notEnoughIngots')
})

test('WH-6.9 a fist is secret until all are closed, and opens with all the others', () => {
  const t = table(gungnir).play(A, green).play(C, sealBid(7))
  expect(t.asked().seats).toEqual([A, B, D])
  expect(t.events.filter((event) => event.t === 'fistsOpened')).toEqual([])
  expect(game.view(t.s, C).auction!.fist).toBe(7)
  for (const who of [A, B, D, 'observer'] as const) {
    expect(game.view(t.s, who).auction!.fist).toBeNull()
    expect(JSON.stringify(game.view(t.s, who, true))).not.toContain('"fist":7')
  }
  t.play(A, sealBid(1)).play(D, sealBid(0)).play(B, sealBid(2))
  expect(t.told('fistsOpened')).toEqual([{ t: 'fistsOpened', bids: [1, 2, 7, 0] }])
})

test('WH-6.10 WH-6.12 WH-6.13 the highest fist wins and pays, all other ingots go back', () => {
  const t = table(gungnir).play(A, green).seals(3, 9, 0, 8)
  expect(t.told('won')).toEqual([{ t: 'won', seat: B, card: 'gungnir', amount: 9, decided: 'highest' }])
  expect(t.s.ingots).toEqual([10, 1, 19, 10])
  expect(t.owns(B)).toEqual(['gungnir'])
  expect(t.asked()).toEqual({ rule: 'chooseStack', seats: [B] })
})

test('WH-6.11 WH-R8 a tie goes to the nearest clockwise, counted from the auctioneer, who is the first', () => {
  const winner = (auctioneer: number, fists: number[]) =>
    table({ ...gungnir, auctioneer })
      .play(auctioneer, green)
      .seals(...fists)
      .told('won')[0]
  expect(winner(A, [5, 5, 5, 5])).toMatchObject({ seat: A, decided: 'nearest' })
  expect(winner(C, [5, 5, 5, 5])).toMatchObject({ seat: C, decided: 'nearest' })
  expect(winner(C, [5, 5, 4, 0])).toMatchObject({ seat: A, decided: 'nearest' })
  expect(winner(C, [0, 5, 4, 5])).toMatchObject({ seat: D, decided: 'nearest' })
  expect(winner(C, [5, 5, 6, 0])).toMatchObject({ seat: C, decided: 'highest' })
})

test('WH-10.3 WH-R25 Excalibur wins a tie for the highest bid, and only that', () => {
  const winner = (fists: number[], pawned: string[] = []) =>
    table({ ...gungnir, owned: [[], [], [], ['excalibur']], pawned })
      .play(A, green)
      .seals(...fists)
      .told('won')[0]
  expect(winner([5, 5, 0, 5])).toMatchObject({ seat: D, decided: 'excalibur' })
  expect(winner([5, 5, 0, 4])).toMatchObject({ seat: A, decided: 'nearest' })
  expect(winner([5, 0, 0, 6])).toMatchObject({ seat: D, decided: 'highest' })
  expect(winner([5, 5, 0, 5], ['excalibur'])).toMatchObject({ seat: A, decided: 'nearest' })
})

test('WH-10.3 Excalibur does not win with an empty fist among empty fists', () => {
  const t = table({ ...gungnir, owned: [[], [], [], ['excalibur']] })
    .play(A, green)
    .seals(0, 0, 0, 0)
  expect(t.told('unsold')).toEqual([{ t: 'unsold', card: 'gungnir' }])
})

test('WH-R25 Mjöllnir and the Ring have no part in a secret auction', () => {
  const t = table({ ...gungnir, owned: [['mjollnir'], ['ring-of-the-nibelungs'], [], []] }).play(A, green)
  expect(t.legal(A)).toEqual(seals(10))
  expect(t.legal(B)).toEqual(seals(10))
  expect(t.seals(4, 5, 0, 0).told('won')[0]).toMatchObject({ seat: B, amount: 5 })
})

test('WH-6.14 if all fists are empty the card leaves the game and the same auctioneer goes on', () => {
  const t = table({ ...gungnir, auctioneer: D })
    .play(D, green)
    .seals(0, 0, 0, 0)
  expect(t.asked()).toEqual({ rule: 'chooseStack', seats: [D] })
  expect(t.s.ingots).toEqual([10, 10, 10, 10])
  expect(game.view(t.s, A).unsold).toEqual(['gungnir'])
})

test('WH-R13 before sealing a player may pawn in sight of all, and still has to seal', () => {
  const t = table({ ...gungnir, ingots: [10, 2, 10, 10], owned: [[], ['holy-grail'], [], []] }).play(A, green)
  t.play(A, sealBid(3))
  expect(t.legal(B)).toEqual([...seals(2), pawn('holy-grail')])
  t.play(B, pawn('holy-grail'))
  expect(t.told('pawned')).toEqual([{ t: 'pawned', seat: B, card: 'holy-grail', amount: 5 }])
  expect(game.view(t.s, C).players[B]!.cards).toEqual([
    { id: 'holy-grail', pawned: true, certified: false, note: 'unknown', effect: 'suspended' },
  ])
  expect(t.asked().seats).toEqual([B, C, D])
  expect(t.legal(B)).toEqual(seals(7))
  t.play(B, sealBid(7)).play(C, sealBid(0)).play(D, sealBid(0))
  expect(t.told('won')[0]).toMatchObject({ seat: B, amount: 7 })
})

test('WH-R13 a closed fist pawns nothing', () => {
  const t = table({ ...gungnir, ingots: [10, 2, 10, 10], owned: [[], ['holy-grail'], [], []] }).play(A, green)
  t.play(B, sealBid(1))
  expect(t.legal(B)).toEqual(seals(2))
  expect(t.why(B, pawn('holy-grail'))).toBe('pawnshopClosed')
})

test('WH-R12 WH-R13 while sealing, the order of the loans counts for ingots and tokens', () => {
  const t = table({
    ...gungnir,
    ingots: [1, 2, 10, 10],
    supply: 6,
    owned: [['davids-harp'], ['holy-grail'], [], []],
  }).play(A, green)
  t.play(B, pawn('holy-grail'))
  expect(t.legal(A)).toEqual([...seals(1), pawn('davids-harp')])
  t.play(A, pawn('davids-harp'))
  expect([t.s.ingots, t.s.supply, t.s.tokens]).toEqual([[2, 7, 10, 10], 0, 4])
})

test('WH-R24 purses are public, and while fists are closed they show what was there before', () => {
  const t = table(gungnir).play(A, green).play(B, sealBid(9))
  expect(game.view(t.s, 'observer').players.map((player) => player.ingots)).toEqual([10, 10, 10, 10])
})
