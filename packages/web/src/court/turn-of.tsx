/** In the place of the prompt while somebody elsewhere is asked: who, whether they are there, and their time. */
import { Emblem, useSettings } from '@durbar/table'
import type { ReactNode } from 'react'
import { Clock, ClockBar } from './clock.tsx'
import type { CourtTable } from './court-table.ts'
import css from './turn-of.module.css'
import { useCourtWords } from './wording.ts'

export function TurnOf(props: {
  table: CourtTable
  seat: number
  name: string
  /** Whether they are there. */
  dot: ReactNode
  gone: boolean
  /** What is said of them at their seat. */
  status: string | null
}) {
  const { table, seat, name, dot, gone, status } = props
  const { t } = useCourtWords()
  const { volume } = useSettings()
  return (
    <div className={css.turnOf} data-turn-of={seat}>
      <span className={css.medallion}>
        <Emblem seat={seat} size={40} />
        {dot}
      </span>
      <p role="status">
        <b>{t(gone ? 'turn.gone' : 'turn.thinks', { name })}</b>
        {status ? <span>{status}</span> : null}
      </p>
      <Clock table={table} seat={seat} />
      <ClockBar table={table} seat={seat} />
      <p className={css.meanwhile}>{t(volume > 0 ? 'turn.drum' : 'turn.around')}</p>
    </div>
  )
}
