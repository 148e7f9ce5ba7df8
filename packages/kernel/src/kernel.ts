/** The machine that turns a game's rule tables into legal moves and their consequences. */
import type { Core, Game, Mechanics, Move, Seat } from './api.ts'
import { border } from './border.ts'
import { compile } from './compile.ts'
import { foresight, offersOf } from './foresee.ts'
import type { Kernel, Mechanism } from './kernel-api.ts'
import { lookup } from './lookup.ts'
import { once } from './once.ts'
import { moves } from './packing.ts'
import { runner } from './run.ts'
import { scanner } from './scan.ts'
import { secrets } from './secret.ts'

function machine<S extends Core, E>(mechanics: Mechanics<S, E>) {
  const { version, verbs, codecs, rulesByVersion } = compile(mechanics)
  const rules = lookup(mechanics, rulesByVersion, version)
  const outside = border(verbs, codecs)
  const asked = secrets(mechanics, rules)
  const { watch, ...running } = runner(mechanics, rules, version, asked.pending)
  const scanning = scanner(rules, outside.write)
  const future = foresight(mechanics, { ...asked, ...running }, { watch, clause: rules.latest })
  const mechanism: Mechanism<S, E> = {
    version,
    verbs,
    ...outside,
    ...asked,
    ...running,
    ...scanning,
    foresee: (s, seat, move, who = seat) => future.playOut(future.imagined(s, who), seat, move, who),
    follow: (world, seat, move, who) => future.playOut(mechanics.clone(world), seat, move, who),
  }
  return { mechanism, future }
}

/** The machine alone, for whoever has rules and no game: for its own views. */
export const mechanism = <S extends Core, E>(mechanics: Mechanics<S, E>): Mechanism<S, E> =>
  machine(mechanics).mechanism

export function kernel<S extends Core, V, E, C>(game: Game<S, V, E, C>): Kernel<S, V, E, C> {
  const { mechanism, future } = machine<S, E>(game)
  const self: Kernel<S, V, E, C> = {
    game,
    ...mechanism,
    offers(s, seat) {
      const ask = self.ask(s, seat)
      return ask && offersOf(self, future, s, seat, ask)
    },
  }
  return self
}

const kernels = new WeakMap<object, unknown>()

/** The kernel of a game, made once. */
export const kernelOf = <S extends Core, V, E, C>(game: Game<S, V, E, C>): Kernel<S, V, E, C> =>
  once(kernels, game, () => kernel(game))

/** Every legal move as a list. For tests and cold paths. */
export function legalMoves<S extends Core, E>(
  k: Pick<Mechanism<S, E>, 'legal'>,
  s: Readonly<S>,
  seat: Seat,
): Move[] {
  const out = moves()
  k.legal(s, seat, out)
  return Array.from(out.at.subarray(0, out.n))
}
