import type { Seat } from '@durbar/kernel'
import { counting } from '@durbar/room'
import type { ReactNode } from 'react'
import { Emblem } from '../ornament/emblem.tsx'
import { SeatLabel } from '../ornament/seat-label.tsx'
import { useSeating } from '../ornament/seating.ts'
import { useLanguage } from '../settings.tsx'
import css from './score-table.module.css'

/** One source of points. `values` and `notes` have one entry for each seat. */
export interface ScoreRow {
  readonly label: string
  readonly icon?: ReactNode
  readonly hint?: ReactNode
  readonly values: readonly ReactNode[]
  readonly notes?: readonly ReactNode[]
  /** What is added up, and what decides. */
  readonly weight?: 'subtotal' | 'total'
  /** Seats whose value here leads. */
  readonly first?: readonly Seat[]
}

interface ScoreTableProps {
  readonly rows: readonly ScoreRow[]
  readonly name: (seat: Seat) => string
  readonly caption?: string
}

const CAPTION = { de: 'Woraus die Punkte aller bestehen', en: 'What everybody’s points are made of' }

/** What everybody's points are made of: a column for each seat, a row for each source. */
export function ScoreTable({ rows, name, caption }: ScoreTableProps) {
  const language = useLanguage()
  const { own } = useSeating()
  const { number } = counting(language)
  const seats = rows[0]?.values ?? []
  return (
    <div className={css.around}>
      <table className={css.score}>
        <caption className={caption ? undefined : 'sr-only'}>{caption ?? CAPTION[language]}</caption>
        <thead>
          <tr>
            <td />
            {seats.map((_, seat) => (
              <th key={seat} scope="col" data-own={seat === own || undefined}>
                <Emblem seat={seat} size={30} />
                <span>
                  <SeatLabel seat={seat} name={name(seat)} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, icon, hint, values, notes, weight, first }) => (
            <tr key={label} data-weight={weight}>
              <th scope="row">
                {icon}
                {label}
                {hint ? <small>{hint}</small> : null}
              </th>
              {values.map((value, seat) => (
                <td
                  key={seat}
                  data-none={value === 0 || undefined}
                  data-first={first?.includes(seat) || undefined}
                  data-own={seat === own || undefined}
                >
                  <b>{typeof value === 'number' ? number(value) : value}</b>
                  {notes ? <small>{notes[seat]}</small> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
