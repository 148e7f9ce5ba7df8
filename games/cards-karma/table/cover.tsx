/** The picture on the box, 240 x 330 units; the lowest quarter is covered by the title. */
import './paint.css'
import { cardPattern, IconMark } from '@durbar/table'
import { lotus, perspectiveDiceSixFacesRandom } from './cover-icons.ts'

export const spine = 'var(--ck-spine)'

const SPOKES = [0, 45, 90, 135, 180, 225, 270, 315]
const BROWN = 'var(--ck-spoke)'

const Lotus = (at: { x: number; y: number; size: number }) => (
  <IconMark d={lotus} {...at} fill="var(--lotus)" stroke="var(--cream)" strokeWidth={14} />
)

export default function Cover() {
  return (
    <>
      <rect width="240" height="330" fill="var(--ck-sun)" />
      <rect width="240" height="330" fill={cardPattern('yellow')} />
      <circle cx="120" cy="112" r="78" fill="var(--straw)" stroke={BROWN} strokeWidth="2.5" />
      <circle cx="120" cy="112" r="66" fill="none" stroke={BROWN} strokeWidth="1.5" strokeDasharray="3 4" />
      {SPOKES.map((turn) => (
        <g key={turn}>
          <path d="M120 112V66" stroke={BROWN} strokeWidth="4" transform={`rotate(${turn} 120 112)`} />
          <path
            d="M120 50C128 58 128 66 120 72 112 66 112 58 120 50Z"
            fill="var(--vermilion)"
            stroke="var(--garnet)"
            transform={`rotate(${turn + 22.5} 120 112)`}
          />
        </g>
      ))}
      <circle cx="120" cy="112" r="48" fill="none" stroke={BROWN} strokeWidth="6" />
      <circle cx="120" cy="112" r="15" fill="var(--vermilion)" stroke={BROWN} strokeWidth="3" />
      <path d="M0 178H240V238H0Z" fill="var(--ck-quay)" />
      <path
        d="M0 178H240M0 187H240M0 196H240M0 205H240M0 214H240M0 223H240"
        stroke="var(--ck-stair)"
        strokeWidth="1.5"
      />
      <path d="M0 230H240V330H0Z" fill="var(--ck-ganges)" />
      <path d="M0 230H240V330H0Z" fill={cardPattern('blue')} />
      <Lotus x={52} y={226} size={44} />
      <Lotus x={186} y={230} size={36} />
      <IconMark
        d={perspectiveDiceSixFacesRandom}
        x={120}
        y={206}
        size={58}
        fill="var(--ivory)"
        stroke="var(--umber)"
        strokeWidth={12}
      />
    </>
  )
}
