/** The action disc itself: nine sectors, a hub in the owner's colour, two pointers. 300 x 300 units. */

import type { Seat } from '@durbar/kernel'
import { arch, EmblemMark, lobed, type ThingState, useSeatLook } from '@durbar/table'
import { ACTIONS, type ActionId } from '../../data/actions.ts'
import { ActionMark } from './action-picture.tsx'
import css from './disc.module.css'
import type { Pointers } from './setting.ts'

const TURN = (2 * Math.PI) / ACTIONS.length
const at = (r: number, a: number) =>
  `${(150 + r * Math.sin(a)).toFixed(1)} ${(150 - r * Math.cos(a)).toFixed(1)}`
const SECTORS = ACTIONS.map((action, k) => {
  const [from, to] = [(k - 0.5) * TURN, (k + 0.5) * TURN]
  return {
    action,
    d: `M${at(58, from)}L${at(136, from)}A136 136 0 0 1 ${at(136, to)}L${at(58, to)}A58 58 0 0 0 ${at(58, from)}Z`,
    x: 150 + 102 * Math.sin(k * TURN),
    y: 150 - 102 * Math.cos(k * TURN),
  }
})
/** Centre of a sector in hundredths of the disc. */
export const sectorPlace = (action: ActionId) => {
  const { x, y } = SECTORS[ACTIONS.indexOf(action)]!
  return { x: x / 3, y: y / 3 }
}
/** Degrees a pointer is turned by; two on one action stand side by side, a free one rests between two. */
export function pointerAngle(pointers: Pointers, which: 0 | 1): number {
  const step = 360 / ACTIONS.length
  const action = pointers[which]
  if (action === null) return which === 0 ? -step / 2 - 4 : -step / 2 + 4
  const beside = pointers[0] === pointers[1] ? (which === 0 ? -7 : 7) : 0
  return ACTIONS.indexOf(action) * step + beside
}

/** Letters: more of them want more room than the rim leaves. */
const LONG = 8

interface Label {
  readonly name: string
  readonly cost: number
}

export function DiscDrawing(props: {
  seat: Seat
  pointers: Pointers
  states: readonly ThingState[]
  /** In the order of the sectors, where the disc is large enough to be read. */
  labels?: readonly Label[]
}) {
  const { seat, pointers, states, labels } = props
  return (
    <svg viewBox="0 0 300 300" className={css.drawing} aria-hidden="true">
      <path d={lobed(150, 154, 142, 36)} fill="color-mix(in srgb, var(--shade) 30%, transparent)" />
      <path d={lobed(150, 150, 142, 36)} fill="var(--night)" stroke="var(--gilt)" strokeWidth="2" />
      {SECTORS.map(({ action, d, x, y }, k) => {
        const on = pointers.includes(action)
        return (
          <g key={action} className={css.sector} data-lit={states[k]} data-on={on || undefined}>
            <path d={d} className={k % 2 ? css.pale : css.cream} />
            <ActionMark
              action={action}
              x={x}
              y={labels ? y - (labels[k]!.name.includes('|') ? 15 : 9) : y}
              size={labels ? 32 : 42}
              fill={on ? 'var(--lac)' : 'var(--rj-slate)'}
            />
          </g>
        )
      })}
      {SECTORS.map(({ action, d }, k) =>
        states[k] === 'offered' || states[k] === 'chosen' ? (
          <path key={action} d={d} className={css.offered} data-lit={states[k]} />
        ) : null,
      )}
      {labels?.map((label, k) => (
        <Caption key={label.name} {...label} x={SECTORS[k]!.x} y={SECTORS[k]!.y} />
      ))}
      <circle cx="150" cy="150" r="57" fill="var(--night)" stroke="var(--gilt)" strokeWidth="2" />
      {([0, 1] as const).map((which) => (
        <g
          key={which}
          className={css.pointer}
          style={{ rotate: `${pointerAngle(pointers, which)}deg` }}
          data-free={pointers[which] === null || undefined}
        >
          <path
            d="M143 150V104L150 82 157 104V150Z"
            fill="var(--lac)"
            stroke="var(--brass)"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <path d="M150 92V116" stroke="var(--brass)" strokeWidth="1.2" />
        </g>
      ))}
      <Hub seat={seat} />
    </svg>
  )
}

/** What a sector is called and what it costs. */
function Caption({ name, cost, x, y }: Label & { x: number; y: number }) {
  const lines = name.split('|')
  // Below, a sector is wider nearer to the middle: there a long word has room.
  const base = y > 150 && name.length > LONG && lines.length === 1 ? y + 20 : y + 25
  // A word is wider than its picture. Above, the rim is in its way; below, where the sectors narrow, its neighbour.
  const inwards = x + (150 - x) * (y < 150 ? 0.05 : 0.01)
  return (
    <>
      {lines.map((line, k) => (
        <text key={line} x={inwards} y={base - 12 * (lines.length - 1 - k)} className={css.caption}>
          {line}
        </text>
      ))}
      {cost > 0 ? (
        <g transform={`translate(${x + 21} ${y - 17})`}>
          <circle r="10" className={css.cost} />
          <text y="4.5" className={css.costText}>
            {cost}
          </text>
        </g>
      ) : null}
    </>
  )
}

function Hub({ seat }: { seat: Seat }) {
  return (
    <>
      <circle cx="150" cy="150" r="34" fill={useSeatLook(seat).fill} stroke="var(--brass)" strokeWidth="3" />
      <EmblemMark seat={seat} x={150} y={150} size={42} />
    </>
  )
}

/** A disc that lies face down: night and gold, the owner's emblem in an arch. */
export function DiscBack({ seat, className }: { seat: Seat; className?: string }) {
  return (
    <svg viewBox="0 0 300 300" className={className} aria-hidden="true">
      <path d={lobed(150, 150, 142, 36)} fill="var(--night)" stroke="var(--gilt)" strokeWidth="3" />
      <circle cx="150" cy="150" r="128" fill="url(#card-back)" stroke="var(--gilt)" strokeWidth="1.5" />
      <path d={arch(88, 70, 124, 160, 5, 80)} fill="var(--night)" stroke="var(--gilt)" strokeWidth="4" />
      <EmblemMark seat={seat} x={150} y={166} size={84} fill="var(--gilt)" />
    </svg>
  )
}
