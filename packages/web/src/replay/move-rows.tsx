/** Every move, in the log's own words, under the head of its round. The one that is looked at stands in the middle. */
import { Emblem, type TableProps } from '@durbar/table'
import { Fragment, useEffect, useRef } from 'react'
import { ToldSum, ToldText } from '../frame/told.tsx'
import { useRecordWords } from '../i18n/records.ts'
import type { RecordAt } from '../records/at.ts'
import type { MoveTold } from './course.ts'
import css from './move-rows.module.css'

const NONE: readonly MoveTold[] = []

/** `open`: the list can be seen. */
export function MoveRows({ at, slot, open }: { at: RecordAt; slot: TableProps<unknown>; open: boolean }) {
  const { t } = useRecordWords()
  const { course, cursor } = at
  const { ply, veiled, go } = cursor
  const list = useRef<HTMLOListElement>(null)
  const moves = course?.moves ?? NONE
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]')
    const box = list.current?.parentElement
    if (row && box) box.scrollTop = row.offsetTop - box.clientHeight / 2
  }, [ply, moves, open])
  return (
    <div className={css.box}>
      <ol ref={list} className={css.moves}>
        {moves.slice(1).map((move) =>
          veiled && move.ply > ply ? null : (
            <Fragment key={move.ply}>
              {moves[move.ply - 1]!.heads.map((head) => (
                <li key={head.key} className={css.head}>
                  <ToldText line={head} slot={slot} />
                </li>
              ))}
              <li>
                <button
                  type="button"
                  className={css.move}
                  aria-current={move.ply === ply ? 'step' : undefined}
                  data-future={move.ply > ply || undefined}
                  onClick={() => go(move.ply)}
                >
                  <i>{move.ply}</i>
                  {move.by === null ? null : <Emblem seat={move.by} size={22} />}
                  <span className={css.text}>
                    {move.line ? (
                      <ToldText
                        line={{ ...move.line, whole: move.line.whole || move.line.seat === move.by }}
                        slot={slot}
                      />
                    ) : (
                      t('replay.nothing')
                    )}
                  </span>
                  <ToldSum points={move.points} />
                </button>
              </li>
            </Fragment>
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
