/** A notice that stands in the page and covers nothing: what it is, what it means, what can be answered. */
import type { ReactNode } from 'react'
import css from './court.module.css'

export function Notice(props: {
  title: string
  text: string
  /** glad: something is well again. */
  tone?: 'glad'
  children?: ReactNode
}) {
  const { title, text, tone, children } = props
  return (
    <div className={css.notice} data-notice="" data-tone={tone} role="status">
      <b>{title}</b>
      <p>{text}</p>
      {children ? <div className={css.answers}>{children}</div> : null}
    </div>
  )
}
