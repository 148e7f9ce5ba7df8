/** A game under somebody's eyes, move by move, whoever plays it. */
import type { Core, Dice, Move, Seat } from '../api.ts'
import type { Host } from '../host.ts'
import { legalMoves } from '../kernel.ts'
import { isRefused, type Played, type Position } from '../match.ts'

export interface Choice {
  readonly seat: Seat
  readonly move: Move
}
/** Names the next move, of one of those who are awaited; null = so far and no further. */
export type Mover<S extends Core> = (at: Position<S>, pending: readonly Seat[]) => Choice | null

/** Any of those who are awaited makes any legal move. */
export const drawn =
  <S extends Core, V, E>({ kernel }: Host<S, V, E>, dice: Dice): Mover<S> =>
  ({ state }, pending) => {
    const seat = pending[dice.below(pending.length)]!
    const legal = legalMoves(kernel, state, seat)
    return { seat, move: legal[dice.below(legal.length)]! }
  }

/** A position, all that was told on the way there, and the move that is made; no move at the end. */
interface Moment<S extends Core, E> {
  readonly at: Played<S, E>
  readonly told: readonly E[]
  readonly next: (Choice & { readonly played: Played<S, E> }) | null
}

/** Returns why it cannot go on or did not end as it should, if that is so. */
export function* moments<S extends Core, V, E>(
  { kernel, play }: Host<S, V, E>,
  begun: Played<S, E>,
  mover: Mover<S>,
): Generator<Moment<S, E>, string | null> {
  let now = begun
  const told: E[] = [...now.events]
  let unfinished = false
  for (let ply = 0; ; ply++) {
    const pending = kernel.pending(now.state)
    if (pending.length === 0) break
    if (ply >= kernel.game.longest) return `no end within ${ply} moves`
    const stuck = pending.find((seat) => legalMoves(kernel, now.state, seat).length === 0)
    if (stuck !== undefined)
      return `ply ${ply}: seat ${stuck} has no legal move at '${now.state.stack.at(-1)?.rule}'`
    const choice = mover(now, pending)
    unfinished = choice === null
    if (choice === null) break
    const played = play(now, choice.seat, kernel.write(choice.move))
    if (isRefused(played)) return `ply ${ply}: a legal move was refused: ${played.refused}`
    yield { at: now, told, next: { ...choice, played } }
    now = played
    told.push(...now.events)
  }
  // The last position is stored, shown and cloned like any other.
  yield { at: now, told, next: null }
  return unfinished || now.state.result ? null : 'nobody is awaited, and there is no result'
}
