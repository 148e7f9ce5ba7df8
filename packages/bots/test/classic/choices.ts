/** Positions of random games, spread over all tables and the whole course of a game, and what a bot chooses there. */
import { moves, settingsOf, streamDice } from '@durbar/kernel'
import { type AnyKernel, type Searcher, think } from '../../src/index.ts'

export const POSITIONS = 40
/** Iterations of a thought that is compared every day; a whole one takes up to a second. */
export const SHORT = 60

/** Of one game: the iterations of a whole thought, and by position the sum of the state and the moves, spelled out. */
export interface Recorded {
  readonly iterations: number
  readonly chosen: readonly { readonly state: number; readonly short: string; readonly whole: string }[]
}

/** Decisions between at least two moves, in the random game of this number. */
function* decisions(kernel: AnyKernel, n: number) {
  const tables = settingsOf(kernel.game)
  const { seats, options } = tables[(n * 7) % tables.length]!
  const dice = streamDice(n)
  const out = moves()
  const s = kernel.start(dice, seats, options)
  for (let seat = kernel.toMove(s); seat >= 0; seat = kernel.toMove(s)) {
    const count = kernel.legal(s, seat, out)
    const move = out.at[dice.below(count)]!
    if (count > 1) yield { s, seat }
    kernel.apply(s, seat, move, dice)
  }
}

export function position(kernel: AnyKernel, n: number) {
  let count = 0
  for (const _ of decisions(kernel, n)) count++
  let left = Math.floor((count * (n + 0.5)) / POSITIONS)
  for (const each of decisions(kernel, n)) if (left-- === 0) return each
  throw new Error(`random game ${n} has no decision to look at`)
}

/** After so many iterations, spelled out. */
export async function choice(
  bot: Searcher,
  kernel: AnyKernel,
  { s, seat }: ReturnType<typeof position>,
  iterations: number,
): Promise<string> {
  const brief = { ...bot, iterations: () => iterations }
  const thought = await think(brief, kernel, s, seat, streamDice(7), { breathe: async () => {} })
  return JSON.stringify(kernel.write(thought!.move))
}
