/** Every move, in the log's own words, under the head of its round. The one that is looked at stands in the middle. */
import { Emblem, type TableProps } from '@durbar/table'
import { Fragment, memo, useEffect, useMemo, useRef } from 'react'
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

/** So few rows that a jump styles little of what nobody sees, so many that hundreds of moves are a few dozen blocks. */
const BLOCK = 10
const ROW_PX = 34
/** What of a window's height the list has at most. */
const LIST_SHARE = 0.7

/** So many blocks to either side of the one with the move at hand fill the list. */
const blocksAround = (): number => Math.ceil((LIST_SHARE * innerHeight) / 2 / ROW_PX / BLOCK)

/** Rows that are drawn anew together. */
interface Block {
  readonly moves: readonly MoveTold[]
  /** By move: what begins before it. */
  readonly heads: readonly MoveTold['heads'][]
}

const blocksOf = (moves: readonly MoveTold[]): readonly Block[] =>
  Array.from({ length: Math.ceil((moves.length - 1) / BLOCK) }, (_, n) => {
    const from = 1 + n * BLOCK
    return {
      moves: moves.slice(from, from + BLOCK),
      heads: moves.slice(from - 1, from - 1 + BLOCK).map(({ heads }) => heads),
    }
  })

const blockOf = (ply: number): number => Math.floor((ply - 1) / BLOCK)

interface RowsProps extends Pick<RowProps, 'slot' | 'go'> {
  readonly block: Block
  /** The move that is looked at; null: it is none of these. */
  readonly now: number | null
  readonly veiled: boolean
  readonly turning: readonly number[]
  /** It lies around the move that is looked at: it is seen with the next picture. */
  readonly near: boolean
  /** What comes after the move that is looked at. */
  readonly later: boolean
}

/** A jump through hundreds of moves asks a few dozen blocks whether they have changed, and two of them have. */
const Rows = memo(function Rows({ block, now, veiled, turning, near, later, slot, go }: RowsProps) {
  const { moves, heads } = block
  return (
    <ol className={css.moves} data-near={near || undefined} data-later={later || undefined}>
      {moves.map((move, i) =>
        veiled && now !== null && move.ply > now ? null : (
          <MoveRow
            key={move.ply}
            move={move}
            heads={heads[i]!}
            now={move.ply === now}
            turn={turning.indexOf(move.ply) + 1}
            slot={slot}
            go={go}
          />
        ),
      )}
    </ol>
  )
})

/** `open`: the list can be seen. */
export const MoveRows = memo(function MoveRows({ at, open }: { at: RecordAt; open: boolean }) {
  const { t } = useRecordWords()
  const { course, cursor, slot, turning } = at
  const { ply, veiled, go } = cursor
  const box = useRef<HTMLDivElement>(null)
  const moves = course?.moves ?? NONE
  const blocks = useMemo(() => blocksOf(moves), [moves])
  // With the next picture, which is laid out anyway: asked for at once, the page would be laid out once more.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { current } = box
      if (!current) return
      const row = current.querySelector('[data-now]')
      if (!row) {
        current.scrollTop = 0
        return
      }
      const below = row.getBoundingClientRect().top - current.getBoundingClientRect().top
      current.scrollTop += below - current.clientHeight / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [ply, moves, open])
  const here = blockOf(Math.max(1, ply))
  const around = blocksAround()
  return (
    <div ref={box} className={css.box} data-moves="">
      <div className={css.find}>
        <FindTurning at={at} />
      </div>
      {blocks.map((block, n) =>
        veiled && (ply === 0 || n > here) ? null : (
          <Rows
            key={n}
            block={block}
            now={ply > 0 && n === here ? ply : null}
            veiled={veiled}
            turning={turning.plies}
            near={Math.abs(n - here) <= around}
            later={ply === 0 || n > here}
            slot={slot}
            go={go}
          />
        ),
      )}
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
})
