/** A thing to choose that is no card: picture, title, what it means. */
import { Thing, type Touch } from '@durbar/table'
import type { ReactNode } from 'react'
import css from './desk.module.css'

export function Option(props: {
  tokens: Touch
  name: string
  rule?: string
  picture?: ReactNode
  title: ReactNode
  detail?: ReactNode
  small?: boolean
}) {
  const { tokens, name, rule, picture, title, detail, small } = props
  return (
    <Thing
      tokens={tokens}
      name={name}
      {...(rule ? { rule } : {})}
      look="ring"
      className={`${css.option}${small ? ` ${css.small}` : ''}`}
    >
      {picture}
      <span>
        <b>{title}</b>
        {detail ? <small>{detail}</small> : null}
      </span>
    </Thing>
  )
}
