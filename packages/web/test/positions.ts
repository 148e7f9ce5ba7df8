/** Positions of whole games, as people meet them: every table, random and greedy players, every kind of question. */
import { BOTS, decide } from '@durbar/bots'
import {
  type AnyGame,
  kernel,
  type MoveObject,
  moves,
  type Offers,
  type Seat,
  sampleSettings,
  streamDice,
} from '@durbar/kernel'

export interface Sampled extends Offers {
  readonly seat: Seat
  readonly view: unknown
  /** Whether there is no way back after this move, as it really happens. */
  barrier(move: MoveObject): boolean
  /** For messages: which game this was. */
  readonly from: string
}

interface Met {
  readonly moves: number
  ask(): Sampled
}

/** A question with hundreds of answers looks the same every time: a few of it are enough. */
const MOVES_OF_A_QUESTION = 1400

/** `count` positions over the whole length of games, in equal shares of the questions, of the rare ones all. */
export function positions(game: AnyGame, count: number): Sampled[] {
  const k = kernel(game)
  const buffer = moves()
  const byRule = new Map<string, Met[]>()
  sampleSettings(game).forEach(({ seats, options }, n) => {
    for (const bot of [BOTS.random!, BOTS.level1!]) {
      const dice = streamDice(n)
      const state = k.start(dice, seats, options)
      for (let ply = 0, seat = k.toMove(state); seat >= 0; ply++, seat = k.toMove(state)) {
        const { rule } = state.stack.at(-1)!
        const [at, who, from] = [game.clone(state), seat, `${bot.name}, ply ${ply}`]
        const met: Met = {
          moves: k.legal(state, seat, buffer),
          ask: () => ({
            ...k.offers(at, who)!,
            seat: who,
            view: game.view(at, who),
            barrier: (move) => k.apply(game.clone(at), who, k.read(move), streamDice(ply)),
            from: `${seats} players, ${JSON.stringify(options)}, ${from}`,
          }),
        }
        const known = byRule.get(rule)
        if (known) known.push(met)
        else byRule.set(rule, [met])
        k.apply(state, seat, decide(bot, k, state, seat, dice), dice)
      }
    }
  })
  return spread([...byRule.values()].map(affordable), count).map((met) => met.ask())
}

/** So many of a list, evenly over its whole length. */
function some<T>(list: readonly T[], most: number): T[] {
  const count = Math.min(most, list.length)
  return Array.from({ length: count }, (_, n) => list[Math.floor((n * list.length) / count)]!)
}

function affordable(list: readonly Met[]): readonly Met[] {
  const mean = list.reduce((sum, met) => sum + met.moves, 0) / list.length
  return some(list, Math.max(1, Math.floor(MOVES_OF_A_QUESTION / mean)))
}

function spread<T>(lists: readonly (readonly T[])[], count: number): T[] {
  const chosen: T[] = []
  lists
    .toSorted((a, b) => a.length - b.length)
    .forEach((list, i) => {
      const share = Math.ceil((count - chosen.length) / (lists.length - i))
      chosen.push(...some(list, share))
    })
  return chosen.slice(0, count)
}
