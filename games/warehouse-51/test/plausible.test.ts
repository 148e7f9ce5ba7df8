import { kernel as kernelOf, legalMoves, type MoveObject, moves, streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { game } from './position.ts'

/** Over whole random games: a decision, all its moves, and those the bots give a thought. */
function decisions(visit: (rule: string, all: readonly MoveObject[], kept: readonly MoveObject[]) => void) {
  const kernel = kernelOf(game)
  const out = moves()
  for (let seed = 0; seed < 5; seed++) {
    const dice = streamDice(seed)
    const s = kernel.start(dice, 4, {})
    for (let seat = kernel.toMove(s); seat >= 0; seat = kernel.toMove(s)) {
      const all = legalMoves(kernel, s, seat)
      kernel.legal(s, seat, out)
      game.insight.plausible!(s, seat, out)
      const kept = Array.from(out.at.subarray(0, out.n), (move) => kernel.write(move))
      visit(
        s.stack.at(-1)!.rule,
        all.map((move) => kernel.write(move)),
        kept,
      )
      kernel.apply(s, seat, all[dice.below(all.length)]!, dice)
    }
  }
}

test('in an open auction bots look at the lowest bid and at everything that is no bid; elsewhere at everything', () => {
  let [narrowed, whole] = [0, 0]
  decisions((rule, all, kept) => {
    const bids = all.filter((move) => move.type === 'bid') as { type: string; amount: number }[]
    const lowest = Math.min(...bids.map((bid) => bid.amount))
    const expected =
      rule === 'openAuction' ? all.filter((move) => move.type !== 'bid' || move.amount === lowest) : all
    expect(kept).toEqual(expected)
    if (kept.length < all.length) narrowed++
    else whole++
  })
  expect(narrowed).toBeGreaterThan(20)
  expect(whole).toBeGreaterThan(20)
})
