/** Printed things: they keep their ivory at night. 100 x 140 units, 5 units of margin. */
import type { ReactNode } from 'react'
import { cardPattern } from '../ornament/patterns.tsx'
import { arch, type CardColour, SIGNS } from '../ornament/shapes.ts'
import css from './card.module.css'

/** Ivory stock; draw on it in units of 100 x 140. Put it into a Thing, or give it a name. */
export function CardFrame(props: {
  children: ReactNode
  className?: string
  name?: string
  width?: number
  height?: number
  fill?: string
}) {
  const { children, className, name, width = 100, height = 140, fill = 'var(--card)' } = props
  return (
    <svg
      className={[css.card, className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${width} ${height}`}
      role={name ? 'img' : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
    >
      <rect
        x=".75"
        y=".75"
        width={width - 1.5}
        height={height - 1.5}
        rx="8"
        fill={fill}
        stroke="var(--card-edge)"
        strokeWidth="1.5"
      />
      {children}
    </svg>
  )
}

/** A cusped arch filled with a card colour and its pattern. */
export function ArchPicture(props: {
  x?: number
  y?: number
  w?: number
  h?: number
  foils?: number
  rise?: number
  colour: CardColour
  /** How strongly the colour fills the arch. */
  depth?: number
  children?: ReactNode
}) {
  const { x = 8, y = 8, w = 84, h = 124, foils = 5, rise = w * 0.55, colour, depth = 1, children } = props
  const d = arch(x, y, w, h, foils, rise)
  return (
    <>
      <path d={d} fill={`var(--c-${colour})`} fillOpacity={depth} />
      {depth > 0.5 ? <path d={d} fill={cardPattern(colour)} /> : null}
      <path d={d} fill="none" stroke="var(--card-line)" strokeWidth="1.5" />
      {children}
    </>
  )
}

/** Back of every card: night, gold jali, an arch with a lotus. */
export function CardBack(props: { className?: string; name?: string; children?: ReactNode }) {
  return (
    <CardFrame className={props.className} name={props.name} fill="var(--night)">
      <rect
        x="5"
        y="5"
        width="90"
        height="130"
        rx="4"
        fill="url(#card-back)"
        stroke="var(--gilt)"
        strokeWidth="1.2"
      />
      <path d={arch(24, 30, 52, 78, 4, 34)} fill="var(--night)" stroke="var(--gilt)" strokeWidth="1.6" />
      {props.children ?? (
        <path
          d="M50 58c4.5 5.7 5.7 13.4 0 21.7-5.7-8.3-4.5-16 0-21.7ZM48 80.5c-7.3-1.7-11-7.7-10.5-15 5.7 2.2 9.8 7.2 10.5 15ZM52 80.5c7.3-1.7 11-7.7 10.5-15-5.7 2.2-9.8 7.2-10.5 15ZM37 86.5h26l-3.3 4.2H40.3z"
          fill="var(--gilt)"
        />
      )}
    </CardFrame>
  )
}

/** The sign of a card colour, beside text. */
export function ColourSign(props: { colour: CardColour; size?: number; name?: string; className?: string }) {
  const { colour, size = 20, name, className } = props
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="-14 -14 28 28"
      role={name ? 'img' : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
    >
      <path d={SIGNS[colour](10)} fill={`var(--c-${colour})`} stroke="var(--card-ink)" strokeOpacity=".5" />
    </svg>
  )
}

/** The same inside a drawing. */
export function SignMark(props: { colour: CardColour; x: number; y: number; r: number; fill?: string }) {
  const { colour, x, y, r, fill = `var(--c-${colour})` } = props
  return <path d={SIGNS[colour](r)} fill={fill} transform={`translate(${x} ${y})`} />
}
