/** What every picture of this book is put together from: the pieces of the table, placed. */
import { CardBack, Coin, useSeatLook } from '@durbar/table'
import type { ReactNode } from 'react'
import type { AntiqueId } from '../../data/antiques.ts'
import type { CollectionId } from '../../data/collections.ts'
import { GOLD, SILVER } from '../../data/market.ts'
import { AntiqueCard } from '../../table/antique-card.tsx'
import { CollectionFace } from '../../table/collection-face.tsx'
import { COIN_FIELD, TradeFace } from '../../table/trade-face.tsx'
import { goldIn, silverIn } from '../figures.ts'
import '../../table/paint.css'

interface At {
  readonly x: number
  readonly y: number
  /** Width; the height follows. */
  readonly w: number
  readonly faded?: boolean
}
const PALE = 0.38

/** A picture that scales to its container. */
export function Picture({ w, h, children }: { w: number; h: number; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${w} ${h}`} width="100%" aria-hidden="true">
      {children}
    </svg>
  )
}

function Placed({ x, y, w, faded, ratio, children }: At & { ratio: number; children: ReactNode }) {
  return (
    <svg
      x={x}
      y={y}
      width={w}
      height={w * ratio}
      viewBox={`0 0 100 ${100 * ratio}`}
      aria-hidden="true"
      opacity={faded ? PALE : undefined}
    >
      {children}
    </svg>
  )
}

const CARD = 1.4
export const cardHeight = (w: number): number => w * CARD
export function Antique({ id, lone, ...at }: At & { id: AntiqueId; lone?: boolean }) {
  return (
    <Placed {...at} ratio={CARD}>
      <AntiqueCard id={id} lone={lone ?? false} />
    </Placed>
  )
}
export function Collection({ id, ...at }: At & { id: CollectionId }) {
  return (
    <Placed {...at} ratio={CARD}>
      <CollectionFace id={id} />
    </Placed>
  )
}
export function Back(at: At) {
  return (
    <Placed {...at} ratio={CARD}>
      <CardBack />
    </Placed>
  )
}
/** Nothing is left where an antique lay. */
export function Gap({ x, y, w }: At) {
  return (
    <rect
      x={x + 1}
      y={y + 1}
      width={w - 2}
      height={cardHeight(w) - 2}
      rx={w * 0.07}
      fill="var(--sunk)"
      stroke="var(--gold-line)"
      strokeDasharray="4 4"
    />
  )
}

const TRADE = 1.16
export function Trade({ price, coin, ...at }: At & { price: number; coin: boolean }) {
  return (
    <Placed {...at} ratio={TRADE}>
      <TradeFace price={price} />
      {coin ? (
        <svg
          x={COIN_FIELD.x - COIN_FIELD.r}
          y={COIN_FIELD.y - COIN_FIELD.r}
          width={2 * COIN_FIELD.r}
          height={2 * COIN_FIELD.r}
          aria-hidden="true"
        >
          <Coin value={GOLD} />
        </svg>
      ) : null}
    </Placed>
  )
}

export function Money({
  metal,
  value = metal === 'gold' ? GOLD : SILVER,
  ...at
}: At & { metal: 'gold' | 'silver'; value?: number }) {
  return (
    <Placed {...at} ratio={1}>
      <Coin metal={metal} value={value} />
    </Placed>
  )
}
/** So many rupees in the fewest coins, from left to right. */
export function Purse({ rupees, x, y, w }: At & { rupees: number }) {
  const coins = [
    ...Array.from({ length: goldIn(rupees) }, () => 'gold' as const),
    ...Array.from({ length: silverIn(rupees) }, () => 'silver' as const),
  ]
  return coins.map((metal, i) => {
    const at = x + i * w * 0.72
    return <Money key={at} metal={metal} x={at} y={y} w={w} />
  })
}

/** A player by the emblem that examples give to the seat. */
export function Player({ seat, x, y, r }: { seat: number; x: number; y: number; r: number }) {
  const { d, fill, edge, mark } = useSeatLook(seat)
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill={fill} stroke={edge} strokeWidth="1.5" />
      <path d={d} fill={mark} fillRule="evenodd" transform={`scale(${r / 17}) translate(-12 -12)`} />
    </g>
  )
}

/** The number of a step, as in the text. */
export function StepNumber({ n, x, y }: { n: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="12" fill="var(--ivory)" stroke="var(--lac)" strokeWidth="2" />
      <text y="5.5" textAnchor="middle" fill="var(--lac)" style={{ font: '700 16px var(--serif)' }}>
        {n}
      </text>
    </g>
  )
}

export function Label(props: {
  x: number
  y: number
  size?: number
  bold?: boolean
  anchor?: 'start' | 'middle' | 'end'
  fill?: string
  children: ReactNode
}) {
  const { x, y, size = 14, bold, anchor = 'start', fill = 'var(--ink)', children } = props
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fill={fill}
      style={{ font: `${bold ? 700 : 500} ${size}px var(--sans)` }}
    >
      {children}
    </text>
  )
}

/** Struck out: gone, or not allowed. */
export function Struck({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return (
    <path
      d={`M${x} ${y + h}L${x + w} ${y}`}
      stroke="var(--vermilion)"
      strokeWidth="5"
      strokeLinecap="round"
    />
  )
}
/** Chosen: a glowing frame around a card. */
export function Chosen({ x, y, w, h = cardHeight(w) }: At & { h?: number }) {
  return (
    <rect
      x={x - 3}
      y={y - 3}
      width={w + 6}
      height={h + 6}
      rx={w * 0.1}
      fill="none"
      stroke="var(--glow)"
      strokeWidth="3.5"
    />
  )
}

/** From one point to another. */
export function Arrow(props: { from: readonly [number, number]; to: readonly [number, number] }) {
  const [[x1, y1], [x2, y2]] = [props.from, props.to]
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  return (
    <g stroke="var(--gold-line)" fill="var(--gold-line)">
      <path d={`M${x1} ${y1}L${x2} ${y2}`} strokeWidth="4" strokeLinecap="round" />
      <path d="M6 0-6-7V7Z" strokeWidth="1" transform={`translate(${x2} ${y2}) rotate(${turn})`} />
    </g>
  )
}
