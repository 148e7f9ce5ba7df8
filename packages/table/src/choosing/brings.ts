import type { MoveObject } from '@durbar/kernel'
import type { Question } from '@durbar/room'

/** Looks up what a move of this question brings. */
export function bringsOf({ moves, brings = [] }: Question): (move: MoveObject) => unknown {
  const known = new Map(moves.map((move, i) => [move, brings[i]]))
  return (move) => known.get(move) ?? null
}
