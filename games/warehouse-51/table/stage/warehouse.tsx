/** The hall: shelves with crates, steel arches, a lamp over the block. Drawn once, behind every scene. */
import { arch, cardPattern } from '@durbar/table'
import { memo } from 'react'
import css from './stage.module.css'

const W = 742
const H = 540
const MID = W / 2
const DARK = 'var(--wh-shadow)'
const TONES = ['var(--wh-crate-1)', 'var(--wh-crate-2)', 'var(--wh-crate-3)', 'var(--wh-crate-4)']

function Crate(props: { x: number; y: number; w: number; h: number; fill: string; line: string }) {
  const { x, y, w, h, fill, line } = props
  const [left, right, top, foot] = [x + 11, x + w - 11, y + 11, y + h - 11]
  return (
    <g stroke={line} fill="none">
      <rect x={x} y={y} width={w} height={h} fill={fill} strokeWidth="2" />
      <path
        d={`M${x} ${top}H${x + w}M${x} ${foot}H${x + w}M${left} ${top}V${foot}M${right} ${top}V${foot}M${left} ${top}L${right} ${foot}`}
        strokeWidth="1.8"
      />
    </g>
  )
}

/** Crates of different sizes, as many as the board holds. */
function row(x: number, width: number, y: number, r: number) {
  const crates: { x: number; y: number; w: number; h: number; fill: string }[] = []
  for (let at = x + 8, k = 0; at < x + width - 30; k++) {
    const w = 34 + ((k * 29 + r * 17) % 3) * 14
    const h = 34 + ((k * 13 + r * 7) % 3) * 9
    if (at + w > x + width - 6) break
    crates.push({ x: at, y: y - h, w, h, fill: TONES[(k + r) % 4]! })
    at += w + 7
  }
  return crates
}

function Shelf({ x, width }: { x: number; width: number }) {
  return (
    <>
      {[96, 178, 262, 346].map((y, r) => (
        <g key={y}>
          {row(x, width, y, r).map((crate) => (
            <Crate key={crate.x} {...crate} line={DARK} />
          ))}
          <path
            d={`M${x} ${y}h${width}v7h${-width}Z`}
            fill="var(--wh-shelf)"
            stroke="var(--wh-shelf-edge)"
            strokeWidth="1.5"
          />
        </g>
      ))}
      <path d={`M${x + 3} 40V400M${x + width - 3} 40V400`} stroke="var(--wh-shelf)" strokeWidth="7" />
    </>
  )
}

const beam = (top: number, half: number, foot: number) =>
  `M${MID - top} 44L${MID - half} ${foot}H${MID + half}L${MID + top} 44Z`

export const Warehouse = memo(function Warehouse() {
  return (
    <svg
      className={css.hall}
      viewBox={`0 0 ${W} ${H}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <rect width={W} height={H} fill="var(--wh-wall)" />
      <rect width={W} height={H} fill={cardPattern('violet')} opacity=".35" />
      {[0, 1, 2].map((k) => (
        <path
          key={k}
          d={arch(40 + k * 60, 8 + k * 12, W - 80 - k * 120, H, 6, 230 - k * 36)}
          fill="none"
          stroke="var(--wh-wall-line)"
          strokeWidth={2.4 - k * 0.4}
          opacity={0.75 - k * 0.15}
        />
      ))}
      <Shelf x={10} width={190} />
      <Shelf x={W - 200} width={190} />
      <path d={`M0 400H${W}V${H}H0Z`} fill="var(--wh-hall)" />
      <g stroke="var(--wh-board)" strokeWidth="1.5">
        {[430, 468, 512].map((y) => (
          <path key={y} d={`M0 ${y}H${W}`} />
        ))}
        {[60, 190, 320, 430, 560, 690].map((x) => (
          <path key={x} d={`M${x} 400L${(x - MID) * 1.5 + MID} ${H}`} />
        ))}
      </g>
      <path d={beam(26, 330, H)} fill="var(--sunset)" opacity=".2" />
      <path d={beam(22, 240, H)} fill="var(--flame)" opacity=".24" />
      <path d={beam(18, 170, 470)} fill="var(--straw)" opacity=".32" />
      <ellipse cx={MID} cy="452" rx="290" ry="42" fill="var(--flame)" opacity=".26" />
      <path d={`M${MID} 0V18`} stroke="var(--gilt)" strokeWidth="3" />
      <path d={`M${MID - 9} 14h18l4 8h-26Z`} fill="var(--coin-edge)" />
      <path
        d={`M${MID - 16} 22h32l30 24h-92Z`}
        fill="var(--gold)"
        stroke="var(--umber)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d={`M${MID - 24} 46a24 11 0 0 0 48 0Z`} fill="var(--alabaster)" />
      <Crate x={MID - 196} y={388} w={84} h={72} fill="var(--wh-oak)" line="var(--bark)" />
      <Crate x={MID + 112} y={388} w={84} h={72} fill="var(--wh-oak)" line="var(--bark)" />
      <Crate x={MID - 130} y={364} w={260} h={104} fill="var(--wh-teak)" line="var(--bark)" />
      <path d={`M${MID - 136} 356h272v12h-272Z`} fill="var(--wh-pine)" stroke="var(--bark)" strokeWidth="2" />
      <rect
        x={MID - 33}
        y="398"
        width="66"
        height="40"
        fill="var(--wh-teak)"
        stroke="var(--bark)"
        strokeWidth="1.5"
      />
      <text x={MID} y="430" textAnchor="middle" className={css.stencil}>
        51
      </text>
    </svg>
  )
})
