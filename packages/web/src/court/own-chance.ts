/** What this device adds to the dice of a table: chosen here, kept until the game is over and it has been checked. */
import { commitmentTo } from '@durbar/protocol/court/seal'
import { freshSecret } from '../chance.ts'

interface OwnChance {
  readonly chance: string
  readonly commitment: string
}

const CHANCE = /^[0-9a-f]{64}$/
const PREFIX = 'durbar.chance.'
const keyOf = (table: string) => `${PREFIX}${table}`
/** For a browser that keeps nothing. */
const now = new Map<string, string>()

export function keptChance(table: string): string | null {
  try {
    const kept = now.get(table) ?? localStorage.getItem(keyOf(table))
    return kept && CHANCE.test(kept) ? kept : null
  } catch {
    return null
  }
}

/** Chosen once, however often the page is opened. */
export function chanceFor(table: string): OwnChance {
  const chance = keptChance(table) ?? freshSecret()
  now.set(table, chance)
  try {
    localStorage.setItem(keyOf(table), chance)
  } catch {
    // Kept for this visit.
  }
  return { chance, commitment: commitmentTo(chance) }
}

/** Of all tables: nobody sits at any of them from here any more. */
export function forgetChances(): void {
  now.clear()
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
