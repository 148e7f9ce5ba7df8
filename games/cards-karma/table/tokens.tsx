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
const BROWN = '#7a4a08'

export function KarmaMark({ x, y, r }: At) {
  return (
    <g transform={at(x, y)}>
      <circle r={r} fill="#f7dc9a" stroke={BROWN} strokeWidth={r * 0.1} />
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
      <circle r={r * 0.27} fill="#c8414a" stroke={BROWN} strokeWidth={r * 0.1} />
    </g>
  )
}

export function FameMark({ x, y, r }: At) {
  return (
    <g transform={at(x, y)}>
      <path d={lobed(0, 0, r, 10)} fill="#14574f" stroke="#d9b25c" strokeWidth={r * 0.1} />
      {[-3, -2, -1, 0, 1, 2, 3].map((k) => (
        <g key={k} transform={`rotate(${k * 27} 0 ${r * 0.35})`}>
          <path d={`M0 ${r * 0.3}V${-r * 0.45}`} stroke="#cdebd9" strokeWidth={r * 0.1} />
          <circle cy={-r * 0.47} r={r * 0.17} fill="#f1cf7a" />
          <circle cy={-r * 0.47} r={r * 0.08} fill="#2a4795" />
        </g>
      ))}
      <path
        d={`M0 ${-r * 0.18}C${r * 0.2} 0 ${r * 0.26} ${r * 0.5} 0 ${r * 0.66}C${-r * 0.26} ${r * 0.5} ${-r * 0.2} 0 0 ${-r * 0.18}Z`}
        fill="#4a70d0"
        stroke="#f8efda"
        strokeWidth={r * 0.07}
      />
    </g>
  )
}

export function StewardMark({ x, y, r }: At) {
  return (
    <g transform={at(x, y)}>
      <circle r={r} fill="#6d2f6e" stroke="#d9b25c" strokeWidth={r * 0.1} />
      <g transform={`scale(${r / 20})`}>
        <path d="M-12 16C-11 6-6 3 0 3S11 6 12 16C6 19-6 19-12 16Z" fill="#f8d98a" />
        <path d="M-6-3H6C6 3 3 6 0 6S-6 3-6-3Z" fill="#e7b48a" />
        <path d="M-9-3C-11-10-5-14 0-15 5-14 11-10 9-3 4-6-4-6-9-3Z" fill="#fdf1d0" />
        <circle cy="-8" r="2.2" fill="#c8414a" />
      </g>
    </g>
  )
}

export function CoinMark({ x, y, r, value }: At & { value?: number | string }) {
  return (
    <g transform={at(x, y)}>
      <circle r={r} fill="#e9b949" stroke="#8a5f10" strokeWidth={r * 0.12} />
      <circle
        r={r * 0.76}
        fill="none"
        stroke="#9a6c14"
        strokeWidth={r * 0.08}
        strokeDasharray={`${r * 0.14} ${r * 0.16}`}
      />
      {value === undefined ? (
        <path d={star8(0, 0, r * 0.45, 0.5)} fill="#9a6c14" />
      ) : (
        <text
          y={Math.max(12.6, r * 1.05) * 0.36}
          textAnchor="middle"
          fill="#4d3203"
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
