/**
 * What a move would certainly do: the real clauses, run on a world that the viewer cannot tell from the real one, as
 * far as neither chance nor a secret nor anybody's choice has a part in it.
 */
import type { Core, Dice, Foreseen, Mechanics, Move, Seat, Viewer } from './api.ts'
import { streamDice } from './dice.ts'
import type { Ask, Follows, Kernel, Mechanism, Offers } from './kernel-api.ts'

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
interface Insides {
  /** Called at every `reveal` until it is null again. */
  watch(reveal: ((aside: boolean) => void) | null): void
  /** The clause that ran last. */
  clause(): string
}

interface Foresight<S extends Core, E> {
  /** The same for every hidden truth: `imagine` sorts what is hidden before it shuffles. */
  imagined(s: Readonly<S>, who: Viewer): S
  /** Plays in this world, which is changed. */
  playOut(world: S, seat: Seat, move: Move, who: Viewer): Foreseen<S, E>
}

export function foresight<S extends Core, E>(
  { redact }: Pick<Mechanics<S, E>, 'redact'>,
  k: Pick<Mechanism<S, E>, 'apply' | 'pending' | 'imagine'>,
  insides: Insides,
): Foresight<S, E> {
  return {
    imagined: (s, who) => k.imagine(s, who, streamDice(1)),
    playOut(world, seat, move, who) {
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
          const told = redact(event, who)
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
    },
  }
}

/** What is known of these moves beforehand; one imagined world is enough for all of them. */
export function offersOf<S extends Core, V, E, C>(
  { game, asked, read }: Pick<Kernel<S, V, E, C>, 'game' | 'asked' | 'read'>,
  { imagined, playOut }: Foresight<S, E>,
  s: Readonly<S>,
  seat: Seat,
  ask: Ask,
): Offers {
  const { rule, moves } = ask
  // Whether a secret choice is the last one is hidden, and nothing happens before.
  if (asked(s).length > 1) return { ...ask, follows: moves.map(() => 'final') }
  const world = imagined(s, seat)
  const seen = moves.map((move) => playOut(game.clone(world), seat, read(move), seat))
  const follows = seen.map((each): Follows => (each.final ? 'final' : each.rule === rule ? 'again' : 'other'))
  if (!game.brings) return { ...ask, follows }
  return { ...ask, follows, brings: seen.map((each) => game.brings!(each, seat, s)) }
}
