/** A slow rule fails like a wrong one. */
import type { Core } from '../api.ts'
import { streamDice } from '../dice.ts'
import type { Kernel } from '../kernel-api.ts'
import { moves } from '../packing.ts'
import type { Plan } from './plan.ts'

/** Plays random games with full enumeration; returns the decisions made. */
export function randomGames<S extends Core, V, E>(
  kernel: Kernel<S, V, E>,
  plan: Plan,
  games: number,
): number {
  const dice = streamDice(plan.seed)
  const out = moves()
  let decisions = 0
  for (let n = 0; n < games; n++) {
    const { seats, options } = plan.tables[n % plan.tables.length]!
    const s = kernel.start(dice, seats, options)
    for (let seat = kernel.toMove(s); seat >= 0; seat = kernel.toMove(s)) {
      const legal = kernel.legal(s, seat, out)
      if (++decisions > games * kernel.game.longest) return decisions
      kernel.apply(s, seat, out.at[dice.below(legal)]!, dice)
    }
  }
  return decisions
}

export function speed<S extends Core, V, E>(
  kernel: Kernel<S, V, E>,
  plan: Plan,
  fail: (what: string) => void,
): number {
  if (!plan.floor) return 0
  randomGames(kernel, plan, 50)
  const began = performance.now()
  const decisions = randomGames(kernel, plan, 200)
  const perSecond = Math.round((decisions / (performance.now() - began)) * 1000)
  if (perSecond < plan.floor) fail(`${perSecond} decisions a second, the floor is ${plan.floor}`)
  return decisions
}
