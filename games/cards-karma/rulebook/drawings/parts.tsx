/** What the pictures of the rulebook are put together from: the pieces of the table, at a place and in a size. */
import { arch, IconMark, lobed, star8 } from '@durbar/table'
import type { ReactNode } from 'react'
import { cardOf, PRINTED_VALUE } from '../../data/cards.ts'
import type { Bonus } from '../../data/names.ts'
import { ActionCard } from '../../table/card-face.tsx'
import { DieCard } from '../../table/die-card.tsx'
import { elephant } from '../../table/icons.ts'
import { faceOf, paletteOf } from '../../table/reading.ts'
import { BuildingMark, GoodMark, ShipMark } from '../../table/symbols.tsx'
import { StewardMark } from '../../table/tokens.tsx'
import { TrackPicture } from '../../table/track-picture.tsx'
import css from './drawings.module.css'

interface At {
  readonly x: number
  readonly y: number
}

/** A picture of so many units that fills what it is put into. */
export const Frame = ({ w, h, children }: { w: number; h: number; children: ReactNode }) => (
  <svg className={css.picture} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
    {children}
  </svg>
)
/** Around the origin. */
export const Mark = ({ w, h, children }: { w: number; h: number; children: ReactNode }) => (
  <svg className={css.picture} viewBox={`${-w / 2} ${-h / 2} ${w} ${h}`} aria-hidden="true">
    {children}
  </svg>
)

export const CARD_HEIGHT = 1.28
/** The action face. */
export const Card = ({ id, x, y, w, faded }: At & { id: string; w: number; faded?: boolean }) => (
  <svg
    x={x}
    y={y}
    width={w}
    height={w * CARD_HEIGHT}
    viewBox="0 0 100 128"
    opacity={faded ? 0.5 : undefined}
    aria-hidden="true"
  >
    <ActionCard id={id} />
  </svg>
)
/** The die face, with the value that is printed on it. */
export const Die = ({ id, x, y, w }: At & { id: string; w: number }) => (
  <svg x={x} y={y} width={w} height={w * CARD_HEIGHT} viewBox="0 0 100 128" aria-hidden="true">
    <DieCard colour={faceOf(id).die} value={PRINTED_VALUE[cardOf(id)]!} />
  </svg>
)
const TRACK_HEIGHT = 1.2
export const Scoring = ({
  x,
  y,
  w,
  bonus = null,
  flipped = false,
}: At & { w: number; bonus?: Bonus | null; flipped?: boolean }) => (
  <svg x={x} y={y} width={w} height={w * TRACK_HEIGHT} viewBox="0 0 60 72" aria-hidden="true">
    <TrackPicture card={{ turned: flipped, bonus }} />
  </svg>
)

/** A card too small to be read: its kind, and the colour of its die. */
export function SmallCard({ id, x, y, w }: At & { id: string; w: number }) {
  const face = faceOf(id)
  const [building] = face.buildings
  const [good] = face.goods
  return (
    <svg x={x} y={y} width={w} height={w * CARD_HEIGHT} viewBox="0 0 100 128" aria-hidden="true">
      <rect
        x="2"
        y="2"
        width="96"
        height="124"
        rx="10"
        fill="var(--card)"
        stroke="var(--card-edge)"
        strokeWidth="3"
      />
      <path d="M56 2H88A10 10 0 0 1 98 12V44Z" fill={`var(--c-${paletteOf(face.die)})`} />
      <g transform="translate(50 76)">
        {building ? <BuildingMark kind={building} size={70} /> : null}
        {face.type === 'goods' && good ? <GoodMark kind={good.kind} r={34} /> : null}
        {face.type === 'ship' ? <ShipMark scale={1.25} /> : null}
        {face.type === 'palace' ? (
          <>
            <path
              d={arch(-34, -40, 68, 80, 5, 36)}
              fill="var(--night)"
              stroke="var(--gilt)"
              strokeWidth="3"
            />
            <path d={star8(0, 4, 17, 0.5)} fill="var(--brass)" />
          </>
        ) : null}
      </g>
    </svg>
  )
}

export const AdministratorCard = ({ x, y, w }: At & { w: number }) => (
  <svg x={x} y={y} width={w} height={w * CARD_HEIGHT} viewBox="0 0 100 128" aria-hidden="true">
    <rect
      x="1"
      y="1"
      width="98"
      height="126"
      rx="8"
      fill="var(--card)"
      stroke="var(--card-edge)"
      strokeWidth="1.5"
    />
    <path d={arch(8, 9, 84, 110, 5, 42)} fill="var(--mulberry)" stroke="var(--gilt)" strokeWidth="1.5" />
    <StewardMark x={50} y={70} r={34} />
  </svg>
)

export const ElephantMark = ({ x, y, r, turned }: At & { r: number; turned?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d={lobed(0, 0, r, 12)}
      fill={turned ? 'var(--straw)' : 'var(--ivory)'}
      stroke="var(--card-line)"
      strokeWidth="1.5"
    />
    <IconMark
      d={elephant}
      x={0}
      y={0}
      size={r * 1.4}
      fill={turned ? 'var(--vermilion)' : 'var(--malachite)'}
    />
  </g>
)

/** From one thing to the next. */
export const Arrow = ({ x, y, length = 20, turn = 0 }: At & { length?: number; turn?: number }) => (
  <path
    d={`M0 0H${length - 2}M${length - 9}-6L${length} 0 ${length - 9} 6`}
    transform={`translate(${x} ${y}) rotate(${turn})`}
    fill="none"
    stroke="var(--gold-ink)"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)
export const Plus = ({ x, y, r = 8 }: At & { r?: number }) => (
  <path
    d={`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`}
    stroke="var(--gold-ink)"
    strokeWidth="3"
    strokeLinecap="round"
  />
)
/** Struck through: it goes. */
export const Struck = ({ x, y, w, h }: At & { w: number; h: number }) => (
  <path d={`M${x} ${y + h}L${x + w} ${y}`} stroke="var(--madder)" strokeWidth="4" strokeLinecap="round" />
)
/** The number of a step. */
export const Badge = ({ x, y, n }: At & { n: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="12" fill="var(--deep)" stroke="var(--deep-line)" strokeWidth="1.5" />
    <text y="5" textAnchor="middle" className={css.badge}>
      {n}
    </text>
  </g>
)
/** Lines of words beside the thing that they are about. */
export function Label(
  props: At & { to: readonly [number, number]; lines: readonly string[]; end?: boolean },
) {
  const { x, y, to, lines, end } = props
  const from = end ? x + 4 : x - 4
  return (
    <>
      <path
        d={`M${from} ${y - 4}L${to[0]} ${to[1]}`}
        stroke="var(--gold-line)"
        strokeWidth="1.6"
        fill="none"
      />
      <circle cx={to[0]} cy={to[1]} r="3" fill="var(--gold-line)" />
      {lines.map((line, i) => (
        <text key={line} x={x} y={y + 16 * i} textAnchor={end ? 'end' : 'start'} className={css.label}>
          {line}
        </text>
      ))}
    </>
  )
}
/** Several of one thing side by side. */
export const Side = ({
  n,
  x,
  y,
  gap,
  of,
}: At & { n: number; gap: number; of: (x: number, y: number) => ReactNode }) => (
  <>
    {Array.from({ length: n }, (_, i) => (
      <g key={i}>{of(x + i * gap, y)}</g>
    ))}
  </>
)
