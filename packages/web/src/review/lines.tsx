/** One line to a seat: solid, dashes, dots, dash and dot, double. Seat by seat, the chosen one last and bold. */

import css from './curve.module.css'
import { apart, areaOf, pathOf, type Scale, smoothed } from './curve.ts'
import { DASHES, type ReviewSeen, useLineColours } from './seen.ts'

export interface Drawn {
  readonly scale: Scale
  y(value: number): number
  /** Values of a seat after every move. */
  valuesOf(seat: number): readonly (number | null)[]
  sketchOf(seat: number): readonly (number | null)[]
  /** Half of the band in which they lie, 19 times of 20; null: nobody knows. */
  errorsOf(seat: number): readonly (number | null)[]
}

/** How sure the judge is of the bold line: as sure as his playouts. */
function Band({ drawn, seat, colour }: { drawn: Drawn; seat: number; colour: string }) {
  const values = smoothed(drawn.valuesOf(seat))
  const errors = drawn.errorsOf(seat)
  const edge = (way: 1 | -1) =>
    values.map((value, ply) => (value === null || errors[ply] == null ? null : value + way * errors[ply]))
  return (
    <path
      className={css.sure}
      d={areaOf(edge(-1), edge(1), drawn.scale.x, drawn.y)}
      style={{ fill: colour }}
      data-sure={seat}
    />
  )
}

function SeatLine({ seat, path, bold }: { seat: number; path: string; bold: boolean }) {
  const stroke = useLineColours()(seat)
  const line = (
    <path
      d={path}
      className={css.line}
      data-bold={bold || undefined}
      style={{ stroke }}
      strokeDasharray={DASHES[seat]}
    />
  )
  if (seat !== 4) return line
  return (
    <>
      {line}
      <path d={path} className={css.inlay} />
    </>
  )
}

export function Lines({ seen, drawn }: { seen: ReviewSeen; drawn: Drawn }) {
  const { chosen, names, done } = seen
  const { scale, y } = drawn
  const colour = useLineColours()
  const seats = names.map((_, seat) => seat).filter((seat) => seat !== chosen)
  return (
    <>
      {done
        ? null
        : names.map((_, seat) => (
            <path
              key={seat}
              className={css.sketch}
              d={pathOf(drawn.sketchOf(seat), scale.x, y, 'gaps')}
              style={{ stroke: colour(seat) }}
            />
          ))}
      <Band drawn={drawn} seat={chosen} colour={colour(chosen)} />
      {[...seats, chosen].map((seat) => (
        <SeatLine
          key={seat}
          seat={seat}
          bold={seat === chosen}
          path={pathOf(smoothed(drawn.valuesOf(seat)), scale.x, y)}
        />
      ))}
    </>
  )
}

/** What each seat may expect at the cursor, beside it: on the side where there is room. */
export function badgesAt(drawn: Drawn, seats: number, ply: number, room: readonly [number, number]) {
  const values = Array.from({ length: seats }, (_, seat) => drawn.valuesOf(seat)[ply] ?? null)
  const known = values.flatMap((value, seat) => (value === null ? [] : [{ seat, value }]))
  const tops = apart(
    known.map(({ value }) => drawn.y(value)),
    25,
    room,
  )
  return known.map((each, i) => ({ ...each, top: tops[i]! }))
}
