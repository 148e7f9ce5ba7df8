import { isRefused, keyFromSeed, type MoveObject, streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { Narrowing, type Touch } from '../../../packages/table/src/choosing/narrowing.ts'
import { tokensOf } from '../../../packages/table/src/choosing/tokens.ts'
import { CITY_NAMES } from '../data/board.ts'
import { touchable } from '../table/touches.ts'
import { game, house } from './position.ts'

const MOST_TOUCHES = 5

/** Touches every thing that plays a part in the move; what is then made, or offered by the main button. */
function reached(narrowing: Narrowing, things: readonly Touch[], move: MoveObject) {
  const tokens = tokensOf(move)
  let touches: readonly Touch[] = []
  for (const thing of things) {
    if (narrowing.left(touches).moves.length === 1) break
    if (!thing.some((token) => tokens.has(token))) continue
    const outcome = narrowing.touch(touches, thing)
    if (outcome.kind === 'narrowed') touches = outcome.touches
  }
  return { made: narrowing.left(touches).ready, touches: touches.length }
}

test.each([2, 3, 4, 5])('every legal move of %i players is reached by touches alone', (seats) => {
  const dice = streamDice(seats)
  const begun = house.start(seats, seats === 2 ? { neutralPrince: true } : {}, keyFromSeed(seats))
  if (isRefused(begun)) throw new Error(begun.refused)
  let at: Parameters<typeof house.play>[0] = begun
  for (let position = 0; position < 200; position++) {
    const [seat] = house.kernel.pending(at.state)
    if (seat === undefined) break
    const { moves } = house.kernel.ask(at.state, seat)!
    const narrowing = new Narrowing({ rule: '', moves, refused: [] })
    const things = touchable(game.view(at.state, seat), CITY_NAMES)
    for (const move of moves) {
      const { made, touches } = reached(narrowing, things, move)
      expect(made).toEqual(move)
      expect(touches).toBeLessThanOrEqual(MOST_TOUCHES)
    }
    const played = house.play(at, seat, moves[dice.below(moves.length)]!)
    if (isRefused(played)) throw new Error(played.refused)
    at = played
  }
})
