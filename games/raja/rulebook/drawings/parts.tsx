/** What all pictures of the rulebook are put together from. */
import { star8 } from '@durbar/table'
import type { ReactNode } from 'react'
import { CharacterCard } from '../../table/court/character-card.tsx'
import css from './drawings.module.css'

/** A picture that scales to the width it is given; one unit is a pixel at `width`. */
export function Frame(props: { width: number; height: number; x?: number; y?: number; children: ReactNode }) {
  const { width, height, x = 0, y = 0, children } = props
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} className={css.picture} aria-hidden="true">
      {children}
    </svg>
  )
}

/** A drawing with a frame of its own, inside another one. */
export function Inset(props: { x: number; y: number; width: number; height: number; children: ReactNode }) {
  const { children, ...box } = props
  return (
    <svg {...box} overflow="visible" aria-hidden="true">
      {children}
    </svg>
  )
}

/** The number of a step. */
export const Badge = ({ x, y, children }: { x: number; y: number; children: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="22" className={css.badge} />
    <text y="9" className={css.badgeText}>
      {children}
    </text>
  </g>
)

export const Card = ({ card, x, y, width }: { card: number; x: number; y: number; width: number }) => (
  <Inset x={x} y={y} width={width} height={width * 1.2}>
    <CharacterCard card={card} />
  </Inset>
)

/** From left to right. */
export const Arrow = ({ x, y, length }: { x: number; y: number; length: number }) => (
  <path d={`M${x} ${y}h${length}m-9-8l9 8l-9 8`} className={css.arrow} />
)

export const Label = (props: {
  x: number
  y: number
  middle?: boolean
  quiet?: boolean
  children: string
}) => (
  <text
    x={props.x}
    y={props.y}
    className={`${props.quiet ? css.quiet : css.label} ${props.middle ? css.middle : ''}`}
  >
    {props.children}
  </text>
)

/** An action chip. */
export const Chip = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <g>
    <circle cx={x} cy={y + r * 0.1} r={r} fill="color-mix(in srgb, var(--shade) 38%, transparent)" />
    <circle cx={x} cy={y} r={r} className={css.chip} />
    <path d={star8(x, y, r * 0.58, 0.5)} className={css.chipMark} />
  </g>
)
