/** Complete options from what was given, or why they do not fit. */
import type { AnyGame, Options } from './api.ts'
import type { Refused } from './match.ts'
import { attempt, cut, show } from './show.ts'

const entriesOf = (given: unknown): [string, unknown][] | null =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
    ? attempt(() => Object.entries(given))
    : null

export function optionsOf(
  game: Pick<AnyGame, 'id' | 'seats' | 'options' | 'refuseOptions'>,
  seats: number,
  given: unknown,
): Options | Refused {
  if (!game.seats.includes(seats))
    return { refused: `${game.id} is for ${game.seats.join(', ')} players, not ${show(seats)}` }
  const entries = entriesOf(given)
  if (entries === null) return { refused: 'options must be an object' }
  const known = new Map(game.options.map((option) => [option.key, option]))
  const complete: Record<string, string | number | boolean> = {}
  for (const option of game.options) complete[option.key] = option.default
  for (const [key, value] of entries) {
    const option = known.get(key)
    if (!option) return { refused: `${game.id} has no option '${cut(key)}'` }
    const chosen = option.values.find((each) => each === value)
    if (chosen === undefined)
      return {
        refused: `option '${key}' must be one of ${option.values.map((v) => JSON.stringify(v)).join(', ')}`,
      }
    complete[key] = chosen
  }
  const refusal = game.refuseOptions(seats, complete)
  if (refusal) return { refused: `these options do not fit ${seats} players (${refusal.rule})`, ...refusal }
  return complete
}
