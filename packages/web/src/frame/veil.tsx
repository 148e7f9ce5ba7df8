/** Lies over the page and takes every touch: nothing that lies under it is meant. */
import type { CSSProperties, ReactNode } from 'react'
import css from './veil.module.css'

export function Veil(props: {
  className?: string
  style?: CSSProperties
  /** What a touch beside the paper does, in words. */
  label: string
  onTouch(): void
  children: ReactNode
}) {
  return (
    <div className={props.className ? `${css.veil} ${props.className}` : css.veil} style={props.style}>
      <button type="button" className={css.anywhere} aria-label={props.label} onClick={props.onTouch} />
      {props.children}
    </div>
  )
}
