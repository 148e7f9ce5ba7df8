/** Under the board: the move that was just made, in one sentence, with its points. Swiped, it goes a move on or back. */
import { Emblem, type TableProps } from '@durbar/table'
import { type PointerEvent, type ReactNode, useRef } from 'react'
import type { Line } from '../frame/lines.ts'
import { ToldSum, ToldText } from '../frame/told.tsx'
import { useRecordWords } from '../i18n/records.ts'
import type { RecordAt } from '../records/at.ts'
import css from './move-plate.module.css'

const SWIPE = 40

function useSwipe({ ply, go }: RecordAt['cursor']) {
  const from = useRef<number | null>(null)
  return {
    onPointerDown: ({ clientX, pointerType }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? null : clientX
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const way = from.current === null ? 0 : clientX - from.current
      from.current = null
      if (Math.abs(way) >= SWIPE) go(ply + (way < 0 ? 1 : -1))
    },
  }
}

/** A whole sentence where the game has one. */
const Said = ({ line, slot }: { line: Line; slot: TableProps<unknown> }) =>
  line.details[0] ?? <ToldText line={line} slot={slot} />

export function MovePlate(props: {
  at: RecordAt
  slot: TableProps<unknown>
  onMoves(): void
  children: ReactNode
}) {
  const { at, slot, onMoves, children } = props
  const { t } = useRecordWords()
  const { cursor, course } = at
  const move = course?.moves[cursor.ply] ?? null
  const swipe = useSwipe(cursor)
  const also = move?.also ?? []
  return (
    <div className={css.plate} {...swipe}>
      {move && move.by !== null ? <Emblem seat={move.by} size={38} /> : <i className={css.dot} />}
      <div className={css.plateText} aria-live="polite">
        <b>
          {move?.line ? (
            <Said line={move.line} slot={slot} />
          ) : cursor.ply === 0 ? (
            t('replay.beginning')
          ) : null}
        </b>
        <span className={css.also}>
          {move?.line?.details.slice(1).map((sentence, i) => (
            <span key={i}>{sentence}</span>
          ))}
          {also.map((line) => (
            <span key={line.key}>
              <ToldText line={line} slot={slot} /> <ToldSum points={line.points} />
            </span>
          ))}
        </span>
        <span className={css.counted}>{t('replay.moveOf', { n: cursor.ply, total: cursor.last })}</span>
      </div>
      <ToldSum points={move?.points ?? 0} />
      {children}
      <button type="button" className={css.opensMoves} onClick={onMoves}>
        {t('replay.moves')}
      </button>
    </div>
  )
}
