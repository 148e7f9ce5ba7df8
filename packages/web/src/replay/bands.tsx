import { useRecordWords } from '../i18n/records.ts'
import type { Band } from './course.ts'
import css from './time-line.module.css'

/** Room for a letter, more or less. */
const LETTER = 7.4
const EDGES = 12

interface BandsProps {
  readonly bands: readonly Band[]
  readonly ply: number
  x(ply: number): number
  readonly veiled: boolean
}

/** As much of a name as there is room for: all of it, its number, nothing. */
function fitting(name: string, width: number): string {
  const number = name.split(' ')[0]!
  return [name, number].find((each) => each.length * LETTER + EDGES <= width) ?? ''
}

export function Bands({ bands, ply, x, veiled }: BandsProps) {
  const { t } = useRecordWords()
  return bands.map(({ from, to, name }, n) => {
    const [left, width] = [x(from), x(to) - x(from)]
    const now = ply > from && ply <= to
    const said = name || t('replay.before')
    return (
      <span
        key={from}
        className={css.band}
        data-odd={n % 2 === 0 || undefined}
        data-now={now || undefined}
        style={{ left, width }}
      >
        <em>{veiled && from >= ply ? '' : now ? said : fitting(said, width)}</em>
      </span>
    )
  })
}
