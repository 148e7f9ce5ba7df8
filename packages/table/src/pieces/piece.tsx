/** What lies on the table and may travel; see flight/. */
import type { AnimationEvent, CSSProperties, ReactNode } from 'react'
import css from '../flight/flight.module.css'

/** It appears once: a panel that comes back into sight would else let everything on it appear anew. */
export const appeared = ({ target, currentTarget }: AnimationEvent<HTMLElement | SVGElement>) => {
  if (target === currentTarget) currentTarget.style.animation = 'none'
}

/** A card, coin or token that may lie in different places of the page. `id` names the component, not the place. */
export function Piece(props: {
  id: string
  children: ReactNode
  className?: string
  style?: CSSProperties
  /** A card, however small: rings around it are frames. */
  framed?: boolean
}) {
  return (
    <div
      className={props.className ? `${css.piece} ${props.className}` : css.piece}
      style={props.style}
      data-piece={props.id}
      data-framed={props.framed ? '' : undefined}
      onAnimationEnd={appeared}
    >
      {props.children}
    </div>
  )
}

/** A piece inside a drawing (SVG): it glides to its new coordinates. Keep its `key` the component's id. */
export function MapPiece({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <g className={css.glide} style={{ transform: `translate(${x}px, ${y}px)` }} onAnimationEnd={appeared}>
      {children}
    </g>
  )
}
