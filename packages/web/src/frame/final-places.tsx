/** Who came in how, with how much, and what decided between two who had the same. */
import type { Result, Seat } from '@durbar/kernel'
import type { SeatPlan } from '@durbar/protocol/messages'
import { type AnyTable, Emblem, SeatLabel, type TableProps, useSeating, whoOf } from '@durbar/table'
import { useTranslation } from 'react-i18next'
import { LevelMark } from '../shell/level-mark.tsx'
import css from './end.module.css'

/** Equally much, and yet one is ahead, or neither: in the row of the first of the two. */
function useTies(
  table: AnyTable,
  { scores, places }: Result,
  order: readonly Seat[],
  slot: TableProps<unknown>,
) {
  const { t } = useTranslation()
  const { dative } = whoOf(slot.language, slot.name)
  return (i: number): string | null => {
    const [seat, next] = [order[i]!, order[i + 1]]
    if (next === undefined || scores[seat] !== scores[next]) return null
    if (places[seat] === places[next]) return t('end.level', { name: dative(next) })
    const why = table.ahead?.(slot.view, seat, next, slot.language)
    return why ? t('end.ahead', { name: dative(next), why }) : null
  }
}

export function FinalPlaces(props: {
  table: AnyTable
  result: Result
  seats: readonly SeatPlan[]
  slot: TableProps<unknown>
}) {
  const { table, result, seats, slot } = props
  const { t } = useTranslation()
  const { own } = useSeating()
  const order = result.places.map((_, seat) => seat).sort((a, b) => result.places[a]! - result.places[b]!)
  const tieOf = useTies(table, result, order, slot)
  return (
    <ol className={css.places}>
      {order.map((seat, i) => (
        <li
          key={seat}
          data-first={result.places[seat] === 1 || undefined}
          data-own={seat === own || undefined}
        >
          <span className={css.place}>{result.places[seat]}</span>
          <Emblem seat={seat} size={40} />
          <b>
            <SeatLabel seat={seat} name={slot.name(seat)} /> <LevelMark plan={seats[seat]!} />
          </b>
          <span className={css.points}>
            {slot.speech.score?.(result.scores[seat]!) ?? t('end.points', { count: result.scores[seat] })}
          </span>
          {tieOf(i) ? <span className={css.tie}>{tieOf(i)}</span> : null}
        </li>
      ))}
    </ol>
  )
}
