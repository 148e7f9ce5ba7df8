/** The bids of this auction, one rung each, the highest at the end. */
import { Emblem, type TableProps } from '@durbar/table'
import { useEffect, useRef } from 'react'
import type { View } from '../../view/index.ts'
import { lotOf } from '../lot.ts'
import { words } from '../words.ts'
import css from './ladder.module.css'

export function Ladder({ view, language, name }: TableProps<View>) {
  const w = words(language)
  const row = useRef<HTMLOListElement>(null)
  const auction = lotOf(view)
  const said = auction?.said ?? []
  useEffect(() => {
    if (row.current) row.current.scrollLeft = row.current.scrollWidth
  }, [said.length])
  if (!auction || auction.secret) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long ladder scrolls, also by keyboard
    <ol className={css.ladder} ref={row} tabIndex={0} aria-label={w.open}>
      {said.map(({ seat, amount }, i) => (
        <li
          key={i}
          data-pass={amount === 0 || undefined}
          data-top={(i === said.length - 1 && amount > 0) || undefined}
          style={{ '--h': `${Math.min(amount, 24) * 3}px` } as React.CSSProperties}
        >
          <b>{amount === 0 ? w.pass : amount}</b>
          <Emblem seat={seat} size={20} name={name(seat)} />
        </li>
      ))}
      {view.phase !== 'openAuction' || view.active === null || said.length === 0 ? null : (
        <li className={css.next}>
          <b>?</b>
          <Emblem seat={view.active} size={20} name={name(view.active)} />
        </li>
      )}
    </ol>
  )
}
