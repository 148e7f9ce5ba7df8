import type { SeatPlan } from '@durbar/protocol/messages'
import { Emblem, SeatingProvider } from '@durbar/table'
import { useSeatingOf, useSeatNames } from '../seat-names.ts'
import css from './seat-row.module.css'

/** Who sits at a table, as a row of emblems. */
export function SeatRow({ seats }: { seats: readonly SeatPlan[] }) {
  const names = useSeatNames(seats)
  return (
    <SeatingProvider value={useSeatingOf(seats, null)}>
      <ul className={css.row}>
        {names.map((name, seat) => (
          <li key={name} title={name}>
            <Emblem seat={seat} size={22} name={name} />
          </li>
        ))}
      </ul>
    </SeatingProvider>
  )
}
