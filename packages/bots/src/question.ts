/** A decision asked of a bot elsewhere: in a browser's worker, or in a thread of the server's pool. */
import { type Core, type MoveObject, type Seat, streamDice } from '@durbar/kernel'
import type { AnyKernel } from './bot.ts'
import { BOTS, LONGEST_MS } from './levels.ts'
import type { Past, Recollections } from './recollections.ts'
import { type Thinking, think } from './think.ts'

export interface Question {
  readonly game: string
  /** Imagined anew from the seat before the bot looks at it. */
  readonly state: unknown
  readonly seat: Seat
  readonly level: string
  /** Think this long instead of the bot's own number of iterations. */
  readonly milliseconds?: number
  /** The same seed, the same answer. */
  readonly seed: number
  /** Given, the bot goes on thinking where it was at its last decision in this match. */
  readonly past?: Past
}

export interface AnswerChoice {
  readonly move: MoveObject
  /** Share of the search, 0 to 1. */
  readonly share: number
  /** The place the seat may expect. */
  readonly place: number
}

export interface Answer {
  readonly move: MoveObject
  /** The choices thought about most; none from bots that do not search. */
  readonly choices: readonly AnswerChoice[]
}

const TOLD = 3
const REPORT_EVERY_MS = 60

/** How a question is answered: `cancelled` is asked between slices, `recollections` outlive the question. */
export interface Answering extends Omit<Thinking, 'milliseconds' | 'longest' | 'memory'> {
  readonly clock: () => number
  readonly recollections?: Recollections
}

/** null = told to stop before an answer was found. */
export async function answerTo(
  { state, seat, level, milliseconds, seed, past }: Question,
  kernel: AnyKernel,
  { progress, recollections, ...how }: Answering,
): Promise<Answer | null> {
  const bot = Object.hasOwn(BOTS, level) ? BOTS[level] : undefined
  if (!bot) throw new Error(`there is no bot '${level}'`)
  await bot.prepare?.(kernel)
  let reported = how.clock()
  const lent = past && recollections?.lend(past, seat, level, kernel)
  const thought = await think(bot, kernel, state as Core, seat, streamDice(seed), {
    ...how,
    ...(milliseconds === undefined ? { longest: bot.longest ?? LONGEST_MS } : { milliseconds }),
    ...(lent ? { memory: lent.memory } : {}),
    progress(share) {
      const now = how.clock()
      if (now - reported < REPORT_EVERY_MS) return
      reported = now
      progress?.(share)
    },
  }).finally(() => lent?.giveBack())
  if (thought === null) return null
  const choices = (thought.explanation?.choices ?? [])
    .slice(0, TOLD)
    .map((each) => ({ move: each.move, share: each.share, place: each.places[seat]! }))
  return { move: kernel.write(thought.move), choices }
}
