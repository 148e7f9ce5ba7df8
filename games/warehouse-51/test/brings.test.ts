/** What an offer promises is what happens, as far as the seat that is asked can know. */
import { kernel, type Seat, streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { knowledge } from '../knowledge.ts'
import type { State } from '../state.ts'
import { outlook } from '../view/outlook.ts'
import { A, declineNeutralise, game, neutralise, theEnd } from './position.ts'

const k = kernel(game)
const points = (s: State, seat: Seat) => outlook(s, knowledge(s, seat)).accounts[seat]!.total

test('over random games, whatever can be foreseen to the end comes as it was promised', () => {
  const kept: Record<string, number> = {}
  for (let seed = 1; seed <= 60; seed++) {
    const dice = streamDice(seed)
    const s = k.start(dice, 3 + (seed % 3), {})
    for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
      const ask = k.ask(s, seat)!
      // Small bids and many loans, so that much is sold and much is pawned.
      const small = ask.moves.filter((move) => move.type === 'pawn' || Number(move.amount) <= 2)
      const { moves, brings } = ['flyingCarpet', 'endRedeem', 'endCertify', 'endUnmask'].includes(ask.rule)
        ? k.offers(s, seat)!
        : { moves: small.length > 0 && dice.below(3) > 0 ? small : ask.moves, brings: undefined }
      moves.forEach((move, i) => {
        if (!brings) return
        const { stoppedBy } = k.foresee(s, seat, k.read(move), seat)
        if (stoppedBy === 'secret' || stoppedBy === 'chance') return
        const after = game.clone(s)
        k.apply(after, seat, k.read(move), streamDice(seed))
        expect(brings[i], JSON.stringify(move)).toBe(points(after, seat) - points(s, seat))
        kept[ask.rule] = (kept[ask.rule] ?? 0) + 1
      })
      k.apply(s, seat, k.read(moves[dice.below(moves.length)]), dice)
    }
  }
  for (const rule of ['flyingCarpet', 'endRedeem', 'endCertify', 'endUnmask'])
    expect(kept[rule], rule).toBeGreaterThan(5)
})

test('WH-8.4 what the Horn would save is promised', () => {
  const t = theEnd({
    seats: 3,
    owned: [['unicorn-horn', 'holy-grail'], ['golden-fleece', 'malleus-maleficarum'], []],
    fakes: ['holy-grail', 'golden-fleece'],
  })
  expect(t.asked().rule).toBe('endUnmask')
  const { moves, brings } = k.offers(t.s, A)!
  const of = (move: object) => brings![moves.findIndex((each) => k.read(each) === k.read(move))]
  // Blue: 5 against 3 with the Grail, 2 against 3 without it.
  expect(of(neutralise('fake-holy-grail'))).toBe(2)
  expect(of(neutralise('fake-golden-fleece'))).toBe(0)
  expect(of(declineNeutralise)).toBe(0)
})
