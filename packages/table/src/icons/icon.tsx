import type { ReactNode } from 'react'
import css from '../ornament/ornament.module.css'

/** An icon of the game-icons set among text: `<Icon d={gavel} />`. Decorative unless it is given a name. */
export function Icon({ d, name, className }: { d: string; name?: string; className?: string }) {
  return (
    <svg
      className={[css.icon, className].filter(Boolean).join(' ')}
      viewBox="0 0 512 512"
      role={name ? 'img' : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
    >
      <path d={d} />
    </svg>
  )
}

/** The same inside a drawing, centred on a point. */
export function IconMark(props: {
  d: string
  x: number
  y: number
  size: number
  fill?: string
  stroke?: string
  strokeWidth?: number
}) {
  const { d, x, y, size, fill = 'currentColor', stroke, strokeWidth } = props
  return (
    <path
      d={d}
      fill={fill}
      stroke={stroke}
      strokeWidth={strokeWidth}
      strokeLinejoin="round"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
    />
  )
}

/** Something drawn in place of a word, among words. */
export function Sign({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={css.sign} role="img" aria-label={name} title={name}>
      {children}
    </span>
  )
}
