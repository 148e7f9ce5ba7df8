import type { TableProps } from '@durbar/table'
import type { Band } from './course.ts'
import css from './time-line.module.css'

/** Narrower ones have room for a number at most. */
const NAMED = 74

interface BandsProps {
  readonly bands: readonly Band[]
  readonly ply: number
  x(ply: number): number
  readonly slot: TableProps<unknown>
  readonly veiled: boolean
}

export function Bands({ bands, ply, x, veiled }: BandsProps) {
  return bands.map((band, n) => {
    const { from, to, head } = band
    const [left, width] = [x(from), x(to) - x(from)]
    const now = ply > from && ply <= to
    const future = veiled && from >= ply
    return (
      <span
        key={from}
        className={css.band}
        data-odd={n % 2 === 0 || undefined}
        data-now={now || undefined}
        style={{ left, width }}
      >
        <em>
          {future ? '' : width >= NAMED || now ? head?.parts : head ? n + (bands[0]?.head ? 1 : 0) : ''}
        </em>
      </span>
    )
  })
}
