/** Every move, in the log's own words, under the head of its round. The one that is looked at stands in the middle. */
import { Emblem, type TableProps } from '@durbar/table'
import { Fragment, useEffect, useMemo, useRef } from 'react'
import { ToldSum, ToldText } from '../frame/told.tsx'
import { useRecordWords } from '../i18n/records.ts'
import type { RecordAt } from '../records/at.ts'
import type { Band, MoveTold } from './course.ts'
import css from './move-rows.module.css'

interface Row {
  readonly move: MoveTold
  /** The round that begins before it. */
  readonly head: Band | null
}

export function MoveRows({ at, slot }: { at: RecordAt; slot: TableProps<unknown> }) {
  const { t } = useRecordWords()
  const { course, cursor } = at
  const { ply, veiled, go } = cursor
  const list = useRef<HTMLOListElement>(null)
  const rows = useMemo((): readonly Row[] => {
    const heads = new Map(course?.bands.map((band) => [band.from + 1, band]))
    return (course?.moves.slice(1) ?? []).map((move) => ({ move, head: heads.get(move.ply) ?? null }))
  }, [course])
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]')
    const box = list.current?.parentElement
    if (row && box) box.scrollTop = row.offsetTop - box.clientHeight / 2
  }, [ply, rows])
  return (
    <div className={css.box}>
      <ol ref={list} className={css.moves}>
        {rows.map(({ move, head }) =>
          veiled && move.ply > ply ? null : (
            <Fragment key={move.ply}>
              {head?.head ? (
                <li className={css.head}>
                  <ToldText line={head.head} slot={slot} />
                </li>
              ) : null}
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
