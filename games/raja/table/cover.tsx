/** The picture on the box, 240 x 330 units; the lowest quarter is covered by the title. */
import { arch, cardPattern, Dome, IconMark, polygon } from '@durbar/table'
import { camelHead, hillFort, horseHead, lotus, sun, tigerHead } from './cover-icons.ts'

export const spine = '#14503f'

const CITIES = [
  { colour: '#1f8a84', icon: tigerHead },
  { colour: '#d8701a', icon: lotus },
  { colour: '#7b3fa0', icon: camelHead },
  { colour: '#b98f1c', icon: hillFort },
  { colour: '#cf4d80', icon: sun },
  { colour: '#3b4ba3', icon: horseHead },
].map((city, k) => ({
  ...city,
  x: 120 + 76 * Math.sin((k * Math.PI) / 3),
  y: 146 - 76 * Math.cos((k * Math.PI) / 3),
}))

const RED = '#b4343a'
const EDGE = '#5a1016'

export default function Cover() {
  return (
    <>
      <rect width="240" height="330" fill={spine} />
      <rect width="240" height="330" fill={cardPattern('green')} />
      {CITIES.map(({ colour, icon, x, y }) => (
        <g key={colour}>
          <path d={polygon(x, y, 42, 6, Math.PI / 6)} fill={colour} stroke="#f1cf7a" strokeWidth="2" />
          <path
            d={polygon(x, y, 34, 6, Math.PI / 6)}
            fill="none"
            stroke="#fff4d8"
            strokeWidth="1.2"
            strokeDasharray="4 3"
            opacity=".8"
          />
          <IconMark d={icon} x={x} y={y} size={40} fill="#fff4dd" />
        </g>
      ))}
      <path d={polygon(120, 146, 42, 6, Math.PI / 6)} fill="#f7e6bd" stroke="#f1cf7a" strokeWidth="2.5" />
      <Dome x={120} y={150} w={30} fill={RED} line={EDGE} />
      <Dome x={96} y={160} w={14} fill={RED} line={EDGE} />
      <Dome x={144} y={160} w={14} fill={RED} line={EDGE} />
      <path d="M88 160H152V172H88Z" fill={RED} stroke={EDGE} strokeWidth="1.5" />
      <path d={arch(112, 152, 16, 20, 3, 10)} fill="#f7e6bd" />
    </>
  )
}
