import type { SeatPlan } from '@durbar/protocol/messages'
import { Emblem } from '@durbar/table'
import { useSeatNames } from '../seat-names.ts'
import css from './seat-row.module.css'

/** Who sits at a table, as a row of emblems. */
export function SeatRow({ seats }: { seats: readonly SeatPlan[] }) {
  return (
    <ul className={css.row}>
      {useSeatNames(seats).map((name, seat) => (
        <li key={name} title={name}>
          <Emblem seat={seat} size={22} name={name} />
        </li>
      ))}
    </ul>
  )
}
