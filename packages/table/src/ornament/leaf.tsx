/** Paper: leaves framed by a jadval, panel heads, corners, and the jali ground behind everything. */
import type { CSSProperties, ReactNode } from 'react'
import css from './ornament.module.css'
import { arch } from './shapes.ts'

const CORNER_RULES = 'M2 38V14C2 7 7 2 14 2H38M7 38V18C7 12 12 7 18 7H38'
const CORNER_LEAVES =
  'M11 11c5 0 9 3 10 9-6-1-9-5-10-9ZM11 11c0 5 1.5 8 5 11 1-5-1-9-5-11ZM11 11c5 0 8 1.5 11 5-5 1-9-1-11-5Z'

export function Corners() {
  return (
    <>
      {(['tl', 'tr', 'bl', 'br'] as const).map((corner) => (
        <svg key={corner} className={`${css.corner} ${css[corner]}`} viewBox="0 0 40 40" aria-hidden="true">
          <path d={CORNER_RULES} fill="none" stroke="currentColor" strokeWidth="1.4" />
          <path d={CORNER_LEAVES} fill="currentColor" />
        </svg>
      ))}
    </>
  )
}

interface LeafProps {
  readonly children: ReactNode
  readonly className?: string
  readonly style?: CSSProperties
  readonly corners?: boolean
  /** With a name it is a region that a screen reader lists. */
  readonly name?: string
  readonly note?: string
  /** Marks it for the frame. */
  readonly panel?: string
}

export function Leaf({ children, className, style, corners, name, note, panel }: LeafProps) {
  return (
    <section
      className={[css.leaf, className].filter(Boolean).join(' ')}
      style={style}
      aria-label={name}
      data-note={note}
      data-panel={panel}
    >
      {children}
      {corners ? <Corners /> : null}
    </section>
  )
}

/** Eight-point star, title, gold rule to the end, quiet note at the right. */
export function PanelHead(props: { children: ReactNode; note?: ReactNode; level?: 2 | 3 }) {
  const Heading = props.level === 3 ? 'h3' : 'h2'
  return (
    <div className={css.head}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="M6 0 8 4 12 6 8 8 6 12 4 8 0 6 4 4Z" />
      </svg>
      <Heading>{props.children}</Heading>
      <i />
      {props.note ? <span>{props.note}</span> : null}
    </div>
  )
}

/** The page's border paper. */
export function Ground() {
  return (
    <svg className={css.ground} aria-hidden="true">
      <rect width="100%" height="100%" fill="url(#jali)" />
    </svg>
  )
}

/** Durbar's mark: a lotus in a cusped arch. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <path d={arch(5, 3, 38, 42, 4, 24)} fill="none" stroke="currentColor" strokeWidth="2" />
      <path d={arch(11, 11, 26, 34, 4, 17)} fill="currentColor" opacity=".16" />
      <path
        d="M24 20c2.7 3.4 3.4 8 0 13-3.4-5-2.7-9.6 0-13ZM22.8 33.5c-4.4-1-6.6-4.6-6.3-9 3.4 1.3 5.9 4.3 6.3 9ZM25.2 33.5c4.4-1 6.6-4.6 6.3-9-3.4 1.3-5.9 4.3-6.3 9ZM16 37h16l-2 2.5H18z"
        fill="currentColor"
      />
    </svg>
  )
}

/** A striped awning over a market; one architectural motif per game, at the top of its board. */
export function Awning({ className, stripes = 18 }: { className?: string; stripes?: number }) {
  const w = 1000 / stripes
  return (
    <svg
      className={[css.awning, className].filter(Boolean).join(' ')}
      viewBox="0 0 1000 50"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: stripes }, (_, k) => (
        <path
          key={k}
          d={`M${k * w} 0H${(k + 1) * w}V30A${w / 2} 18 0 0 1 ${k * w} 30Z`}
          fill={k % 2 ? 'var(--canvas)' : 'var(--lac)'}
        />
      ))}
      <path d="M0 2H1000" stroke="var(--gilt)" strokeWidth="4" />
    </svg>
  )
}
