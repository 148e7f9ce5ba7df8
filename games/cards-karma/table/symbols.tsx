/** What is printed on the cards: buildings, goods, dice. Drawn around a point. */
import { cardPattern, IconMark, lobed, SignMark } from '@durbar/table'
import { type BuildingKind, DIE_COLORS, type DieColor, type GoodsKind } from '../data/names.ts'
import { chiliPepper, rolledCloth, teapotLeaves } from './icons.ts'
import { paletteOf } from './reading.ts'
import { CoinMark } from './tokens.tsx'

export const INK = 'var(--cream)'
const DARK = 'var(--umber)'
const colourOf = (colour: DieColor) => `var(--c-${paletteOf(colour)})`

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** The sign of a die colour. */
export function Sign(props: { colour: DieColor; x: number; y: number; r: number; fill?: string }) {
  const { colour, fill = colourOf(colour), ...place } = props
  return <SignMark colour={paletteOf(colour)} fill={fill} {...place} />
}

/** A die: of one colour, or ivory with a dot of each for "any die". */
export function DieMark(props: {
  x?: number
  y?: number
  size: number
  colour?: DieColor
  value?: number | null
  sign?: boolean
}) {
  const { x = 0, y = 0, size, colour, value, sign } = props
  const box = { x: -size / 2, y: -size / 2, width: size, height: size, rx: size * 0.18 }
  const any = !colour && !value
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        {...box}
        fill={colour ? colourOf(colour) : 'var(--ivory)'}
        stroke={DARK}
        strokeWidth={size * 0.06}
      />
      {colour ? <rect {...box} fill={cardPattern(paletteOf(colour))} /> : null}
      {value
        ? PIPS[value]!.map(([a, b]) => (
            <circle
              key={`${a}${b}`}
              cx={a * size * 0.27}
              cy={b * size * 0.27}
              r={size * 0.1}
              fill={colour ? INK : 'var(--card-ink)'}
            />
          ))
        : null}
      {colour && sign ? <Sign colour={colour} x={0} y={0} r={size * 0.26} fill={INK} /> : null}
      {any
        ? DIE_COLORS.map((each, k) => (
            <Sign
              key={each}
              colour={each}
              x={(k % 2 ? 1 : -1) * size * 0.23}
              y={(k < 2 ? -1 : 1) * size * 0.23}
              r={size * 0.14}
            />
          ))
        : null}
    </g>
  )
}

export function BuildingMark({
  kind,
  x = 0,
  y = 0,
  size,
}: {
  kind: BuildingKind
  x?: number
  y?: number
  size: number
}) {
  const Drawn = BUILDINGS[kind]
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 60})`}
      strokeWidth="2"
      strokeLinejoin="round"
      stroke={EDGES[kind]}
    >
      <Drawn />
    </g>
  )
}
const EDGES: Readonly<Record<BuildingKind, string>> = {
  red: 'var(--ck-red-edge)',
  yellow: 'var(--bronze)',
  white: 'var(--ck-white-edge)',
}
const BUILDINGS: Readonly<Record<BuildingKind, () => React.ReactNode>> = {
  red: () => (
    <>
      <path d="M-28 26V-2H-20V26ZM28 26V-2H20V26Z" fill="var(--ck-red-1)" />
      <path
        d="M-29-2C-29-9-24-10-24-16-24-10-19-9-19-2ZM29-2C29-9 24-10 24-16 24-10 19-9 19-2Z"
        fill="var(--ck-red-2)"
      />
      <path d="M-20 26V4H20V26Z" fill="var(--c-red)" />
      <path d="M-15 4C-19-10-4-14 0-27 4-14 19-10 15 4Z" fill="var(--ck-red-2)" />
      <path d="M-6 26V15Q-6 9 0 6 6 9 6 15V26Z" fill="var(--ck-red-door)" />
      <path
        d="M-10-1C-10-8-4-11-2-15"
        stroke="var(--ck-red-line)"
        strokeOpacity=".7"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  yellow: () => (
    <>
      <path d="M-27 26V12H27V26Z" fill="var(--ck-yellow-1)" />
      <path d="M-20 12-14-4H14L20 12Z" fill="var(--c-yellow)" />
      <path d="M-14-4-8.5-17H8.5L14-4Z" fill="var(--ck-yellow-2)" />
      <path d="M-8.5-17-4-27H4L8.5-17Z" fill="var(--ck-yellow-3)" />
      <path d="M0-27V-33" />
      <path d="M-5 26V18Q-5 13 0 11 5 13 5 18V26Z" fill="var(--loam)" />
      <path d="M-14 4H14M-9-9H9" strokeWidth="1.2" />
    </>
  ),
  white: () => (
    <>
      <path d="M-30 26V-12L-27-18-24-12V26ZM30 26V-12L27-18 24-12V26Z" fill="var(--ck-white-1)" />
      <path d="M-20 26V2H20V26Z" fill="var(--ck-white-2)" />
      <path d="M-11 2C-17-9-4-13 0-26 4-13 17-9 11 2Z" fill="var(--ck-white-3)" />
      <path
        d="M-20 2C-22-3-17-5-16-9-15-5-11-3-12 2ZM20 2C22-3 17-5 16-9 15-5 11-3 12 2Z"
        fill="var(--ck-white-3)"
      />
      <path d="M-6 26V15Q-6 8 0 5 6 8 6 15V26Z" fill="var(--ck-white-door)" />
    </>
  ),
}

const GOODS: Readonly<Record<GoodsKind, { readonly d: string; readonly fill: string }>> = {
  silk: { d: rolledCloth, fill: 'var(--ck-silk)' },
  tea: { d: teapotLeaves, fill: 'var(--malachite)' },
  spice: { d: chiliPepper, fill: 'var(--c-red)' },
}
export function GoodMark(props: { kind: GoodsKind; x?: number; y?: number; r: number; value?: number }) {
  const { kind, x = 0, y = 0, r, value } = props
  const { d, fill } = GOODS[kind]
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={lobed(0, 0, r, 8)} fill="var(--ivory)" stroke="var(--card-line)" strokeWidth="1.3" />
      <IconMark d={d} x={0} y={0} size={r * 1.35} fill={fill} />
      {value ? <CoinMark x={r * 0.86} y={r * 0.72} r={Math.max(8.2, r * 0.5)} value={value} /> : null}
    </g>
  )
}

/** A merchant's ship, about 52 units wide before it is scaled. */
export function ShipMark(props: { x?: number; y?: number; scale: number; line?: string }) {
  const { x = 0, y = 0, scale, line = 'var(--bark)' } = props
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      strokeLinejoin="round"
      stroke={line}
      strokeWidth="2.5"
    >
      <path d="M-26 8H26Q20 24 6 24H-6Q-20 24-26 8Z" fill="var(--ck-hull)" />
      <path d="M2 6V-26Q26-12 20 4Z" fill="var(--cream)" />
      <path d="M-3 6V-20Q-20-8-17 4Z" fill="var(--vermilion)" />
    </g>
  )
}
