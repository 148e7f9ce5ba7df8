/** Numbers of a review as they are written. */
import type { Language } from '@durbar/room'

/** "1.3": a tenth of a place is as fine as anybody can tell. */
export const tenths = (language: Language, x: number): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    // A negative nothing is nothing.
    Math.round(x * 10) / 10 + 0,
  )

/** What was gained or lost, in places: fewer is better, and better is written with a plus. */
export function gained(language: Language, change: number): string {
  const gain = Math.round(-change * 10) / 10
  return gain === 0 ? tenths(language, 0) : `${gain > 0 ? '+' : '−'}${tenths(language, Math.abs(gain))}`
}

/** Of a hundred games; a playout is no proof, so nothing is certain before the end. */
export const ofHundred = (chance: number): number => Math.min(99, Math.max(1, Math.round(100 * chance)))
