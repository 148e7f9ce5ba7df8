import { lobed, star8 } from '../ornament/shapes.ts'

const METALS = {
  gold: { face: 'var(--coin)', edge: 'var(--coin-edge)', line: 'var(--coin-line)', ink: 'var(--coin-ink)' },
  silver: {
    face: 'var(--silver)',
    edge: 'var(--silver-edge)',
    line: 'var(--silver-line)',
    ink: 'var(--silver-ink)',
  },
} as const

/** A coin of brass or silver; with a number on it, or the court's star. */
export function Coin(props: {
  metal?: keyof typeof METALS
  value?: string | number
  size?: number
  className?: string
}) {
  const { metal = 'gold', value, size, className } = props
  const { face, edge, line, ink } = METALS[metal]
  return (
    <svg
      className={className}
      style={size ? { width: size, height: size } : undefined}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <ellipse cx="20" cy="22.5" rx="17.5" ry="17" fill={edge} />
      <circle cx="20" cy="20" r="17.5" fill={face} stroke={edge} />
      <circle cx="20" cy="20" r="13.5" fill="none" stroke={line} strokeWidth="1.2" strokeDasharray="1.5 2" />
      {value === undefined ? (
        <path d={star8(20, 20, 8, 0.5)} fill={line} />
      ) : (
        <text x="20" y="26.6" textAnchor="middle" fill={ink} style={{ font: '700 19px var(--serif)' }}>
          {value}
        </text>
      )}
      <path
        d="M8 14A14 14 0 0 1 20 5"
        stroke="var(--shine)"
        strokeWidth="2"
        fill="none"
        strokeOpacity=".6"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** A lobed medallion of ivory for symbols and numbers; inside a drawing. */
export function Medallion(props: {
  x: number
  y: number
  r: number
  lobes?: number
  fill?: string
  stroke?: string
  children?: React.ReactNode
}) {
  const { x, y, r, lobes = 10, fill = 'var(--straw)', stroke = 'var(--coin-edge)', children } = props
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={lobed(0, 0, r, lobes)} fill={fill} stroke={stroke} strokeWidth="1.2" />
      {children}
    </g>
  )
}
