/** The picture on the box, 240 x 330 units; the lowest quarter is covered by the title. */
import { arch, cardPattern } from '@durbar/table'
import { Art } from './art.tsx'

export const spine = '#8d1f2b'

const GOLD = '#e3b653'
const LINE = '#3b2418'

export default function Cover() {
  return (
    <>
      <rect width="240" height="330" fill={spine} />
      <rect width="240" height="330" fill={cardPattern('red')} />
      <path d={arch(26, 18, 188, 240, 6, 104)} fill="#f7e6bd" stroke={GOLD} strokeWidth="3" />
      <path d={arch(38, 34, 164, 224, 6, 90)} fill="#e9c98a" />
      <path d="M26 214H214V258H26Z" fill="#5a2a1a" />
      <path d="M26 214H214" stroke={GOLD} strokeWidth="3" />
      <Art kind="vase" x={120} y={152} scale={1.25} body="#1f6f5c" metal={GOLD} line={LINE} />
      <Art kind="jug" x={66} y={184} scale={0.68} body="#2f5aa8" metal={GOLD} line={LINE} />
      <Art kind="statue" x={176} y={186} scale={0.66} body="#b4343a" metal={GOLD} line={LINE} />
      <path d="M120 34V52" stroke="#5a2a1a" strokeWidth="2" />
      <path d="M108 60C108 52 132 52 132 60L128 74H112Z" fill={GOLD} stroke="#5a2a1a" strokeWidth="1.5" />
      <circle cx="120" cy="66" r="4" fill="#fff6d8" />
    </>
  )
}
