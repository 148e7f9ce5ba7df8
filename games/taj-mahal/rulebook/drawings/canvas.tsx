/** What every picture of the rulebook is made with. */
import { Gem, IconMark } from '@durbar/table'
import type { ReactNode } from 'react'
import type { CardId } from '../../data/cards.ts'
import { MiniBack, MiniCard } from '../../table/card.tsx'

/** Scales to whatever holds it. */
export function Canvas({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
  )
}

/** A drawing inside a drawing. */
export function At(props: {
  x: number
  y: number
  width: number
  height: number
  pale?: boolean
  children: ReactNode
}) {
  const { x, y, width, height, pale, children } = props
  return (
    <svg
      x={x}
      y={y}
      width={width}
      height={height}
      overflow="visible"
      opacity={pale ? 0.35 : undefined}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export function Note(props: {
  x: number
  y: number
  size?: number
  middle?: boolean
  quiet?: boolean
  children: ReactNode
}) {
  const { x, y, size = 14, middle, quiet, children } = props
  return (
    <text
      x={x}
      y={y}
      textAnchor={middle ? 'middle' : undefined}
      fill={quiet ? 'var(--ink-2)' : 'var(--ink)'}
      style={{ font: `600 ${size}px var(--sans)` }}
    >
      {children}
    </text>
  )
}

/** The number of a step, again in the picture. */
export function Badge({ x, y, r = 26, children }: { x: number; y: number; r?: number; children: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill="var(--raised)" stroke="var(--madder)" strokeWidth={r / 9} />
      <text
        y={r * 0.36}
        textAnchor="middle"
        fill="var(--madder)"
        style={{ font: `700 ${r * 1.05}px var(--serif)` }}
      >
        {children}
      </text>
    </g>
  )
}

const CARD_WIDTH = 40
const CARD_HEIGHT = 54
export const heightOf = (width: number): number => (width * CARD_HEIGHT) / CARD_WIDTH

/** A small card; without an id its back. */
export function Card(props: { id?: CardId; x: number; y: number; width?: number; pale?: boolean }) {
  const { id, x, y, width = CARD_WIDTH, pale } = props
  return (
    <At x={x} y={y} width={width} height={heightOf(width)} pale={pale}>
      {id ? <MiniCard id={id} /> : <MiniBack />}
    </At>
  )
}

/** Cards side by side; those that `pale` names are faint. */
export function Cards(props: {
  ids: readonly CardId[]
  x: number
  y: number
  width?: number
  step?: number
  pale?: readonly CardId[]
}) {
  const { ids, x, y, width = CARD_WIDTH, step = width + 5, pale = [] } = props
  return (
    <>
      {ids.map((id, i) => (
        <Card key={id} id={id} x={x + i * step} y={y} width={width} pale={pale.includes(id)} />
      ))}
    </>
  )
}

/** What lies in front of each person, a line each. */
export function Rows(props: {
  rows: readonly (readonly CardId[])[]
  seats?: readonly number[]
  pale?: readonly CardId[]
}) {
  const { rows, seats = [...rows.keys()], pale } = props
  const line = heightOf(CARD_WIDTH) + 10
  return (
    <>
      {rows.map((ids, i) => (
        <g key={seats[i]}>
          <Gem seat={seats[i]!} x={22} y={i * line + 32} size={34} />
          <Cards ids={ids} x={52} y={i * line + 5} pale={pale} />
        </g>
      ))}
    </>
  )
}
export const rowsHeight = (rows: number): number => rows * (heightOf(CARD_WIDTH) + 10)

/** An arrow to the right. */
export function Arrow({ x, y, length = 34 }: { x: number; y: number; length?: number }) {
  return (
    <path
      d={`M${x} ${y}H${x + length}M${x + length - 9} ${y - 9}L${x + length} ${y}L${x + length - 9} ${y + 9}`}
      fill="none"
      stroke="var(--saffron)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}

export const Mark = ({ d, x, y, size }: { d: string; x: number; y: number; size: number }) => (
  <IconMark d={d} x={x} y={y} size={size} fill="var(--ink)" />
)
