import type { Link } from '../view/brings.ts'
import type { View } from '../view/index.ts'
import type { Move } from '../vocabulary.ts'

/** How many cards of the own track it certainly turns: the six of them are the game. */
export function gain(_move: Move, _view: View, brings: readonly Link[] | null): string | null {
  const turned = (brings ?? []).filter((link) => link.t === 'turned').length
  return turned > 0 ? `+${turned}` : null
}
