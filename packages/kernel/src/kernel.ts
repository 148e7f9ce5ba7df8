/** The machine that turns a game's rule tables into legal moves and their consequences. */
import type { Core, Game, Move, Seat } from './api.ts'
import { border } from './border.ts'
import { compile } from './compile.ts'
import { foresight } from './foresee.ts'
import type { Kernel } from './kernel-api.ts'
import { lookup } from './lookup.ts'
import { moves } from './packing.ts'
import { runner } from './run.ts'
import { scanner } from './scan.ts'
import { secrets } from './secret.ts'

export function kernel<S extends Core, V, E, C>(game: Game<S, V, E, C>): Kernel<S, V, E, C> {
  const { version, verbs, codecs, rulesByVersion } = compile(game)
  const rules = lookup(game, rulesByVersion, version)
  const outside = border(verbs, codecs)
  const asked = secrets(game, rules)
  const { watch, ...running } = runner(game, rules, version, asked.pending)
  const scanning = scanner(rules, outside.write)
  const future = foresight(game, { watch, clause: rules.latest })
  const self: Kernel<S, V, E, C> = {
    game,
    version,
    verbs,
    ...outside,
    ...asked,
    ...running,
    ...scanning,
    foresee: (s, seat, move, who = seat) => future.foresee(self, s, seat, move, who),
    offers(s, seat) {
      const ask = self.ask(s, seat)
      return ask && { ...ask, ...future.offers(self, s, seat, ask) }
    },
  }
  return self
}

const kernels = new WeakMap<object, unknown>()

/** The kernel of a game, made once: for those who are asked about one game after the other. */
export function kernelOf<S extends Core, V, E, C>(game: Game<S, V, E, C>): Kernel<S, V, E, C> {
  const known = kernels.get(game) as Kernel<S, V, E, C> | undefined
  if (known) return known
  const made = kernel(game)
  kernels.set(game, made)
  return made
}

/** Every legal move as a list. For tests and cold paths. */
export function legalMoves<S extends Core, V, E>(k: Kernel<S, V, E>, s: Readonly<S>, seat: Seat): Move[] {
  const out = moves()
  k.legal(s, seat, out)
  return Array.from(out.at.subarray(0, out.n))
}
