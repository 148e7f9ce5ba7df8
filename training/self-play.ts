/** Games that bots play against themselves, and what is kept of them to learn from. */
import {
  type AnyKernel,
  type Bot,
  decide,
  GRAIN,
  greedy,
  insightOf,
  type Judge,
  questions,
  random,
  spreadOf,
} from '@durbar/bots'
import { type Core, type Setting, streamDice } from '@durbar/kernel'
import type { Features } from '@durbar/room'

/** One position: what can be read of it, in grains, and what is to be learned of every two seats. */
export interface Sample {
  readonly seats: number
  readonly features: Int16Array
  /** seat * MOST_SEATS + other -> the chance that the first comes in before the second, as it turned out. */
  readonly before: Float64Array
  /** What the hand-written evaluation says of each seat, by its own measure. */
  readonly written: Float64Array
}

/** No game has more. */
export const MOST_SEATS = 5

interface Manner {
  readonly judge: Judge
  /** How easily a move that is a little worse is taken: see `greedy`. */
  readonly careless: number
  /** One move in so many falls to chance, so that positions come up which nobody would choose. */
  readonly whim: number
  /** One position in so many is kept: neighbours have the same end and teach little more. */
  readonly every: number
  /**
   * How much of what a position teaches is what came of it later, move by move, rather than what the judge says of
   * it at once; 1: the end alone. An end says little about one position of many, what the judge said soon after says
   * more: this is the lambda of temporal differences.
   */
  readonly patience: number
}

const worth = new Float64Array(16)

// biome-ignore lint/suspicious/noExplicitAny: every game is trained alike
type AnyFeatures = Features<any>

export function selfPlay(
  kernel: AnyKernel,
  features: AnyFeatures,
  { seats, options }: Setting,
  { judge, careless, whim, every, patience }: Manner,
  seed: number,
): readonly Sample[] {
  const dice = streamDice(seed)
  const player: Bot = greedy('player', 1, careless, () => judge)
  const samples: { ply: number; features: Int16Array; written: Float64Array }[] = []
  const { evaluate, weights } = insightOf(kernel)
  const spread = spreadOf(kernel)
  const judged: Float64Array[] = []
  const row = new Float64Array(seats * features.seat.length + features.table.length)
  const game = questions(kernel, seats, options, dice)
  let step = game.next()
  while (!step.done) {
    const { state, seat } = step.value
    if (dice.below(every) === 0) {
      row.fill(0)
      features.read(state, row)
      evaluate(state, worth, weights)
      samples.push({
        ply: judged.length,
        written: worth.slice(0, seats).map((each) => each / spread),
        features: Int16Array.from(row, (x) => Math.floor(x * GRAIN + 0.5)),
      })
    }
    judged.push(chances(state, judge))
    const bot = dice.below(whim) === 0 ? random : player
    step = game.next(decide(bot, kernel, state, seat, dice))
  }
  const { places } = step.value.result!
  const end = pairs(seats, (a, b) => (places[a]! < places[b]! ? 1 : places[a] === places[b] ? 0.5 : 0))
  const learned = new Map<number, Float64Array>()
  let later = end
  for (let ply = judged.length - 1; ply >= 0; ply--) {
    const next = later
    const now = judged[ply]!
    later = next.map((chance, i) => patience * chance + (1 - patience) * now[i]!)
    learned.set(ply, later)
  }
  return samples.map(({ ply, ...sample }) => ({ ...sample, seats, before: learned.get(ply)! }))
}

function pairs(seats: number, chance: (a: number, b: number) => number): Float64Array {
  const all = new Float64Array(MOST_SEATS * MOST_SEATS)
  for (let a = 0; a < seats; a++)
    for (let b = 0; b < seats; b++) if (a !== b) all[a * MOST_SEATS + b] = chance(a, b)
  return all
}

function chances(state: Core, judge: Judge): Float64Array {
  judge.evaluate(state, worth)
  return pairs(state.seats, (a, b) => judge.beats(worth[a]! - worth[b]!))
}
