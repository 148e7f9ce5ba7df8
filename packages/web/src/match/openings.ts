/** Tables that were arranged and not yet opened. */

import type { Box } from 'virtual:catalogue'
import type { Options } from '@durbar/kernel'
import type { Opening, SeatPlan, TableSummary } from '@durbar/protocol/messages'
import { currentSettings } from '../settings.ts'

/** In the session's storage, so that a reload before the first move loses nothing; where there is none, here. */
const keyOf = (id: string) => `durbar.opening.${id}`
const kept = new Map<string, string>()

function keep(id: string, opening: string): void {
  try {
    sessionStorage.setItem(keyOf(id), opening)
  } catch {
    kept.set(id, opening)
  }
}

export function openingOf(id: string): Opening | null {
  try {
    const stored = kept.get(id) ?? sessionStorage.getItem(keyOf(id))
    // Whoever opens the table checks it: the authority reads nothing unseen.
    return stored ? (JSON.parse(stored) as Opening) : null
  } catch {
    return null
  }
}

export function opened(id: string): void {
  kept.delete(id)
  try {
    sessionStorage.removeItem(keyOf(id))
  } catch {
    // Nothing was stored there.
  }
}

const newId = (): string => crypto.randomUUID().slice(0, 8)

/** Keeps the opening for the table page and gives its address. */
export function arrange(game: string, seats: readonly SeatPlan[], options: Options, key?: string): string {
  const id = newId()
  const opening: Opening = { id, game, seats, options, ...(key ? { key } : {}) }
  keep(id, JSON.stringify(opening))
  return `/table/${id}`
}

/** The same people, bots and options, another deal. */
export const sameAgain = ({ game, seats, options }: TableSummary): string => arrange(game, seats, options)

/** Whoever plays at this device, as they chose to be called and seen. */
export function you(): SeatPlan {
  const { name, emblem, colour } = currentSettings()
  return { kind: 'person', ...(name ? { name } : {}), emblem, ...(colour === null ? {} : { colour }) }
}

const bot = (level: string): SeatPlan => ({ kind: 'bot', level })

/** The prepared game of an introduction: one person, and bots that play the same against the same moves. */
export function introductoryTable(
  game: string,
  { seats, options = {}, key }: { seats: number; options?: Options; key: string },
): string {
  const bots = Array.from({ length: seats - 1 }, () => bot('level1'))
  return `${arrange(game, [you(), ...bots], options, key)}?intro`
}

const FIRST_LEVELS = ['level3', 'level2', 'level3', 'level2']

/** One person against bots of middling strength: what "Play" means on the home page. */
export function quickTable(box: Box): string {
  const count = box.seats.includes(3) ? 3 : box.seats[0]!
  const bots = FIRST_LEVELS.slice(0, count - 1).map(bot)
  const options = Object.fromEntries(box.options.map((option) => [option.key, option.default]))
  return arrange(box.id, [you(), ...bots], options)
}
