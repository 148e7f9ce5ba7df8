/** The picture on the box, 240 x 330 units; the lowest quarter is covered by the title. */
import './paint.css'
import { arch, cardPattern } from '@durbar/table'
import { Art } from './art.tsx'

export const spine = 'var(--vm-spine)'

const GOLD = 'var(--gold)'
const LINE = 'var(--umber)'

export default function Cover() {
  return (
    <>
      <rect width="240" height="330" fill={spine} />
      <rect width="240" height="330" fill={cardPattern('red')} />
      <path d={arch(26, 18, 188, 240, 6, 104)} fill="var(--parchment)" stroke={GOLD} strokeWidth="3" />
      <path d={arch(38, 34, 164, 224, 6, 90)} fill="var(--vm-niche)" />
      <path d="M26 214H214V258H26Z" fill="var(--vm-shelf)" />
      <path d="M26 214H214" stroke={GOLD} strokeWidth="3" />
      <Art kind="vase" x={120} y={152} scale={1.25} body="var(--vm-jade)" metal={GOLD} line={LINE} />
      <Art kind="jug" x={66} y={184} scale={0.68} body="var(--c-blue)" metal={GOLD} line={LINE} />
      <Art kind="statue" x={176} y={186} scale={0.66} body="var(--c-red)" metal={GOLD} line={LINE} />
      <path d="M120 34V52" stroke="var(--vm-shelf)" strokeWidth="2" />
      <path
        d="M108 60C108 52 132 52 132 60L128 74H112Z"
        fill={GOLD}
        stroke="var(--vm-shelf)"
        strokeWidth="1.5"
      />
      <circle cx="120" cy="66" r="4" fill="var(--alabaster)" />
    </>
  )
}
