/** The six kinds of antiques, drawn around the origin within about 100 x 110 units. */
import { lobed, polygon, star8 } from '@durbar/table'
import { memo, type ReactNode } from 'react'
import type { Kind } from '../data/antiques.ts'

/** body, metal, line. For a one-coloured glyph all three are the same. */
interface Paints {
  readonly body: string
  readonly metal: string
  readonly line: string
}

function Shape({ d, fill, line }: { d: string; fill: string; line: string }) {
  return <path d={d} fill={fill} stroke={line} strokeWidth="2.2" strokeLinejoin="round" />
}
function Shine({ d }: { d: string }) {
  return (
    <path d={d} stroke="var(--shine)" strokeOpacity=".6" strokeWidth="3" fill="none" strokeLinecap="round" />
  )
}

function Jug({ body, metal, line }: Paints) {
  const handle = 'M6-36C30-40 36-14 25-3'
  return (
    <>
      <path d={handle} fill="none" stroke={line} strokeWidth="7" />
      <path d={handle} fill="none" stroke={metal} strokeWidth="3.2" />
      <Shape d="M-24 2C-36-4-34-20-45-27L-39-32C-27-24-27-10-18-9Z" fill={body} line={line} />
      <Shape
        d="M-8-45H8L5-38C4-30 6-25 7-19 23-15 32-2 32 13 32 29 20 39 9 42L13 48H-13L-9 42C-20 39-32 29-32 13-32-2-23-15-7-19-6-25-4-30-5-38Z"
        fill={body}
        line={line}
      />
      <path d="M-31 8Q0 20 31 8L32 16Q0 28-32 16Z" fill={metal} stroke={line} strokeWidth="1.2" />
      <path d="M-7-21H7M-9 42H9" stroke={metal} strokeWidth="3.5" />
      <Shine d="M-22 2C-20-6-14-11-9-12" />
    </>
  )
}

function Vase({ body, metal, line }: Paints) {
  return (
    <>
      <Shape
        d="M-15-46H15C15-39 8-36 9-28 27-22 33-8 29 8 26 22 14 32 12 40L18 47H-18L-12 40C-14 32-26 22-29 8-33-8-27-22-9-28-8-36-15-39-15-46Z"
        fill={body}
        line={line}
      />
      <path d="M-30-6Q0 4 30-6L29 8Q0 18-29 8Z" fill={metal} stroke={line} strokeWidth="1.2" />
      <path d={star8(0, 4, 7, 0.5)} fill={body} />
      <circle cx="-17" cy="2" r="2.6" fill={body} />
      <circle cx="17" cy="2" r="2.6" fill={body} />
      <path d="M-9-28H9M-12 40H12" stroke={metal} strokeWidth="3.5" />
      <Shine d="M-20-10C-19-17-14-21-10-22" />
    </>
  )
}

function Knife({ body, metal, line }: Paints) {
  return (
    <g transform="rotate(38)">
      <Shape
        d="M-8-6H9C12 14 6 36-12 54-6 34-13 14-8-6Z"
        fill={body === metal ? body : 'var(--vm-blade)'}
        line={line}
      />
      <path d="M2-2C4 14 1 28-5 40" stroke={line} strokeOpacity=".45" strokeWidth="1.8" fill="none" />
      <Shape d="M-7-12H7C6-24 10-30 17-36 15-47-1-47-5-36-7-28-8-20-7-12Z" fill={body} line={line} />
      <Shape d="M-15-13H15V-6H-15Z" fill={metal} line={line} />
      <circle cx="6" cy="-37" r="4" fill={metal} stroke={line} strokeWidth="1.3" />
    </g>
  )
}

function Instrument({ body, metal, line }: Paints) {
  return (
    <g transform="rotate(32)">
      <Shape d="M-9-33A9 9 0 1 1 9-33 9 9 0 1 1-9-33Z" fill={body} line={line} />
      <Shape d="M-5-50H5V20H-5Z" fill={metal} line={line} />
      <Shape
        d="M0 6C15 6 22 17 22 29 22 43 12 51 0 51S-22 43-22 29C-22 17-15 6 0 6Z"
        fill={body}
        line={line}
      />
      <path d="M-5-42H5M-5-34H5M-5-25H5M-5-15H5M-5-5H5" stroke={line} strokeWidth="1.8" />
      <path d="M-10-46H-5M5-40H10M-10-34H-5" stroke={line} strokeWidth="3.5" strokeLinecap="round" />
      <path d="M-2-48V38M2-48V38" stroke={line} strokeWidth=".9" />
      <path d="M-9 38H9" stroke={metal} strokeWidth="4" />
      <path d={star8(0, 22, 6.5, 0.5)} fill={metal} />
    </g>
  )
}

const BEADS = Array.from({ length: 15 }, (_, k) => {
  const t = (k / 14) * Math.PI
  return { id: `bead-${k}`, x: -34 * Math.cos(t), y: -38 + 52 * Math.sin(t) ** 0.9, big: k % 2 === 0 }
})

function Jewellery({ body, metal, line }: Paints) {
  return (
    <>
      {BEADS.map(({ id, x, y, big }) => (
        <circle
          key={id}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={big ? 5.8 : 4.6}
          fill={big ? body : metal}
          stroke={line}
          strokeWidth="1.5"
        />
      ))}
      <Shape d={lobed(0, 30, 13, 8)} fill={metal} line={line} />
      <Shape d={polygon(0, 30, 9, 8, Math.PI / 8)} fill={body} line={line} />
      <path d="M0 44C5 50 5 55 0 57-5 55-5 50 0 44Z" fill={body} stroke={line} strokeWidth="1.5" />
    </>
  )
}

function Statue({ body, metal, line }: Paints) {
  return (
    <>
      <circle cy="-20" r="21" fill="none" stroke={metal} strokeWidth="4" />
      <Shape
        d="M-30 36C-34 22-14 22-13 10-24 12-25-2-16-8-10-11-6-10-6-14-12-20-9-30-6-32L0-48 6-32C9-30 12-20 6-14 6-10 10-11 16-8 25-2 24 12 13 10 14 22 34 22 30 36 18 41-18 41-30 36Z"
        fill={body}
        line={line}
      />
      <path
        d="M-14 12C-6 20 6 20 14 12M-26 33C-14 26 14 26 26 33"
        stroke={line}
        strokeWidth="1.8"
        fill="none"
      />
      <path d="M-7-31H7" stroke={metal} strokeWidth="3.5" />
      <Shape
        d="M-32 38C-24 34-20 40-16 38-10 34-6 40 0 38 6 34 10 40 16 38 20 34 24 40 32 38L26 49H-26Z"
        fill={metal}
        line={line}
      />
    </>
  )
}

const KIND_ART: Readonly<Record<Kind, (paints: Paints) => ReactNode>> = {
  jug: Jug,
  knife: Knife,
  instrument: Instrument,
  jewellery: Jewellery,
  statue: Statue,
  vase: Vase,
}

export function Art(props: Paints & { kind: Kind; x?: number; y?: number; scale?: number }) {
  const { kind, x = 0, y = 0, scale = 1, ...paints } = props
  const Drawing = KIND_ART[kind]
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Drawing {...paints} />
    </g>
  )
}

const PLAIN: Paints = { body: 'currentColor', metal: 'currentColor', line: 'currentColor' }

/** The kind as a one-coloured sign beside text. */
export const Glyph = memo(({ kind, className }: { kind: Kind; className?: string }) => (
  <svg className={className} viewBox="-52 -54 104 112" aria-hidden="true">
    <Art kind={kind} {...PLAIN} />
  </svg>
))
