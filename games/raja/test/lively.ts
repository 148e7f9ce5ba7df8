/** Random games with a liking for whatever is rare, so that interrupts and shifts are not drowned. */
import {
  type Dice,
  host,
  isRefused,
  keyFromSeed,
  type MoveObject,
  type Options,
  type Played,
  streamDice,
} from '@durbar/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { game } from './position.ts'

const table = host(game)

function choose(moves: readonly MoveObject[], dice: Dice): MoveObject {
  const types = [...new Set(moves.map((move) => move.type))]
  const type = types[dice.below(types.length)]
  const rare = dice.below(2) === 0 ? moves.filter((move) => move.type === type) : moves
  return rare[dice.below(rare.length)]!
}

type Now = Played<State, Event>

/** Calls `each` before every move; returns the end. */
export function lively(seats: number, options: Options, seed: number, each?: (now: Now) => void): Now {
  const { kernel } = table
  const dice = streamDice(seed)
  let now = table.start(seats, options, keyFromSeed(seed))
  for (;;) {
    if (isRefused(now)) throw new Error(now.refused)
    const seat = kernel.toMove(now.state)
    each?.(now)
    if (seat < 0) return now
    now = table.play(now, seat, choose(kernel.ask(now.state, seat)!.moves, dice))
  }
}
