/** A handful of tables per game that together show every number of players and every value of every option. */
import type { AnyRoom } from '@durbar/games'
import { type Options, settingsOf } from '@durbar/kernel'

export interface Laid {
  readonly seats: number
  readonly options: Options
}

const traits = ({ seats, options }: Laid): string[] => [
  `seats=${seats}`,
  ...Object.entries(options).map(([key, value]) => `${key}=${String(value)}`),
]

/** Takes, again and again, the table that shows most of what has not been shown. */
export function coveringTables({ game }: AnyRoom): Laid[] {
  const all = settingsOf(game)
  const missing = new Set(all.flatMap(traits))
  const chosen: Laid[] = []
  while (missing.size > 0) {
    const news = (table: Laid) => traits(table).filter((trait) => missing.has(trait)).length
    const best = all.reduce((a, b) => (news(b) > news(a) ? b : a))
    chosen.push(best)
    for (const trait of traits(best)) missing.delete(trait)
  }
  return chosen
}
