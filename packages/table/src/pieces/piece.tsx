/** What lies on the table and may travel; see flight/. */
import {
  type AnimationEvent,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import css from '../flight/flight.module.css'
import { useGlide } from '../flight/glide.ts'

/** It appears once: a panel that comes back into sight would else let everything on it appear anew. */
export const appeared = ({ target, currentTarget }: AnimationEvent<HTMLElement | SVGElement>) => {
  if (target === currentTarget) currentTarget.style.animation = 'none'
}

/** What lies on the table from the start, or since somebody has jumped, does not appear: it is there. */
function useThere<E extends HTMLElement | SVGElement>(): RefObject<E | null> {
  const node = useRef<E>(null)
  const glide = useGlide()
  useLayoutEffect(() => {
    if (glide.ms === 0 && node.current) node.current.style.animation = 'none'
  }, [glide])
  return node
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
      ref={useThere<HTMLDivElement>()}
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
    <g
      ref={useThere<SVGGElement>()}
      className={css.glide}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      onAnimationEnd={appeared}
    >
      {children}
    </g>
  )
}
