/** A position as the strongest bot judges what it has not searched: played on by the light policy, then looked at. */
import { type AnyKernel, byInsight, DEFAULTS, insightOf, LightPolicy } from '@durbar/bots'
import type { Core, Knower } from '@durbar/kernel'
import { errorOf, meanOf, type Prospect, prospectOf } from './prospect.ts'
import { diceOf, type Purpose } from './seeds.ts'

const policies = new WeakMap<AnyKernel, LightPolicy>()

function policyOf(kernel: AnyKernel): LightPolicy {
  const known = policies.get(kernel)
  if (known) return known
  const made = new LightPolicy(kernel, byInsight(kernel), { ...DEFAULTS, ...insightOf(kernel).search })
  policies.set(kernel, made)
  return made
}

/** Which chance a playout is drawn with, and from whose knowledge: all seats' together if nobody is named. */
interface Draw {
  readonly purpose: Purpose
  readonly ply: number
  readonly who?: Knower
  readonly salt?: number
}

/** How the end of a playout is looked at. */
type Look = (kernel: AnyKernel, s: Core) => Prospect

/**
 * One playout; the n-th is the same for any two positions that look alike to whoever is asked, and as like as can be
 * for two that do not.
 */
export function playout(
  kernel: AnyKernel,
  s: Core,
  { purpose, ply, who = 'together', salt }: Draw,
  n: number,
  look: Look = prospectOf,
): Prospect {
  if (s.result !== null) return look(kernel, s)
  const dice = diceOf(purpose, ply, n, salt)
  return look(kernel, policyOf(kernel).playOn(kernel.imagine(s, who, dice), dice))
}

const playoutsOf = (kernel: AnyKernel, s: Core, draw: Draw, playouts: number): readonly Prospect[] =>
  Array.from({ length: s.result ? 1 : playouts }, (_, n) => playout(kernel, s, draw, n))

/** What a position promises, by so many playouts. */
export const judged = (kernel: AnyKernel, s: Core, draw: Draw, playouts: number): Prospect =>
  meanOf(playoutsOf(kernel, s, draw, playouts))

/** The same, and how sure that is. */
export function judgedWithin(kernel: AnyKernel, s: Core, draw: Draw, playouts: number) {
  const all = playoutsOf(kernel, s, draw, playouts)
  return { value: meanOf(all), error: errorOf(all) }
}
