import { Emblem } from '@durbar/table'
import type { SeatPlan } from '../match/messages.ts'
import css from './seat-row.module.css'

/** Who sits at a table, as a row of emblems. */
export function SeatRow({ seats }: { seats: readonly SeatPlan[] }) {
  return (
    <ul className={css.row}>
      {seats.map((plan, seat) => (
        <li key={plan.name} title={plan.name}>
          <Emblem seat={seat} size={22} name={plan.name} />
        </li>
      ))}
    </ul>
  )
}
