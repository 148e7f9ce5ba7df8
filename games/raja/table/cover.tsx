/** The picture on the box, 240 x 330 units; the lowest quarter is covered by the title. */
import './paint.css'
import { arch, cardPattern, Dome, IconMark, polygon } from '@durbar/table'
import { camelHead, hillFort, horseHead, lotus, sun, tigerHead } from './cover-icons.ts'

export const spine = 'var(--rj-spine)'

const CITIES = [
  { colour: 'var(--rj-teal)', icon: tigerHead },
  { colour: 'var(--rj-orange)', icon: lotus },
  { colour: 'var(--rj-purple)', icon: camelHead },
  { colour: 'var(--rj-ochre)', icon: hillFort },
  { colour: 'var(--lotus)', icon: sun },
  { colour: 'var(--rj-indigo)', icon: horseHead },
].map((city, k) => ({
  ...city,
  x: 120 + 76 * Math.sin((k * Math.PI) / 3),
  y: 146 - 76 * Math.cos((k * Math.PI) / 3),
}))

const RED = 'var(--c-red)'
const EDGE = 'var(--garnet)'

export default function Cover() {
  return (
    <>
      <rect width="240" height="330" fill={spine} />
      <rect width="240" height="330" fill={cardPattern('green')} />
      {CITIES.map(({ colour, icon, x, y }) => (
        <g key={colour}>
          <path d={polygon(x, y, 42, 6, Math.PI / 6)} fill={colour} stroke="var(--brass)" strokeWidth="2" />
          <path
            d={polygon(x, y, 34, 6, Math.PI / 6)}
            fill="none"
            stroke="var(--cream)"
            strokeWidth="1.2"
            strokeDasharray="4 3"
            opacity=".8"
          />
          <IconMark d={icon} x={x} y={y} size={40} fill="var(--cream)" />
        </g>
      ))}
      <path
        d={polygon(120, 146, 42, 6, Math.PI / 6)}
        fill="var(--parchment)"
        stroke="var(--brass)"
        strokeWidth="2.5"
      />
      <Dome x={120} y={150} w={30} fill={RED} line={EDGE} />
      <Dome x={96} y={160} w={14} fill={RED} line={EDGE} />
      <Dome x={144} y={160} w={14} fill={RED} line={EDGE} />
      <path d="M88 160H152V172H88Z" fill={RED} stroke={EDGE} strokeWidth="1.5" />
      <path d={arch(112, 152, 16, 20, 3, 10)} fill="var(--parchment)" />
    </>
  )
}
