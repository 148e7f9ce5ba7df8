/** A notice that stands in the page and covers nothing: what it is, what it means, what can be answered. */
import { useSeatLooks } from '@durbar/table'
import type { CSSProperties, ReactNode } from 'react'
import css from './court.module.css'

export function Notice(props: {
  title: string
  text: ReactNode
  /** Whom it is about. */
  seat?: number
  /** glad: something is well again. */
  tone?: 'glad'
  children?: ReactNode
}) {
  const { title, text, tone, seat, children } = props
  const lookOf = useSeatLooks()
  const edge = seat === undefined ? {} : ({ '--edge': lookOf(seat).fill } as CSSProperties)
  return (
    <div className={css.notice} style={edge} data-notice="" data-tone={tone} role="status">
      <b>{title}</b>
      <p>{text}</p>
      {children ? <div className={css.answers}>{children}</div> : null}
    </div>
  )
}
