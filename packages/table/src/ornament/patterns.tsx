/** Patterns carry colour: every card and player colour has its own. Rendered once per page. */
import { EMBLEMS } from './emblems.ts'
import { star8 } from './shapes.ts'

const STAR_JALI =
  'M28 9V0M28 47V56M9 28H0M47 28H56M14.6 14.6 0 0M41.4 14.6 56 0M14.6 41.4 0 56M41.4 41.4 56 56'

function Cell(props: {
  id: string
  w: number
  h: number
  d: string
  stroke?: string
  fill?: string
  o: number
}) {
  const { id, w, h, d, stroke, fill = 'none', o } = props
  return (
    <pattern id={id} width={w} height={h} patternUnits="userSpaceOnUse">
      <path d={d} fill={fill} stroke={stroke} strokeWidth={1.3} opacity={o} />
    </pattern>
  )
}

const CHEVRON = 'M0 6 6 1 12 6'
const WAVE = 'M0 4Q4 0 8 4T16 4'
const DOT = 'M2.8 4.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z'
const SCALE = 'M0 0A6 6 0 0 0 12 0M-6 5A6 6 0 0 0 6 5A6 6 0 0 0 18 5'
const LATTICE = 'M7 0 14 7 7 14 0 7Z'

/** `url(#seat-pattern-0)` .. 4 for emblems, `url(#card-red)` and so on for cards, `url(#jali)` for the ground. */
export function Patterns() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      <title>patterns</title>
      <defs>
        {EMBLEMS.map((emblem, seat) => (
          <symbol key={emblem.name} id={`emblem-${seat}`} viewBox="0 0 24 24">
            <path d={emblem.d} fillRule="evenodd" />
          </symbol>
        ))}
        <pattern id="jali" width="56" height="56" patternUnits="userSpaceOnUse">
          <path
            d={`${star8(28, 28, 19, 0.72)}${STAR_JALI}${star8(28, 28, 8, 0.6)}`}
            fill="none"
            stroke="var(--ground-line)"
            strokeWidth="1.4"
          />
        </pattern>
        <Cell id="seat-pattern-0" w={12} h={8} d={CHEVRON} stroke="var(--p1-mark)" o={0.55} />
        <Cell id="seat-pattern-1" w={16} h={8} d={WAVE} stroke="var(--p2-mark)" o={0.55} />
        <Cell id="seat-pattern-2" w={9} h={9} d={DOT} fill="var(--p3-mark)" o={0.55} />
        <Cell id="seat-pattern-3" w={12} h={10} d={SCALE} stroke="var(--p4-mark)" o={0.55} />
        <Cell id="seat-pattern-4" w={10} h={10} d="M0 0 10 10M10 0 0 10" stroke="var(--p5-mark)" o={0.45} />
        <Cell id="card-red" w={12} h={8} d={CHEVRON} stroke="var(--cream)" o={0.35} />
        <Cell id="card-yellow" w={12} h={12} d={star8(6, 6, 3.4, 0.45)} fill="var(--loam)" o={0.26} />
        <Cell id="card-green" w={12} h={10} d={SCALE} stroke="var(--c-green-ink)" o={0.32} />
        <Cell id="card-violet" w={14} h={14} d={LATTICE} stroke="var(--c-violet-ink)" o={0.34} />
        <Cell
          id="card-white"
          w={14}
          h={14}
          d="M7 3.5 8.2 7 7 10.5 5.8 7ZM3.5 7 7 5.8 10.5 7 7 8.2Z"
          fill="var(--c-white-line)"
          o={0.28}
        />
        <Cell id="card-orange" w={10} h={10} d="M0 5H10M5 0V5" stroke="var(--cream)" o={0.35} />
        <Cell id="card-blue" w={16} h={8} d={WAVE} stroke="var(--c-blue-ink)" o={0.36} />
        <Cell id="card-back" w={14} h={14} d={LATTICE} stroke="var(--gilt)" o={0.4} />
      </defs>
    </svg>
  )
}

export const cardPattern = (colour: string): string => `url(#card-${colour})`
