/** A seat's time, smooth between what the court says. */
import { Icon, icons } from '@durbar/table'
import { useEffect, useState } from 'react'
import css from './court.module.css'
import type { CourtTable } from './court-table.ts'
import { useCourtTableState } from './use-court-table.ts'
import { useCourtWords } from './wording.ts'

const TICK_MS = 250
const URGENT_MS = 60_000
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

/** m:ss below an hour, else the two largest units. */
export function useTimeSaid(): (ms: number) => string {
  const { t } = useCourtWords()
  return (ms) => {
    if (ms < HOUR) {
      const seconds = Math.ceil(ms / 1000)
      return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    }
    const [days, hours, minutes] = [
      Math.floor(ms / DAY),
      Math.floor((ms % DAY) / HOUR),
      Math.floor((ms % HOUR) / MINUTE),
    ]
    return days > 0
      ? `${t('seat.days', { count: days })} ${t('seat.hours', { count: hours })}`
      : `${t('seat.hours', { count: hours })} ${t('seat.minutes', { count: minutes })}`
  }
}

export function Clock({ table, seat }: { table: CourtTable; seat: number }) {
  const { t } = useCourtWords()
  const { told } = useCourtTableState(table)
  const said = useTimeSaid()
  const clock = told?.clocks?.[seat]
  const running = clock?.running ?? false
  const [, setTick] = useState(0)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setTick((n) => n + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [running])
  if (!told || !clock) return null
  const left = Math.max(0, clock.left - (running ? table.courtNow() - told.now : 0))
  const time = said(left)
  return (
    <span className={css.clock} data-clock="" data-urgent={(running && left < URGENT_MS) || undefined}>
      <Icon d={icons.hourglass} />
      <span className="sr-only">{t('seat.clock', { time })}</span>
      <span aria-hidden="true">{time}</span>
    </span>
  )
}
