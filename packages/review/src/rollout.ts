/** A position as the strongest bot judges what it has not searched: played on by the light policy, then looked at. */
import { type AnyKernel, byInsight, DEFAULTS, insightOf, LightPolicy } from '@durbar/bots'
import type { Core, Knower } from '@durbar/kernel'
import { errorOf, meanOf, type Prospect, prospectOf } from './prospect.ts'
import { diceOf, type Purpose } from './seeds.ts'

/** What a playout is for: a position's worth, or what chance changed of it. */
type Question = 'worth' | 'luck'

const policies = new WeakMap<AnyKernel, Readonly<Record<Question, LightPolicy>>>()

function policiesOf(kernel: AnyKernel): Readonly<Record<Question, LightPolicy>> {
  const known = policies.get(kernel)
  if (known) return known
  const { search, luck } = insightOf(kernel)
  const settings = { ...DEFAULTS, ...search }
  const light = (rollout: number) => new LightPolicy(kernel, byInsight(kernel), { ...settings, rollout })
  const made = { worth: light(settings.rollout), luck: light(luck?.rollout ?? settings.rollout) }
  policies.set(kernel, made)
  return made
}

/** Which chance a playout is drawn with, and from whose knowledge: all seats' together if nobody is named. */
interface Draw {
  readonly purpose: Purpose
  readonly ply: number
  readonly who?: Knower
  readonly salt?: number
  readonly asks?: Question
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
  { purpose, ply, who = 'together', salt, asks = 'worth' }: Draw,
  n: number,
  look: Look = prospectOf,
): Prospect {
  if (s.result !== null) return look(kernel, s)
  const dice = diceOf(purpose, ply, n, salt)
  return look(kernel, policiesOf(kernel)[asks].playOn(kernel.imagine(s, who, dice), dice))
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
