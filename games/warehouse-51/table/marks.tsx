/** Small marks: what is known of an antiquity, its nature, a gold ingot, a pawn token, a certificate. */
import { lobed, star8 } from '@durbar/table'
import type { Nature } from '../data/cards.ts'
import type { CardView } from '../view/index.ts'
import css from './marks.module.css'

type Note = CardView['note']

/** Inside a drawing: a cross for fake, a tick for genuine, a dashed question mark for unknown. */
export function NoteMark({ note, x, y, r }: { note: Note; x: number; y: number; r: number }) {
  const at = `translate(${x} ${y}) scale(${r / 10})`
  if (note === 'unknown')
    return (
      <g transform={at} fill="none" stroke="var(--wh-unsure)" strokeLinecap="round">
        <circle r="9.5" fill="var(--ivory)" strokeWidth="1.6" strokeDasharray="5 3.4" />
        <path d="M-3-2.2C-3-6.6 3.6-6.6 3.4-2.2 3.3.2 0 .2 0 2.4M0 5V5.2" strokeWidth="2.4" />
      </g>
    )
  const fake = note === 'fake'
  return (
    <g transform={at}>
      <path
        d={lobed(0, 0, 10, 10)}
        fill={fake ? 'var(--lac)' : 'var(--malachite)'}
        stroke="var(--ivory)"
        strokeWidth="1.4"
      />
      <path
        d={fake ? 'M-4.2-4.2 4.2 4.2M4.2-4.2-4.2 4.2' : 'M-4.5.5-1 4 5-4'}
        fill="none"
        stroke="var(--ivory)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  )
}

/** The same among text. */
export function NoteBadge({ note, size = 18 }: { note: Note; size?: number }) {
  return (
    <svg className={css.badge} viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
      <NoteMark note={note} x={0} y={0} r={10.5} />
    </svg>
  )
}

/** A star for blessed, a cross for cursed, nothing for neutral. */
export function NatureMark(props: { nature: Nature; x: number; y: number; r: number; fill?: string }) {
  const { nature, x, y, r, fill } = props
  if (nature === 'neutral') return null
  if (nature === 'blessed') return <path d={star8(x, y, r, 0.42)} fill={fill ?? 'var(--coin-line)'} />
  const [a, b, c] = [r * 0.26, r * 0.74, r * 0.38]
  return (
    <path
      d={`M${x - a} ${y - r}h${2 * a}v${r - c}h${b - a}v${c + r * 0.1}h${a - b}V${y + r}h${-2 * a}V${y + r * 0.1}h${a - b}V${y - c}h${b - a}Z`}
      fill={fill ?? 'var(--wh-curse)'}
    />
  )
}

export function IngotMark({ x = 0, y = 0, scale = 1 }: { x?: number; y?: number; scale?: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      stroke="var(--bronze)"
      strokeWidth="1.8"
      strokeLinejoin="round"
    >
      <path d="M2 27 9 11H39L46 27Z" fill="var(--wh-ingot)" />
      <path d="M9 11 14 4H34L39 11Z" fill="var(--wh-ingot-top)" />
      <path d="M13 15H30" stroke="var(--shine)" strokeOpacity=".7" strokeWidth="2" strokeLinecap="round" />
    </g>
  )
}

export function Ingot({ size = 34 }: { size?: number }) {
  return (
    <svg
      className={css.ingot}
      viewBox="0 0 48 30"
      style={{ width: size, height: size * 0.625 }}
      aria-hidden="true"
    >
      <IngotMark />
    </svg>
  )
}

/** A small pile: one, two or three ingots, by the amount. */
export function IngotPile({ amount, size = 40 }: { amount: number; size?: number }) {
  const tall = amount >= 6
  return (
    <svg
      className={css.ingot}
      viewBox="0 -22 72 52"
      style={{ width: size, height: size * 0.72 }}
      aria-hidden="true"
    >
      {amount >= 3 ? (
        <>
          <IngotMark x={-2} y={2} scale={0.9} />
          <IngotMark x={30} y={2} scale={0.9} />
        </>
      ) : null}
      {amount < 3 || tall ? (
        <IngotMark x={amount < 3 ? 12 : 14} y={amount < 3 ? 1 : -22} scale={0.9} />
      ) : null}
    </svg>
  )
}

/** The pawnbroker's three spheres on a wooden disc. */
export function PawnToken({ gone = false, size = 30 }: { gone?: boolean; size?: number }) {
  return (
    <svg
      className={gone ? css.gone : undefined}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <circle cx="20" cy="20" r="18" fill="var(--wh-oak)" stroke="var(--umber)" strokeWidth="2" />
      <g fill="var(--wh-ingot-top)" stroke="var(--umber)" strokeWidth="1.3">
        <circle cx="13" cy="15" r="5" />
        <circle cx="27" cy="15" r="5" />
        <circle cx="20" cy="27" r="5" />
      </g>
    </svg>
  )
}

/** A certificate of authenticity: a ribbon with a seal, inside a drawing. */
export function CertificateMark({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${r / 10})`}
      stroke="var(--umber)"
      strokeWidth="1"
      strokeLinejoin="round"
    >
      <path d="M-6 4-8 17-3 13.5 0 18 3 13.5 8 17 6 4Z" fill="var(--wh-blue)" />
      <path d={lobed(0, 0, 10, 12)} fill="var(--gold)" />
      <path d="M-4.5.5-1 4 5-4" fill="none" stroke="var(--wh-tick)" strokeWidth="2.6" strokeLinecap="round" />
    </g>
  )
}

/** The same by itself. */
export function Certificate({ size = 30 }: { size?: number }) {
  return (
    <svg viewBox="-11 -11 22 30" width={size * 0.73} height={size} aria-hidden="true">
      <CertificateMark x={0} y={0} r={10} />
    </svg>
  )
}
