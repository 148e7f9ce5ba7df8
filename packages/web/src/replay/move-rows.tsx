/** Every move, in the log's own words, under the head of its round. The one that is looked at stands in the middle. */
import { Emblem, type TableProps } from '@durbar/table'
import { Fragment, memo, useEffect, useRef } from 'react'
import { ToldSum, ToldText } from '../frame/told.tsx'
import { useRecordWords } from '../i18n/records.ts'
import type { RecordAt } from '../records/at.ts'
import { StarSign } from '../records/star-sign.tsx'
import type { MoveTold } from './course.ts'
import { FindTurning } from './find-turning.tsx'
import css from './move-rows.module.css'

const NONE: readonly MoveTold[] = []

interface RowProps {
  readonly move: MoveTold
  /** What begins before it. */
  readonly heads: MoveTold['heads']
  readonly now: boolean
  /** Which turning point it is; 0: none. */
  readonly turn: number
  readonly slot: TableProps<unknown>
  go(ply: number): void
}

/** Drawn anew where one goes to and where one comes from, and nowhere else: a game has hundreds of moves. */
const MoveRow = memo(function MoveRow({ move, heads, now, turn, slot, go }: RowProps) {
  const { t } = useRecordWords()
  const { ply, by, line, points } = move
  return (
    <Fragment>
      {heads.map((head) => (
        <li key={head.key} className={css.head}>
          <ToldText line={head} slot={slot} />
        </li>
      ))}
      <li data-now={now || undefined}>
        <button
          type="button"
          className={css.move}
          aria-current={now ? 'step' : undefined}
          onClick={() => go(ply)}
        >
          <i>{ply}</i>
          {by === null ? null : <Emblem seat={by} size={22} />}
          <span className={css.text}>
            {line ? (
              <ToldText line={{ ...line, whole: line.whole || line.seat === by }} slot={slot} />
            ) : (
              t('replay.nothing')
            )}
          </span>
          <span className={css.worth}>
            {turn > 0 ? (
              <>
                <StarSign n={turn} />
                <span className="sr-only">{t('replay.turning')}</span>
              </>
            ) : null}
            <ToldSum points={points} />
          </span>
        </button>
      </li>
    </Fragment>
  )
})

/** `open`: the list can be seen. */
export function MoveRows({ at, open }: { at: RecordAt; open: boolean }) {
  const { t } = useRecordWords()
  const { course, cursor, slot, turning } = at
  const { ply, veiled, go } = cursor
  const list = useRef<HTMLOListElement>(null)
  const moves = course?.moves ?? NONE
  // With the next picture, which is laid out anyway: asked for at once, the page would be laid out once more.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>('[data-now]')
      const box = list.current?.parentElement
      if (row && box) box.scrollTop = row.offsetTop - box.clientHeight / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [ply, moves, open])
  return (
    <div className={css.box}>
      <div className={css.find}>
        <FindTurning at={at} />
      </div>
      <ol ref={list} className={css.moves}>
        {moves
          .slice(1)
          .map((move) =>
            veiled && move.ply > ply ? null : (
              <MoveRow
                key={move.ply}
                move={move}
                heads={moves[move.ply - 1]!.heads}
                now={move.ply === ply}
                turn={turning.plies.indexOf(move.ply) + 1}
                slot={slot}
                go={go}
              />
            ),
          )}
      </ol>
      {veiled ? (
        <p className={css.veil}>
          {t('replay.veil')}{' '}
          <button type="button" onClick={cursor.lift}>
            {t('replay.lift')}
          </button>
        </p>
      ) : null}
    </div>
  )
}
