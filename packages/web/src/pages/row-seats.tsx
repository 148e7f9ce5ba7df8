/** Who sits at a table of the hall: emblems, and dashed rings for what is free. */
import type { TableRow } from '@durbar/protocol/court/told'
import { EmblemSample } from '@durbar/table'
import { PresenceDot } from '../court/presence-dot.tsx'
import { plansOf } from '../court/seat-plans.ts'
import { coloursOf, emblemsOf, useSeatNames } from '../seat-names.ts'
import css from './hall-row.module.css'

/** `presence`: who of them is at court now. */
export function RowSeats({ row, presence = false }: { row: TableRow; presence?: boolean }) {
  const plans = plansOf(row)
  const emblems = emblemsOf(plans)
  const colours = coloursOf(plans)
  const names = useSeatNames(plans)
  return (
    <>
      {row.seats.map((seat, n) =>
        seat.kind === 'person' || seat.kind === 'bot' ? (
          <span key={n} className={css.sits}>
            <EmblemSample emblem={emblems[n]!} colour={colours[n]!} size={28} name={names[n]!} />
            {presence && seat.kind === 'person' ? (
              <PresenceDot state={row.here.includes(seat.person) ? 'here' : 'gone'} />
            ) : null}
          </span>
        ) : (
          <i key={n} className={css.ring} aria-hidden="true">
            +
          </i>
        ),
      )}
    </>
  )
}
