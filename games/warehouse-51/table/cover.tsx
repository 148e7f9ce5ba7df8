/** The picture on the box, 240 x 330 units; the lowest quarter is covered by the title. */
import { cardPattern, IconMark } from '@durbar/table'
import { gavel, magicLamp } from './cover-icons.ts'

export const spine = '#3b2344'

const DARK = '#2a160a'
const CRATES = [
  { x: 14, y: 176, w: 64, h: 60, fill: '#8a5a2e' },
  { x: 22, y: 122, w: 52, h: 54, fill: '#a56c38' },
  { x: 162, y: 172, w: 66, h: 64, fill: '#8a5a2e' },
  { x: 170, y: 126, w: 46, h: 46, fill: '#a56c38' },
  { x: 84, y: 196, w: 72, h: 40, fill: '#b87c42' },
]

export default function Cover() {
  return (
    <>
      <rect width="240" height="330" fill={spine} />
      <rect width="240" height="330" fill={cardPattern('violet')} />
      <path d="M120 0 30 250H210Z" fill="#f0b54a" opacity=".28" />
      <path d="M120 20 66 250H174Z" fill="#f8d98a" opacity=".35" />
      <path d="M104 18H136L146 36H94Z" fill="#e3b653" stroke={DARK} strokeWidth="1.5" />
      {CRATES.map(({ x, y, w, h, fill }) => (
        <g key={`${x} ${y}`} stroke={DARK}>
          <rect x={x} y={y} width={w} height={h} fill={fill} strokeWidth="2" />
          <path
            d={`M${x} ${y + 9}H${x + w}M${x} ${y + h - 9}H${x + w}M${x + 9} ${y}V${y + h}M${x + w - 9} ${y}V${y + h}M${x + 9} ${y + 9}L${x + w - 9} ${y + h - 9}`}
            strokeWidth="1.8"
          />
        </g>
      ))}
      <IconMark d={magicLamp} x={120} y={166} size={78} fill="#f1cf7a" stroke={DARK} strokeWidth={12} />
      <IconMark d={gavel} x={120} y={94} size={84} fill="#fdf1d0" stroke={DARK} strokeWidth={10} />
      <path d="M0 236H240V330H0Z" fill="#26152e" />
      <path d="M0 236H240" stroke="#e3b653" strokeWidth="2.5" />
    </>
  )
}
