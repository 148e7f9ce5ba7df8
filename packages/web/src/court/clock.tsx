/** A seat's time, smooth between what the court says. */
import { Icon, icons } from '@durbar/table'
import { type CSSProperties, useEffect, useState } from 'react'
import { useHallWords } from '../i18n/hall.ts'
import { ButtonSign } from '../shell/signs.tsx'
import css from './court.module.css'
import type { CourtTable } from './court-table.ts'
import { useCourtTableState } from './use-court-table.ts'
import { useCourtWords } from './wording.ts'

const TICK_MS = 250
const URGENT_MS = 60_000
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

/** m:ss below an hour, else the two largest units. */
export function useTimeSaid(): (ms: number) => string {
  const { t } = useHallWords()
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
      ? `${t('time.days', { count: days })} ${t('time.hours', { count: hours })}`
      : `${t('time.hours', { count: hours })} ${t('time.minutes', { count: minutes })}`
  }
}

interface At {
  readonly table: CourtTable
  readonly seat: number
}

/** What is left of a seat's time, now and a moment later; null: no clock. */
function useLeft({ table, seat }: At): { readonly left: number; readonly running: boolean } | null {
  const { told } = useCourtTableState(table)
  const clock = told?.clocks?.[seat]
  const running = clock?.running ?? false
  const [, setTick] = useState(0)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setTick((n) => n + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [running])
  if (!told || !clock) return null
  return { left: Math.max(0, clock.left - (running ? table.courtNow() - told.now : 0)), running }
}

export function Clock(at: At) {
  const { t } = useHallWords()
  const said = useTimeSaid()
  const clock = useLeft(at)
  if (!clock) return null
  const { left, running } = clock
  const time = said(left)
  return (
    <span
      className={css.clock}
      data-clock={left < HOUR ? '' : 'long'}
      data-urgent={(running && left < URGENT_MS) || undefined}
    >
      <Icon d={icons.hourglass} />
      <span className="sr-only">{t('time.clock', { time })}</span>
      <span aria-hidden="true">{time}</span>
    </span>
  )
}

/** In the place of the time of somebody for whom a bot plays: it has none. */
export function BotMark() {
  const { t } = useCourtWords()
  return (
    <span className={css.clock} data-clock="" data-bot="">
      <ButtonSign of="bot" />
      {t('room.bot')}
    </span>
  )
}

/** The share of its time that the running seat has left: where a bot's thought is drawn, too. */
export function ClockBar(at: At) {
  const clock = useLeft(at)
  const pace = at.table.get().told?.arrangement.pace
  if (!clock?.running || !pace || pace.kind === 'none') return null
  const whole = pace.kind === 'live' ? pace.minutes * MINUTE : pace.days * DAY
  const share = Math.min(1, clock.left / whole)
  return <span className={css.share} style={{ '--share': share } as CSSProperties} aria-hidden="true" />
}
