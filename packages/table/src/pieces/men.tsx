/** Pieces of the players, drawn around a point in a map. Each bears its emblem. */
import type { Seat } from '@durbar/kernel'
import { EmblemMark } from '../ornament/emblem.tsx'
import { useSeatLook } from '../ornament/seating.ts'
import { lobed } from '../ornament/shapes.ts'

interface ManProps {
  readonly seat: Seat
  readonly x?: number
  readonly y?: number
  /** About the height in units of the drawing. */
  readonly size: number
}

const at = (x: number, y: number, scale: number) => `translate(${x} ${y}) scale(${scale})`
const SHADE = 'color-mix(in srgb, var(--shade) 38%, transparent)'

export function Palace({ seat, x = 0, y = 0, size, crown }: ManProps & { crown?: boolean }) {
  const { fill, edge, pattern } = useSeatLook(seat)
  return (
    <g transform={at(x, y, size / 44)}>
      <ellipse cx="0" cy="20" rx="23" ry="5" fill={SHADE} />
      <path
        d="M-22 18V8H-20V-3C-20-8-15-9-14.5-13-14-9-9-8-9-3V0C-9-9-3-10 0-21 3-10 9-9 9 0V-3C9-8 14-9 14.5-13 15-9 20-8 20-3V8H22V18ZM-22 18V12H22V18Z"
        fill={fill}
        stroke={edge}
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M-22 18V12H22V18Z" fill={pattern} />
      <path
        d="M-17-3C-17-6-14.5-8-14.5-9M-6 0C-6-7-2-9 0-15"
        stroke="var(--shine)"
        strokeOpacity=".55"
        strokeWidth="1.6"
        fill="none"
        strokeLinecap="round"
      />
      <EmblemMark seat={seat} x={0} y={4.5} size={14} />
      {crown ? (
        <path
          d="M-9-24-11-34-5-29 0-36 5-29 11-34 9-24Z"
          fill="var(--crown)"
          stroke="var(--bronze)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      ) : null}
    </g>
  )
}

export function House({ seat, x = 0, y = 0, size }: ManProps) {
  const { fill, edge } = useSeatLook(seat)
  return (
    <g transform={at(x, y, size / 20)}>
      <path d="M-9 10V-1L0-9 9-1V10Z" fill={fill} stroke={edge} strokeWidth="1.8" strokeLinejoin="round" />
      <path d="M-7-1.5 0-7.5" stroke="var(--shine)" strokeOpacity=".6" strokeWidth="1.4" />
      <EmblemMark seat={seat} x={0} y={3.5} size={10.5} />
    </g>
  )
}

/** A glass palace: a lobed gem. */
export function Gem({ seat, x = 0, y = 0, size }: ManProps) {
  const { fill, edge } = useSeatLook(seat)
  const r = size / 2
  return (
    <g transform={at(x, y, 1)}>
      <path d={lobed(0, 1.5, r, 8)} fill={SHADE} />
      <path d={lobed(0, 0, r * 0.96, 8)} fill={fill} stroke={edge} strokeWidth="1.6" />
      <EmblemMark seat={seat} x={0} y={0} size={r * 1.25} />
      <path
        d={`M${-r * 0.62} ${-r * 0.3}A${r * 0.75} ${r * 0.75} 0 0 1 ${-r * 0.1} ${-r * 0.74}`}
        stroke="var(--shine)"
        strokeOpacity=".75"
        strokeWidth={r * 0.14}
        fill="none"
        strokeLinecap="round"
      />
    </g>
  )
}

/** A turbaned figure. */
export function Person({ seat, x = 0, y = 0, size }: ManProps) {
  const { fill, edge } = useSeatLook(seat)
  return (
    <g transform={at(x, y, size / 40)}>
      <ellipse cx="0" cy="19" rx="14" ry="4" fill={SHADE} />
      <path
        d="M-12 19C-12 8-8 2-5 0-9-3-9-9-6-12-8-17-3-21 0-24 3-21 8-17 6-12 9-9 9-3 5 0 8 2 12 8 12 19Z"
        fill={fill}
        stroke={edge}
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M-6-12Q0-8 6-12" stroke={edge} strokeWidth="1.5" fill="none" />
      <EmblemMark seat={seat} x={0} y={10} size={12} />
    </g>
  )
}

/** Black with gold and a red parasol, half as tall again as any piece. */
export function Maharaja({ x = 0, y = 0, size }: { x?: number; y?: number; size: number }) {
  return (
    <g transform={at(x, y, size / 50)}>
      <ellipse cx="0" cy="23" rx="18" ry="5" fill={SHADE} />
      <path d="M9 22V-22" stroke="var(--pole)" strokeWidth="2.2" />
      <path
        d="M-9-20C-7-31 3-35 9-37 15-35 25-31 27-20 23-23 19-23 18-20 15-23 12-23 9-20 6-23 3-23 0-20-2-23-6-23-9-20Z"
        fill="var(--vermilion)"
        stroke="var(--brass)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M-17 23C-17 9-11 3-7 1-12-3-12-9-8-13-10-19-4-23-2-25 1-23 6-19 4-13 8-9 8-3 3 1 7 3 12 9 12 23Z"
        fill="var(--robe)"
        stroke="var(--brass)"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M-8-13Q-2-8 4-13L3-17Q-2-14-7-17Z" fill="var(--brass)" />
      <path d="M-12 14Q-2 20 8 14" stroke="var(--brass)" strokeWidth="1.8" fill="none" />
    </g>
  )
}
