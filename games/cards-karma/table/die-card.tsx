/** The die face of a card, as its owner sees it; and as the others see it, by its colour alone. */
import { arch, CardFrame, cardPattern } from '@durbar/table'
import type { DieColor } from '../data/names.ts'
import css from './card-face.module.css'
import { paletteOf } from './reading.ts'
import { DieMark, INK, Sign } from './symbols.tsx'

const ARCH = arch(6, 7, 88, 114, 5, 44)

export function DieCard({ colour, value }: { colour: DieColor; value: number | null }) {
  const palette = paletteOf(colour)
  return (
    <CardFrame width={100} height={128}>
      <path d={ARCH} fill={`var(--c-${palette})`} />
      <path d={ARCH} fill={cardPattern(palette)} />
      <path d={arch(11, 14, 78, 102, 5, 38)} fill="none" stroke={INK} strokeOpacity=".5" />
      <g transform="rotate(-6 50 72)">
        <rect x="24" y="47" width="52" height="52" rx="10" fill="var(--umber)" opacity=".35" />
        <DieMark x={50} y={70} size={52} value={value} />
      </g>
      <Sign colour={colour} x={16} y={109} r={7.5} fill={INK} />
      {value === null ? null : (
        <text x="84" y="117" textAnchor="middle" className={css.value} fill={INK}>
          {value}
        </text>
      )}
    </CardFrame>
  )
}

/** A hidden die of somebody's hand: colour, pattern and sign. */
export function SmallDie({ colour, className }: { colour: DieColor; className?: string }) {
  const palette = paletteOf(colour)
  return (
    <svg className={className} viewBox="0 0 34 44" aria-hidden="true">
      <rect x="1" y="1" width="32" height="42" rx="4" fill="var(--card)" stroke="var(--card-edge)" />
      <rect x="3.5" y="3.5" width="27" height="37" rx="2.5" fill={`var(--c-${palette})`} />
      <rect x="3.5" y="3.5" width="27" height="37" rx="2.5" fill={cardPattern(palette)} />
      <Sign colour={colour} x={17} y={22} r={8} fill={INK} />
    </svg>
  )
}
