/** Days as people count them. */
import { dated, type Language } from '@durbar/room'

const DAY_MS = 86_400_000

/** Whole days between two moments as a calendar counts them. */
export function daysBetween(earlier: number, later: number): number {
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0)
  return Math.round((midnight(later) - midnight(earlier)) / DAY_MS)
}

/** Today or yesterday; null: longer ago. */
export function nearDay(language: Language, at: number, now: number): string | null {
  const days = daysBetween(at, now)
  return days < 2 ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day') : null
}

/** "14 November", with the year where it is another. */
export function dateSaid(language: Language, at: number, now: number): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return dated(language, at, { day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) })
}
