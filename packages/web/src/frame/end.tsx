import type { Result, Seat } from '@durbar/kernel'
import type { Update } from '@durbar/protocol/messages'
import { type AnyTable, Emblem, SeatLabel, type TableProps, useSeating, whoOf } from '@durbar/table'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOutcome } from '../outcome.ts'
import { Button } from '../shell/button.tsx'
import { LevelMark } from '../shell/level-mark.tsx'
import { Sheet } from '../shell/sheet.tsx'
import css from './end.module.css'

/** Games also say it in the middle of a sentence. */
const sentence = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

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

/** The end: how the game unfolds its scoring, who won, and what the points are made of. */
export function EndSheet(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  table: AnyTable
  shown: Update
  slot: TableProps<unknown>
  actions: ReactNode
}) {
  const { open, onOpenChange, table, shown, slot, actions } = props
  const { t } = useTranslation()
  const [unfolded, setUnfolded] = useState(false)
  const result = shown.result!
  const order = result.places.map((_, seat) => seat).sort((a, b) => result.places[a]! - result.places[b]!)
  const { seats } = shown.summary
  const { said, winners } = useOutcome(
    result,
    seats,
    seats.map((_, seat) => slot.name(seat)),
  )!
  const { own } = useSeating()
  const ends = sentence(slot.speech.ends[result.end] ?? '')
  const { Ending, Score } = table
  const tieOf = useTies(table, result, order, slot)
  const showEnding = Ending !== undefined && !unfolded
  return (
    <Sheet
      open={open}
      onOpenChange={(now) => {
        // Who has closed it wants the result the next time, not the story again.
        if (!now) setUnfolded(true)
        onOpenChange(now)
      }}
      title={showEnding ? t('end.title') : said}
      lead={winners && !showEnding ? `${winners}. ${ends}` : ends}
      wide
      // Seats and log know the result that is being told.
      alone={showEnding}
    >
      {showEnding ? (
        <Ending {...slot} onDone={() => setUnfolded(true)} />
      ) : (
        <div data-over="">
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
                  {slot.speech.score?.(result.scores[seat]!) ??
                    t('end.points', { count: result.scores[seat] })}
                </span>
                {tieOf(i) ? <span className={css.tie}>{tieOf(i)}</span> : null}
              </li>
            ))}
          </ol>
          <Score {...slot} />
          <div className={css.actions}>
            <Button onClick={() => onOpenChange(false)}>{t('end.look')}</Button>
            {actions}
          </div>
        </div>
      )}
    </Sheet>
  )
}
