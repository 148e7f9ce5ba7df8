/**
 * Bots by name: the levels, and others that are spelled out, which is how levels and settings are measured:
 * `search/600/rollout=20/skill=4` (iterations, then settings), `greedy/3/0.01` (worlds, carelessness).
 */
import type { AnyKernel, Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { BOTS } from './levels.ts'
import { DEFAULTS, type SearchSettings } from './search/settings.ts'
import { searcher } from './searcher.ts'

const isSetting = (name: string): name is keyof SearchSettings => Object.hasOwn(DEFAULTS, name)

/** Those of these names, ready to play this game. */
export async function seatedBots(kernel: AnyKernel, names: readonly string[]): Promise<Bot[]> {
  const bots = names.map((name) => botNamed(name)!)
  for (const bot of bots) await bot.prepare?.(kernel)
  return bots
}

/** null = there is no such bot. */
export function botNamed(name: string): Bot | null {
  if (Object.hasOwn(BOTS, name)) return BOTS[name]!
  const [kind, effort, ...parts] = name.split('/')
  if (kind === 'greedy') return spelledOutGreedy(name, Number(effort), Number(parts[0] ?? 0))
  const iterations = Number(effort)
  if (kind !== 'search' || !Number.isInteger(iterations) || iterations < 1) return null
  const settings: Partial<Record<keyof SearchSettings, number>> = {}
  for (const part of parts) {
    const [key = '', value = ''] = part.split('=')
    if (!isSetting(key) || value === '' || !Number.isFinite(Number(value))) return null
    settings[key] = Number(value)
  }
  return searcher(name, iterations, settings)
}

const spelledOutGreedy = (name: string, worlds: number, carelessness: number): Bot | null =>
  Number.isInteger(worlds) && worlds > 0 && carelessness >= 0 ? greedy(name, worlds, carelessness) : null
