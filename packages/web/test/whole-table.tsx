/** All that a table shows at once, as the frame shows it. */
import type { AnyTable, TableProps } from '@durbar/table'

export function WholeTable({ table, props }: { table: AnyTable; props: TableProps<unknown> }) {
  const { Board, Side, Hand, Aside, SeatLine } = table
  const seats = (props.view as { players: readonly unknown[] }).players
  return (
    <>
      <Board {...props} />
      {Side ? <Side {...props} /> : null}
      {Hand ? <Hand {...props} /> : null}
      {Aside ? <Aside {...props} /> : null}
      {seats.map((_, seat) => (
        <SeatLine key={seat} {...props} seat={seat} />
      ))}
    </>
  )
}
