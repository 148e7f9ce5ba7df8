/** A line of what was told: in the log, above the prompt, on the plate of a phone. */
import { Emblem, type TableProps, whoOf } from '@durbar/table'
import { Fragment } from 'react'
import type { Line } from './lines.ts'
import css from './told.module.css'
import type { Attacks } from './use-attacks.ts'
import { useFit } from './use-fit.ts'

export function ToldText({ line, slot }: { line: Line; slot: TableProps<unknown> }) {
  const named = line.seat !== null && !line.whole && !line.head
  return (
    <>
      {named ? (
        <>
          <b className={css.name}>{whoOf(slot.language, slot.name).label(line.seat!)}</b>
          {slot.language === 'de' ? ': ' : ' '}
        </>
      ) : null}
      <ToldParts line={line} />
    </>
  )
}

/** What was done, without whose it was. */
export const ToldParts = ({ line }: { line: Line }) =>
  [...line.parts, ...line.brought.map(({ n, text }) => text(n))].map((part, i) => (
    <Fragment key={i}>
      {i === 0 ? null : i > line.parts.length ? ' ' : ', '}
      {part}
    </Fragment>
  ))

/** Done to whoever looks on: it stays until it is touched. */
export function AttackLine({ attacks, slot }: { attacks: Attacks; slot: TableProps<unknown> }) {
  const line = attacks.lines.at(-1)
  const fit = useFit<HTMLSpanElement>(1)
  if (!line) return null
  return (
    <button type="button" className={css.attack} data-attack="" onClick={attacks.see}>
      {line.seat === null ? null : <Emblem seat={line.seat} size={22} />}
      <span ref={fit} role="status">
        <ToldText line={line} slot={slot} />
      </span>
    </button>
  )
}

/** What it brought. */
export const ToldSum = ({ points }: { points: number }) =>
  points === 0 ? null : <b className={css.sum}>{points > 0 ? `+${points}` : `−${-points}`}</b>
