/** Fame, coins, karma and stewards: drawn around a point, and as small pictures among text. */
import { lobed, star8 } from '@durbar/table'
import type { Token } from '../events.ts'
import css from './tokens.module.css'

interface At {
  readonly x?: number
  readonly y?: number
  readonly r: number
}
const at = (x = 0, y = 0) => `translate(${x} ${y})`
const EIGHTS = [0, 45, 90, 135, 180, 225, 270, 315]
const BROWN = 'var(--ck-spoke)'

export function KarmaMark({ x, y, r }: At) {
  return (
    <g transform={at(x, y)}>
      <circle r={r} fill="var(--straw)" stroke={BROWN} strokeWidth={r * 0.1} />
      <circle r={r * 0.74} fill="none" stroke={BROWN} strokeWidth={r * 0.15} />
      {EIGHTS.map((turn) => (
        <path
          key={turn}
          d={`M0 ${-r * 0.24}V${-r * 0.8}`}
          stroke={BROWN}
          strokeWidth={r * 0.13}
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r={r * 0.27} fill="var(--vermilion)" stroke={BROWN} strokeWidth={r * 0.1} />
    </g>
  )
}

export function FameMark({ x, y, r }: At) {
  return (
    <g transform={at(x, y)}>
      <path d={lobed(0, 0, r, 10)} fill="var(--ck-peacock)" stroke="var(--gilt)" strokeWidth={r * 0.1} />
      {[-3, -2, -1, 0, 1, 2, 3].map((k) => (
        <g key={k} transform={`rotate(${k * 27} 0 ${r * 0.35})`}>
          <path d={`M0 ${r * 0.3}V${-r * 0.45}`} stroke="var(--ck-plume)" strokeWidth={r * 0.1} />
          <circle cy={-r * 0.47} r={r * 0.17} fill="var(--brass)" />
          <circle cy={-r * 0.47} r={r * 0.08} fill="var(--azurite)" />
        </g>
      ))}
      <path
        d={`M0 ${-r * 0.18}C${r * 0.2} 0 ${r * 0.26} ${r * 0.5} 0 ${r * 0.66}C${-r * 0.26} ${r * 0.5} ${-r * 0.2} 0 0 ${-r * 0.18}Z`}
        fill="var(--ck-breast)"
        stroke="var(--ink-on-deep)"
        strokeWidth={r * 0.07}
      />
    </g>
  )
}

export function StewardMark({ x, y, r }: At) {
  return (
    <g transform={at(x, y)}>
      <circle r={r} fill="var(--mulberry)" stroke="var(--gilt)" strokeWidth={r * 0.1} />
      <g transform={`scale(${r / 20})`}>
        <path d="M-12 16C-11 6-6 3 0 3S11 6 12 16C6 19-6 19-12 16Z" fill="var(--lamp)" />
        <path d="M-6-3H6C6 3 3 6 0 6S-6 3-6-3Z" fill="var(--ck-skin)" />
        <path d="M-9-3C-11-10-5-14 0-15 5-14 11-10 9-3 4-6-4-6-9-3Z" fill="var(--alabaster)" />
        <circle cy="-8" r="2.2" fill="var(--vermilion)" />
      </g>
    </g>
  )
}

export function CoinMark({ x, y, r, value }: At & { value?: number | string }) {
  return (
    <g transform={at(x, y)}>
      <circle r={r} fill="var(--coin)" stroke="var(--coin-edge)" strokeWidth={r * 0.12} />
      <circle
        r={r * 0.76}
        fill="none"
        stroke="var(--coin-line)"
        strokeWidth={r * 0.08}
        strokeDasharray={`${r * 0.14} ${r * 0.16}`}
      />
      {value === undefined ? (
        <path d={star8(0, 0, r * 0.45, 0.5)} fill="var(--coin-line)" />
      ) : (
        <text
          y={Math.max(12.6, r * 1.05) * 0.36}
          textAnchor="middle"
          fill="var(--coin-ink)"
          style={{ font: `700 ${Math.max(12.6, r * 1.05)}px var(--serif)` }}
        >
          {value}
        </text>
      )}
    </g>
  )
}

const MARKS = { fame: FameMark, coins: CoinMark, karma: KarmaMark, stewards: StewardMark }

/** Beside a number or a word; decorative. */
export function TokenPicture({
  what,
  size = 24,
  className,
}: {
  what: Token
  size?: number
  className?: string
}) {
  const Mark = MARKS[what]
  return (
    <svg
      className={[css.token, className].filter(Boolean).join(' ')}
      width={size}
      height={size}
      viewBox="-11 -11 22 22"
      aria-hidden="true"
    >
      <Mark r={9.8} />
    </svg>
  )
}
