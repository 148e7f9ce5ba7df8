/** The picture on the box, 240 x 330 units; the lowest quarter is covered by the title. */
import './paint.css'
import { cardPattern, IconMark } from '@durbar/table'
import { gavel, magicLamp } from './cover-icons.ts'

export const spine = 'var(--wh-spine)'

const DARK = 'var(--bark)'
const CRATES = [
  { x: 14, y: 176, w: 64, h: 60, fill: 'var(--wh-oak)' },
  { x: 22, y: 122, w: 52, h: 54, fill: 'var(--wh-walnut)' },
  { x: 162, y: 172, w: 66, h: 64, fill: 'var(--wh-oak)' },
  { x: 170, y: 126, w: 46, h: 46, fill: 'var(--wh-walnut)' },
  { x: 84, y: 196, w: 72, h: 40, fill: 'var(--wh-teak)' },
]

export default function Cover() {
  return (
    <>
      <rect width="240" height="330" fill={spine} />
      <rect width="240" height="330" fill={cardPattern('violet')} />
      <path d="M120 0 30 250H210Z" fill="var(--sunset)" opacity=".28" />
      <path d="M120 20 66 250H174Z" fill="var(--lamp)" opacity=".35" />
      <path d="M104 18H136L146 36H94Z" fill="var(--gold)" stroke={DARK} strokeWidth="1.5" />
      {CRATES.map(({ x, y, w, h, fill }) => (
        <g key={`${x} ${y}`} stroke={DARK}>
          <rect x={x} y={y} width={w} height={h} fill={fill} strokeWidth="2" />
          <path
            d={`M${x} ${y + 9}H${x + w}M${x} ${y + h - 9}H${x + w}M${x + 9} ${y}V${y + h}M${x + w - 9} ${y}V${y + h}M${x + 9} ${y + 9}L${x + w - 9} ${y + h - 9}`}
            strokeWidth="1.8"
          />
        </g>
      ))}
      <IconMark d={magicLamp} x={120} y={166} size={78} fill="var(--brass)" stroke={DARK} strokeWidth={12} />
      <IconMark d={gavel} x={120} y={94} size={84} fill="var(--alabaster)" stroke={DARK} strokeWidth={10} />
      <path d="M0 236H240V330H0Z" fill="var(--wh-floor)" />
      <path d="M0 236H240" stroke="var(--gold)" strokeWidth="2.5" />
    </>
  )
}
