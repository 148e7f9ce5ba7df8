import type { Seat } from '@durbar/kernel'
import type { CSSProperties } from 'react'
import { type EmblemLook, emblemLook } from './emblems.ts'
import css from './ornament.module.css'
import { useSeatLook } from './seating.ts'

interface MedallionProps {
  readonly size?: number
  readonly name?: string
}

/** A player's medallion among text and panels. Decorative unless it is given a name. */
export function Emblem({ seat, ...props }: MedallionProps & { seat: Seat }) {
  return <Medallion {...props} look={useSeatLook(seat)} />
}

/** The same for an emblem that nobody bears yet. */
export function EmblemSample({
  emblem,
  colour,
  ...props
}: MedallionProps & { emblem: number; colour?: number }) {
  return <Medallion {...props} look={emblemLook(emblem, colour)} />
}

function Medallion({ look, size = 28, name }: MedallionProps & { look: EmblemLook }) {
  const { d, fill, edge, mark } = look
  const style: CSSProperties = { width: size, height: size, background: fill, borderColor: edge }
  return (
    <span className={css.emblem} style={style}>
      {name ? <span className="sr-only">{name}</span> : null}
      <svg viewBox="0 0 24 24" fill={mark} aria-hidden="true">
        <path d={d} fillRule="evenodd" />
      </svg>
    </span>
  )
}

/** The bare mark inside a drawing, centred on a point. */
export function EmblemMark(props: { seat: Seat; x: number; y: number; size: number; fill?: string }) {
  const { seat, x, y, size, fill } = props
  const { d, mark } = useSeatLook(seat)
  return (
    <path
      d={d}
      fillRule="evenodd"
      fill={fill ?? mark}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  )
}

/** The patterned band at the edge of a seat. */
export function SeatBand(props: { seat: Seat; className?: string }) {
  const { fill, pattern } = useSeatLook(props.seat)
  return (
    <svg className={props.className} aria-hidden="true">
      <rect width="100%" height="100%" fill={fill} />
      <rect width="100%" height="100%" fill={pattern} />
    </svg>
  )
}
