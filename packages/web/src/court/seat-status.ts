/** What is said under the name of a seat that is somebody's: where they are, and who plays for them. */
import type { TableTold } from '@durbar/protocol/court/told'
import { useEffect, useState } from 'react'
import { useHallWords } from '../i18n/hall.ts'
import { useTimeSaid } from './clock.tsx'
import type { CourtTable } from './court-table.ts'
import { useConnectionState, useCourtTableState } from './use-court-table.ts'
import { useCourtWords } from './wording.ts'

const URGENT_MS = 60_000
const DAY_MS = 86_400_000
const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

/** `alone`: where the name already says that somebody thinks or is gone. */
type StatusOf = (seat: number, alone?: boolean) => string | null

export function useSeatStatus(table: CourtTable, told: TableTold): StatusOf {
  const { t } = useCourtWords()
  const { t: hall } = useHallWords()
  const { presence } = useCourtTableState(table)
  const line = useConnectionState()
  const time = useTimeSaid()
  const now = table.courtNow()
  const left = (n: number) => {
    const clock = told.clocks?.[n]
    return clock?.running ? Math.max(0, clock.left - (now - told.now)) : null
  }
  /** Where a move may take days: since when. */
  const since = (n: number) => {
    const { pace } = told.arrangement
    const last = left(n)
    if (pace.kind !== 'slow' || last === null) return null
    const days = Math.round((dayOf(now) - dayOf(now - (pace.days * DAY_MS - last))) / DAY_MS)
    if (days < 1) return null
    return days === 1 ? t('seat.sinceYesterday') : t('seat.sinceDays', { count: days })
  }
  // Those who are gone, and those whose last minute runs, are counted; nobody else needs a second hand.
  const ticks =
    presence.some(({ state }) => state === 'gone') ||
    told.seats.some((_, n) => (left(n) ?? URGENT_MS * 2) < URGENT_MS * 1.1)
  const [, setTick] = useState(0)
  useEffect(() => {
    if (!ticks) return
    const timer = setInterval(() => setTick((n) => n + 1), 1000)
    return () => clearInterval(timer)
  }, [ticks])
  return (n, alone = false) => {
    const seat = told.seats[n]
    if (seat?.kind !== 'person' || told.phase !== 'playing') return null
    if (told.yours.includes(n) && line !== 'open') return t('seat.cutOff')
    if (seat.standIn) return t(seat.standIn.why === 'resigned' ? 'seat.resigned' : 'seat.bot')
    if (told.request?.seat === n && told.request.declined === null && now < told.request.until)
      return t('seat.asksBack')
    const last = left(n)
    if (last !== null && last < URGENT_MS) return t('seat.seconds', { count: Math.ceil(last / 1000) })
    if (line !== 'open' || told.yours.includes(n)) return null
    const there = presence.find(({ person }) => person === seat.person)
    if (there?.state === 'away') return hall('there.away')
    if (there?.state !== 'gone')
      return since(n) ?? (told.clocks?.[n]?.running && !alone ? t('seat.thinks') : null)
    if (there.since === null) return hall('there.gone')
    const gone = { time: time(now - there.since) }
    return alone && told.clocks ? t('seat.clockGoesOn', gone) : t('seat.goneSince', gone)
  }
}
