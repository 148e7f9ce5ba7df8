/** The ghats: steps down to the river, with pavilions at their ends and lamps on the water. */
import { arch, cardPattern, IconMark } from '@durbar/table'
import css from './board.module.css'
import { lotus } from './icons.ts'

export function Pavilions({ rows, side }: { rows: number; side: 'left' | 'right' }) {
  return (
    <span className={css.pavilions} data-side={side} aria-hidden="true">
      {Array.from({ length: rows }, (_, k) => (
        <svg key={k} viewBox="-17 -64 34 65" aria-hidden="true">
          <g stroke="var(--ck-ghat-4)" strokeWidth="1.5" strokeLinejoin="round">
            <path d="M-11 0V-34H11V0Z" fill="var(--ck-ghat-2)" />
            <path d="M-15-34H15V-39H-15Z" fill="var(--ck-ghat-3)" />
            <path d="M-12-39C-15-50-4-54 0-63 4-54 15-50 12-39Z" fill="var(--ck-ghat-1)" />
            <path d={arch(-6, -27, 12, 27, 3, 9)} fill="var(--ck-ghat-3)" />
          </g>
        </svg>
      ))}
    </span>
  )
}

const Lamp = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse cy="6" rx="17" ry="4" fill="var(--flame)" opacity=".5" />
    <path d="M-12 0H12Q9 8 0 8T-12 0Z" fill="var(--ck-clay)" stroke="var(--umber)" strokeWidth="1.3" />
    <path d="M0-13C4-7 4-2 0 0-4-2-4-7 0-13Z" fill="var(--lamp)" stroke="var(--ck-wick)" strokeWidth="1.2" />
  </g>
)
const Lotus = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <IconMark d={lotus} x={x} y={y} size={size} fill="var(--lotus)" stroke="var(--cream)" strokeWidth={16} />
)

export function River() {
  return (
    <svg className={css.water} viewBox="0 0 600 62" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="600" height="62" fill="var(--ck-ghat-w)" />
      <rect width="600" height="62" fill={cardPattern('blue')} />
      <path d="M0 1H600" stroke="var(--ck-ghat-4)" strokeWidth="2.5" />
      <Lotus x={236} y={36} size={28} />
      <Lotus x={372} y={40} size={24} />
      <Lamp x={206} y={46} />
      <Lamp x={268} y={28} />
      <Lamp x={342} y={48} />
      <Lamp x={408} y={30} />
      <g transform="translate(304 36) scale(.8)">
        <path d="M-34 2H34Q28 18 0 18T-34 2Z" fill="var(--ck-hull)" stroke="var(--bark)" strokeWidth="1.8" />
        <path d="M2 0V-26Q24-16 18-2Z" fill="var(--cream)" stroke="var(--bark)" strokeWidth="1.5" />
        <path d="M-2 0V-20Q-18-12-14-2Z" fill="var(--vermilion)" stroke="var(--bark)" strokeWidth="1.5" />
      </g>
    </svg>
  )
}

/** A place where no card lies until the round is over. */
export const Gap = () => (
  <svg className={css.gap} viewBox="0 0 100 128" aria-hidden="true">
    <path
      d={arch(8, 9, 84, 110, 5, 42)}
      fill="none"
      stroke="var(--ck-ghat-4)"
      strokeWidth="1.8"
      strokeDasharray="5 5"
    />
    <IconMark d={lotus} x={50} y={72} size={34} fill="var(--ck-ghat-4)" />
  </svg>
)
