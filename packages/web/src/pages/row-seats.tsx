/** Who sits at a table of the hall: emblems, and dashed rings for what is free. */
import type { TableRow } from '@durbar/protocol/court/told'
import { EmblemSample } from '@durbar/table'
import { plansOf } from '../court/seat-plans.ts'
import { emblemsOf, useSeatNames } from '../seat-names.ts'
import css from './court-leaf.module.css'

export function RowSeats({ row }: { row: TableRow }) {
  const plans = plansOf(row)
  const emblems = emblemsOf(plans)
  const names = useSeatNames(plans)
  return (
    <>
      {row.seats.map((seat, n) =>
        seat.kind === 'person' || seat.kind === 'bot' ? (
          <EmblemSample key={n} emblem={emblems[n]!} size={28} name={names[n]!} />
        ) : (
          <i key={n} className={css.ring} aria-hidden="true">
            +
          </i>
        ),
      )}
    </>
  )
}
