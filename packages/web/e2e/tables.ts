/** A handful of tables per game that together show every number of players and every value of every option. */
import type { AnyRoom } from '@durbar/games'
import { type Setting, settingsOf } from '@durbar/kernel'

const traits = ({ seats, options }: Setting): string[] => [
  `seats=${seats}`,
  ...Object.entries(options).map(([key, value]) => `${key}=${String(value)}`),
]

/** Takes, again and again, the table that shows most of what has not been shown. */
export function coveringTables({ game }: AnyRoom): Setting[] {
  const all = settingsOf(game)
  const missing = new Set(all.flatMap(traits))
  const chosen: Setting[] = []
  while (missing.size > 0) {
    const news = (setting: Setting) => traits(setting).filter((trait) => missing.has(trait)).length
    const best = all.reduce((a, b) => (news(b) > news(a) ? b : a))
    chosen.push(best)
    for (const trait of traits(best)) missing.delete(trait)
  }
  return chosen
}
