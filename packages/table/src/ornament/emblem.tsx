import type { Seat } from '@durbar/kernel'
import type { CSSProperties } from 'react'
import { EMBLEMS, seatColour } from './emblems.ts'
import css from './ornament.module.css'
import { seatPattern } from './patterns.tsx'

/** A player's medallion among text and panels. Decorative unless it is given a name. */
export function Emblem(props: { seat: Seat; size?: number; name?: string }) {
  const { seat, size = 28, name } = props
  const { fill, edge, mark } = seatColour(seat)
  const style: CSSProperties = { width: size, height: size, background: fill, borderColor: edge }
  return (
    <span className={css.emblem} style={style}>
      {name ? <span className="sr-only">{name}</span> : null}
      <svg viewBox="0 0 24 24" fill={mark} aria-hidden="true">
        <path d={EMBLEMS[seat]!.d} fillRule="evenodd" />
      </svg>
    </span>
  )
}

/** The bare mark inside a drawing, centred on a point. */
export function EmblemMark(props: { seat: Seat; x: number; y: number; size: number; fill?: string }) {
  const { seat, x, y, size, fill } = props
  return (
    <path
      d={EMBLEMS[seat]!.d}
      fillRule="evenodd"
      fill={fill ?? seatColour(seat).mark}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  )
}

/** The patterned band at the edge of a seat. */
export function SeatBand(props: { seat: Seat; className?: string }) {
  return (
    <svg className={props.className} aria-hidden="true">
      <rect width="100%" height="100%" fill={seatColour(props.seat).fill} />
      <rect width="100%" height="100%" fill={seatPattern(props.seat)} />
    </svg>
  )
}
