/** One of one's own tables, on this device or at court: where it stands, whose turn it is, and on to it. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { BoxPicture } from '../shell/box.tsx'
import { buttonClass } from '../shell/button.tsx'
import css from './own-row.module.css'

interface OwnRowProps {
  readonly game: string
  readonly title: string
  /** Where the game stands. */
  readonly standing: string
  readonly seats: ReactNode
  readonly turn: string
  /** How much time is left, or where it is kept. */
  readonly note: string
  readonly to: { readonly href: string; readonly text: string; readonly label: string }
  /** The one that presses most: it alone bears the red button. */
  readonly pressing: boolean
  readonly court?: string
  readonly removed?: boolean
  readonly children?: ReactNode
}

export function OwnRow(props: OwnRowProps) {
  const { game, title, standing, seats, turn, note, to, pressing, court, removed, children } = props
  return (
    <li
      className={css.row}
      data-yours={pressing || undefined}
      data-removed={removed || undefined}
      data-court-table={court}
    >
      <BoxPicture id={game} className={css.picture} />
      <div className={css.about}>
        <h3>{title}</h3>
        <p>{standing}</p>
      </div>
      <div className={css.seats}>{seats}</div>
      <p className={css.turn}>
        <b>{turn}</b>
        {note ? <span>{note}</span> : null}
      </p>
      <Link href={to.href} className={buttonClass(pressing ? 'go' : 'alt')} aria-label={to.label}>
        {to.text}
      </Link>
      {children}
    </li>
  )
}
