/** The invariants hold in random games, and each of them notices when it is broken. */
import { diceFor, kernel, keyFromSeed, streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import type { State } from '../state.ts'
import { A, B, bid, C, certify, D, game, reveal, table, theEnd } from './position.ts'

const k = kernel(game)

test('random games keep every invariant after every move', () => {
  let moves = 0
  for (let seed = 1; seed <= 60; seed++) {
    const dice = streamDice(seed)
    const s = k.start(diceFor(keyFromSeed(seed), 0), 3 + (seed % 3), {})
    for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
      const before = game.clone(s)
      const legal = k.ask(s, seat)!.moves
      k.apply(s, seat, k.read(legal[dice.below(legal.length)]), dice)
      expect(game.audit(s, before)).toBeNull()
      moves++
    }
  }
  expect(moves).toBeGreaterThan(4000)
})

/** A sound position of four players in an open auction that B leads. */
const auction = () =>
  table({
    seats: 4,
    ingots: [10, 10, 10, 5],
    supply: 25,
    tops: ['golden-fleece'],
    owned: [['holy-grail'], ['excalibur'], [], ['gungnir']],
    pawned: ['gungnir'],
  })
    .play(A, reveal('european'))
    .play(B, bid(4)).s

test('a sound position is sound', () => {
  expect(game.audit(auction(), null)).toBeNull()
})

const BROKEN: Record<string, (s: State) => void> = {
  '1 ': (s) => {
    s.ingots[A]!++
  },
  '2 ': (s) => {
    s.cards[C]! |= 1
  },
  '3 ': (s) => {
    s.gaps[0] = s.gaps[1]!
  },
  '4 ': (s) => {
    s.tokens++
  },
  '5 ': (s) => {
    s.highest = 11
  },
  '6 ': (s) => {
    s.passed |= 1 << C
  },
  '7 ': (s) => {
    s.result = { scores: [0, 0, 0, 0], places: [1, 1, 1, 1], end: 'allAuctioned' }
  },
  '9 ': (s) => {
    s.certificates[0] = 0
  },
  '12 ': (s) => {
    s.known[A] = 2
  },
}
for (const [number, spoil] of Object.entries(BROKEN))
  test(`invariant ${number.trim()} is noticed when it is broken`, () => {
    const s = auction()
    spoil(s)
    expect(game.audit(s, null)).toMatch(new RegExp(`^invariant ${number}`))
  })

test('invariants 3, 8 and 14 compare with the position one move ago', () => {
  const before = auction()
  const swapped = game.clone(before)
  swapped.gaps.reverse()
  expect(game.audit(swapped, before)).toMatch(/^invariant 3 /)
  const usurped = game.clone(before)
  usurped.auctioneer = D
  expect(game.audit(usurped, before)).toMatch(/^invariant 8 /)
  const robbed = game.clone(before)
  robbed.cards = [1 << 2, 1, 0, before.cards[D]!]
  expect(game.audit(robbed, before)).toMatch(/^invariant 14 /)
})

test('invariants 9, 10 and 11 hold at the end of the game', () => {
  const t = theEnd({
    seats: 3,
    ingots: [10, 10, 10],
    owned: [['solomons-seal', 'excalibur'], ['gungnir'], []],
  })
  t.play(A, certify('solomons-seal', 'excalibur'))
  expect(game.audit(t.s, null)).toBeNull()
})
