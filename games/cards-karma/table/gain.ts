import type { Json, MoveObject } from '@durbar/kernel'
import type { View } from '../view.ts'
import type { Link } from '../view-brings.ts'

/** How many cards of the own track it certainly turns: the six of them are the game. */
export function gain(_move: MoveObject, _view: View, brings: Json = []): string | null {
  const links = brings as unknown as readonly Link[]
  const turned = links.filter((link) => link.t === 'turned').length
  return turned > 0 ? `+${turned}` : null
}
