/** A line of what was told: in the log, above the prompt, on the plate of a phone. */
import type { TableProps } from '@durbar/table'
import { Fragment } from 'react'
import type { Line } from './lines.ts'
import css from './told.module.css'

export function ToldText({ line, slot }: { line: Line; slot: TableProps<unknown> }) {
  const named = line.seat !== null && !line.whole && !line.head
  return (
    <>
      {named ? (
        <>
          <b className={css.name}>{slot.name(line.seat!)}</b>
          {slot.language === 'de' ? ': ' : ' '}
        </>
      ) : null}
      {[...line.parts, ...line.brought.map(({ n, text }) => text(n))].map((part, i) => (
        <Fragment key={i}>
          {i === 0 ? null : i > line.parts.length ? ' ' : ', '}
          {part}
        </Fragment>
      ))}
    </>
  )
}

/** What it brought. */
export const ToldSum = ({ points }: { points: number }) =>
  points === 0 ? null : <b className={css.sum}>{points > 0 ? `+${points}` : `−${-points}`}</b>
