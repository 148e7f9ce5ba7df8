/** The order of play, which the characters make and which decides everything: who has acted, who acts, who is still to come. */
import type { Seat } from '@durbar/kernel'
import type { Language } from '@durbar/table'
import type { View } from '../view/index.ts'
import { words } from './words/index.ts'

const characterOf = (view: View, seat: Seat): number => Math.min(...view.players[seat]!.cards)

/** Who has acted, as they did, then who has still to act; as they sit while there is no order yet. */
export function order(view: View): readonly Seat[] {
  const seats = view.players.map((_, seat) => seat)
  if (view.round === 0) return seats
  const acted = seats
    .filter((seat) => !view.toAct.includes(seat))
    .sort((a, b) => characterOf(view, a) - characterOf(view, b))
  return [...acted, ...view.toAct]
}

/** Discs are being laid down, or the round is scored: nobody has a turn to wait for. */
const isPlaying = (view: View): boolean => view.turn !== null && view.result === null

export function standing(view: View, seat: Seat, language: Language): string | null {
  if (!isPlaying(view)) return null
  const w = words(language)
  if (view.players[seat]!.acted) return w.acted
  if (view.turn?.seat === seat) return w.acts
  if (seat === view.me) return w.youAfter(view.toAct.indexOf(seat))
  const [mine, theirs] = [view.toAct.indexOf(view.me ?? -1), view.toAct.indexOf(seat)]
  return mine < 0 ? w.toCome : theirs > mine ? w.afterYou : w.beforeYou
}
