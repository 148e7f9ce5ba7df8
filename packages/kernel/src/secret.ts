/** Who is asked, and what waits face down: several seats choose at once, and nobody sees the others' choices. */
import type { Core, Frame, Mechanics, Move, Seat } from './api.ts'
import type { Mechanism } from './kernel-api.ts'
import type { Lookup } from './lookup.ts'

const NOBODY: readonly Seat[] = []

type Secrets<S extends Core, E> = Pick<
  Mechanism<S, E>,
  'pending' | 'asked' | 'toMove' | 'mayChoose' | 'chosen' | 'retract' | 'imagine'
>

/** The choices that wait in a frame, with one more. */
export function choiceAdded(at: Frame, who: readonly Seat[], seat: Seat, move: Move): (Move | null)[] {
  const chosen = at.chosen ? [...at.chosen] : Array<Move | null>(Math.max(...who) + 1).fill(null)
  chosen[seat] = move
  return chosen
}
/** Whether somebody of these has not chosen yet. */
export const someoneWaits = (chosen: readonly (Move | null)[], who: readonly Seat[]): boolean =>
  who.some((seat) => (chosen[seat] ?? null) === null)

export function secrets<S extends Core, E>(
  game: Pick<Mechanics<S, E>, 'clone' | 'redeal'>,
  { top, asking }: Lookup<S, E>,
): Secrets<S, E> {
  const asked = (s: Readonly<S>): readonly Seat[] => asking(s)?.decision.who(s, top(s)) ?? NOBODY
  return {
    asked,
    pending(s) {
      const who = asked(s)
      const chosen = who.length > 0 ? top(s).chosen : undefined
      return chosen ? who.filter((seat) => (chosen[seat] ?? null) === null) : who
    },
    toMove(s) {
      const rule = asking(s)
      if (!rule) return -1
      const at = top(s)
      const who = rule.decision.who(s, at)
      if (!at.chosen) return who[0]!
      for (const seat of who) if ((at.chosen[seat] ?? null) === null) return seat
      return -1
    },
    mayChoose: (s, seat) => asked(s).includes(seat),
    chosen: (s, seat) => (asking(s) ? (top(s).chosen?.[seat] ?? null) : null),
    retract(s, seat) {
      const at = top(s)
      if (!at?.chosen) return
      const chosen = at.chosen.map((move, other) => (other === seat ? null : move))
      const { chosen: _, ...bare } = at
      s.stack[s.stack.length - 1] = chosen.every((move) => move === null) ? bare : { ...at, chosen }
    },
    imagine(s, who, dice) {
      const world = game.clone(s)
      if (who === 'archive') return world
      for (let i = 0; who !== 'together' && i < world.stack.length; i++) {
        const at = world.stack[i]!
        if (!at.chosen) continue
        const { chosen, ...bare } = at
        const own = typeof who === 'number' ? (chosen[who] ?? null) : null
        world.stack[i] =
          own === null ? bare : { ...at, chosen: chosen.map((move, seat) => (seat === who ? move : null)) }
      }
      game.redeal(world, who, dice)
      return world
    },
  }
}
