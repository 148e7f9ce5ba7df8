/** When somebody does not want to be disturbed: minutes of the day, in the zone where they are. */
import type { Subscription } from '@durbar/protocol/court/people'

type Quiet = NonNullable<Subscription['quiet']>

const DAY_MINUTES = 1440

const isZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

function minuteOfDay(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return of('hour') * 60 + of('minute')
}

/** The first moment from `at` on that is not quiet. */
export function afterQuiet(at: number, quiet: Quiet | null): number {
  if (!quiet || quiet.from === quiet.to || !isZone(quiet.zone)) return at
  const minute = minuteOfDay(at, quiet.zone)
  const isQuiet =
    quiet.from < quiet.to
      ? minute >= quiet.from && minute < quiet.to
      : minute >= quiet.from || minute < quiet.to
  if (!isQuiet) return at
  const wait = (quiet.to - minute + DAY_MINUTES) % DAY_MINUTES
  return at - (at % 60_000) + wait * 60_000
}
