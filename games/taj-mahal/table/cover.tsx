/** The picture on the box, 240 x 330 units; the lowest quarter is covered by the title. */
import './paint.css'
import { arch, Dome, star8 } from '@durbar/table'

export const spine = 'var(--tm-spine)'

const IVORY = 'var(--tm-marble)'
const LINE = 'var(--tm-mortar)'
const NIGHT = 'var(--indigo)'

const STARS = Array.from({ length: 26 }, (_, k) => ({
  x: 16 + ((k * 53) % 210),
  y: 18 + ((k * 37) % 100),
  r: k % 3 ? 1.6 : 2.8,
}))

function Minaret({ x }: { x: number }) {
  return (
    <>
      <path
        d={`M${x - 5} 208L${x - 3.5} 120H${x + 3.5}L${x + 5} 208Z`}
        fill={IVORY}
        stroke={LINE}
        strokeWidth="1.2"
      />
      <path d={`M${x - 7} 150H${x + 7}M${x - 7} 178H${x + 7}`} stroke={LINE} strokeWidth="2" />
      <Dome x={x} y={120} w={11} fill={IVORY} line={LINE} />
    </>
  )
}

function Mausoleum() {
  return (
    <>
      <Minaret x={36} />
      <Minaret x={204} />
      <path d="M62 208V142H178V208Z" fill={IVORY} stroke={LINE} strokeWidth="1.5" />
      <Dome x={84} y={142} w={24} fill={IVORY} line={LINE} />
      <Dome x={156} y={142} w={24} fill={IVORY} line={LINE} />
      <path d="M96 132H144V118H96Z" fill="var(--tm-sandstone)" stroke={LINE} />
      <Dome x={120} y={119} w={54} fill={IVORY} line={LINE} />
      <path d="M98 208V132H142V208Z" fill={IVORY} stroke={LINE} strokeWidth="1.5" />
      <path d={arch(104, 140, 32, 68, 4, 20)} fill={NIGHT} />
      {[68, 148].map((x) => (
        <path
          key={x}
          d={`${arch(x, 150, 24, 24, 3, 14)}${arch(x, 181, 24, 27, 3, 14)}`}
          fill={NIGHT}
          opacity=".85"
        />
      ))}
    </>
  )
}

export default function Cover() {
  return (
    <>
      <rect width="240" height="330" fill={spine} />
      <circle cx="120" cy="96" r="74" fill={NIGHT} />
      <circle cx="120" cy="96" r="58" fill="var(--sunset)" stroke="var(--tm-moon)" strokeWidth="2" />
      {STARS.map(({ x, y, r }) => (
        <path key={`${x} ${y}`} d={star8(x, y, r, 0.35)} fill="var(--tm-moon)" opacity=".85" />
      ))}
      <Mausoleum />
      <rect y="208" width="240" height="122" fill="var(--tm-garden)" />
      <path d="M0 208H240" stroke="var(--gilt)" strokeWidth="3" />
      <rect x="84" y="214" width="72" height="116" fill="var(--indigo)" />
      <path d="M84 214V330M156 214V330" stroke="var(--gilt)" strokeWidth="2" />
      <path
        d="M104 224h32v28h-32zM113 226v26M127 226v26"
        fill="var(--tm-marble)"
        stroke="var(--tm-mortar)"
        opacity=".24"
      />
      {[60, 30, 180, 210].map((x) => (
        <path
          key={x}
          d={`M${x} 252C${x + 9} 236 ${x + 9} 222 ${x} 206C${x - 9} 222 ${x - 9} 236 ${x} 252Z`}
          fill="var(--tm-cypress)"
          stroke="var(--tm-cypress-edge)"
        />
      ))}
    </>
  )
}
