/**
 * What a move would certainly do: the real clauses, run on a world that the viewer cannot tell from the real one, as
 * far as neither chance nor a secret nor anybody's choice has a part in it.
 */
import type { Core, Dice, Foreseen, Game, Move, Seat, Viewer } from './api.ts'
import { streamDice } from './dice.ts'
import type { Ask, Follows, Kernel, Offers } from './kernel-api.ts'

/** Nobody outside can throw it, so that an honest error in a clause is never taken for a stop. */
class Stop {
  readonly by: 'chance' | 'secret'
  constructor(by: 'chance' | 'secret') {
    this.by = by
  }
}
const CHANCE = new Stop('chance')
const SECRET = new Stop('secret')
const stoppingDice: Dice = {
  below() {
    throw CHANCE
  },
}

/** What foreseeing needs of the machine beside what everybody may ask of it. */
export interface Insides {
  /** Called at every `reveal` until it is null again. */
  watch(reveal: ((aside: boolean) => void) | null): void
  /** The clause that ran last. */
  clause(): string
}

/** The same for every hidden truth: `imagine` sorts what is hidden before it shuffles. */
const imagined = <S extends Core, V, E, C>(k: Kernel<S, V, E, C>, s: Readonly<S>, who: Viewer): S =>
  k.imagine(s, who, streamDice(1))

export function foresight<S extends Core, V, E, C>(game: Game<S, V, E, C>, insides: Insides) {
  /** Plays in this world, which is changed. */
  const playOut = (k: Kernel<S, V, E, C>, world: S, seat: Seat, move: Move, who: Viewer): Foreseen<S, E> => {
    const events: E[] = []
    let sure = -1
    let by: Stop | null = null
    let barrier = true
    insides.watch((aside) => {
      if (!aside) throw SECRET
      if (sure < 0) sure = events.length
    })
    try {
      barrier = k.apply(world, seat, move, stoppingDice, (event) => {
        const told = game.redact(event, who)
        if (told !== null) events.push(told)
      })
    } catch (thrown) {
      if (!(thrown instanceof Stop)) throw thrown
      by = thrown
    } finally {
      insides.watch(null)
    }
    const ends = () => (world.result !== null ? 'end' : k.pending(world).includes(seat) ? 'choice' : 'seat')
    return {
      state: world,
      events,
      sure: sure < 0 ? events.length : sure,
      stoppedBy: by?.by ?? ends(),
      final: barrier,
      rule: by ? insides.clause() : (world.stack.at(-1)?.rule ?? null),
    }
  }

  return {
    foresee: (k: Kernel<S, V, E, C>, s: Readonly<S>, seat: Seat, move: Move, who: Viewer): Foreseen<S, E> =>
      playOut(k, imagined(k, s, who), seat, move, who),

    /** What is known of these moves beforehand; one imagined world is enough for all of them. */
    offers(k: Kernel<S, V, E, C>, s: Readonly<S>, seat: Seat, { rule, moves }: Ask): Omit<Offers, keyof Ask> {
      // Whether a secret choice is the last one is hidden, and nothing happens before.
      if (k.asked(s).length > 1) return { follows: moves.map(() => 'final') }
      const world = imagined(k, s, seat)
      const seen = moves.map((move) => playOut(k, game.clone(world), seat, k.read(move), seat))
      const follows = seen.map(
        (each): Follows => (each.final ? 'final' : each.rule === rule ? 'again' : 'other'),
      )
      return game.brings ? { follows, brings: seen.map((each) => game.brings!(each, seat, s)) } : { follows }
    },
  }
}
