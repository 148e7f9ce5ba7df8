/** What an offer promises is what happens, as far as the seat that is asked can know. */
import { kernel, type Seat, streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
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

test('over whole games, what was promised for the price at which an auction ends is what comes', () => {
  const kept = { sales: 0, secret: 0, surcharges: 0, payees: 0, points: 0 }
  for (let seed = 1; seed <= 25; seed++) {
    const dice = streamDice(1000 + seed)
    const s = k.start(dice, 3 + (seed % 3), {})
    for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
      const { rule, moves } = k.ask(s, seat)!
      // Small bids, so that many have ingots left for the next card.
      const small = moves.filter((move) => move.type !== 'bid' || Number(move.amount) <= s.highest + 2)
      const before = game.clone(s)
      const secret = rule === 'secretAuction'
      const events: Event[] = []
      k.apply(s, seat, k.read(small[dice.below(small.length)]), dice, (event) => events.push(event))
      const paid = events.find((event) => event.t === 'paid')
      // What the Boots give to another than the left neighbour is not what was supposed.
      // After the last card all counterfeits are turned up: then everybody knows more than was promised with.
      if (!paid || s.unveiled || paid.to !== (paid.seat + 1) % s.seats) continue
      // Somebody pawned a last card for this bid, and was too poor all the same.
      if (events.some((event) => event.t === 'pawned')) continue
      const winner = paid.seat
      const promised = game.view(before, winner)
      const { stakes } = promised.auction!
      expect(game.view(s, winner).players[winner]!.ingots).toBe(stakes!.keeps[paid.amount])
      expect(points(s, winner) - promised.scoring.accounts[winner]!.total).toBe(stakes!.points[paid.amount])
      kept.sales++
      if (secret) kept.secret++
      if (rule === 'choosePayee') kept.payees++
      if (events.some((event) => event.t === 'surcharge')) kept.surcharges++
      if (stakes!.points[paid.amount] !== 0) kept.points++
    }
  }
  for (const [what, times] of Object.entries(kept)) expect(times, what).toBeGreaterThan(5)
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
