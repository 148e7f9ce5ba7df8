/**
 * Bots by name: the levels, and any search that is spelled out, such as `search/600/rollout=20/skill=4`
 * (iterations, then settings): this is how the settings of a game are measured.
 */
import type { Bot } from './bot.ts'
import { BOTS } from './levels.ts'
import { DEFAULTS, type SearchSettings } from './search/search.ts'
import { searcher } from './searcher.ts'

const isSetting = (name: string): name is keyof SearchSettings => Object.hasOwn(DEFAULTS, name)

/** null = there is no such bot. */
export function botNamed(name: string): Bot | null {
  if (Object.hasOwn(BOTS, name)) return BOTS[name]!
  const [kind, effort, ...parts] = name.split('/')
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
