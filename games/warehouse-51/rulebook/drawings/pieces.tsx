/** What the pictures are composed of: the cards, ingots and people of the table, laid inside a drawing. */
import '../../table/paint.css'
import { arch, cardPattern, EmblemMark, IconMark, Medallion, SIGNS, useSeatLook } from '@durbar/table'
import type { ReactNode } from 'react'
import { fakeId } from '../../data/antiquities.ts'
import { CARDS, type CardId } from '../../data/cards.ts'
import { CATEGORIES, type Category, stackSize } from '../../data/categories.ts'
import { CounterfeitFace, stockOf } from '../../table/counterfeit-card.tsx'
import { fist } from '../../table/icons.ts'
import { PawnToken } from '../../table/marks.tsx'
import { MiniFace, RelicFace } from '../../table/relic-card.tsx'
import { colourOf, INK } from '../../table/relics.ts'
import type { CardView } from '../../view/index.ts'

interface At {
  readonly x: number
  readonly y: number
  /** Of the card; its height follows. */
  readonly w: number
}

/** On the wall of the warehouse, or on the page itself. */
export function Scene(props: { w: number; h: number; bare?: boolean; children: ReactNode }) {
  const { w, h, bare = false, children } = props
  return (
    <svg viewBox={`0 0 ${w} ${h}`} width="100%" aria-hidden="true">
      {bare ? null : (
        <>
          <rect width={w} height={h} rx="6" fill="var(--wh-wall)" stroke="var(--gold-line)" />
          <rect width={w} height={h} rx="6" fill={cardPattern('violet')} opacity=".25" />
        </>
      )}
      {children}
    </svg>
  )
}

function Card(props: At & { h: number; stock: string; children: ReactNode }) {
  const { x, y, w, h, stock, children } = props
  return (
    <svg x={x} y={y} width={w} height={(w * h) / 100} viewBox={`0 0 100 ${h}`} aria-hidden="true">
      <rect
        x=".75"
        y=".75"
        width="98.5"
        height={h - 1.5}
        rx="8"
        fill={stock}
        stroke="var(--card-edge)"
        strokeWidth="1.5"
      />
      {children}
    </svg>
  )
}

export const Relic = ({ id, ...at }: At & Partial<CardView> & { id: CardId }) => (
  <Card {...at} h={124} stock="var(--card)">
    <RelicFace card={{ id, ...at }} />
  </Card>
)

export const Mini = ({ id, x, y, w, pawned, ...shown }: At & Partial<CardView> & { id: CardId }) => (
  <svg x={x} y={y} width={w} height={(w * 56) / 46} viewBox="0 0 46 56" aria-hidden="true">
    <MiniFace card={{ id, ...shown }} />
    {pawned ? (
      <g transform="translate(12 17)">
        <PawnToken size={22} />
      </g>
    ) : null}
  </svg>
)

/** The back of a counterfeit, or the front of the one that brands `of`. */
export function Counterfeit({ of, cancelled, ...at }: At & { of?: CardId; cancelled?: boolean }) {
  const counterfeit = of ? fakeId(CARDS.findIndex(({ id }) => id === of)) : null
  const shown = { counterfeit, ...(cancelled ? { cancelled } : {}) }
  return (
    <Card {...at} h={124} stock={stockOf(shown)}>
      <CounterfeitFace {...shown} />
    </Card>
  )
}

const BACK = arch(24, 30, 52, 70, 4, 34)

/** A stack of a category, face down, with the number of its cards. */
export function Stack({ category, x, y, w, counted = true }: At & { category: Category; counted?: boolean }) {
  const colour = colourOf(category)
  const size = stackSize(CATEGORIES.indexOf(category))
  return (
    <g>
      {[2, 1].map((under) => (
        <Card key={under} x={x + under * w * 0.05} y={y - under * w * 0.05} w={w} h={124} stock="var(--card)">
          {null}
        </Card>
      ))}
      <Card x={x} y={y} w={w} h={124} stock="var(--card)">
        <rect x="5" y="5" width="90" height="114" rx="4" fill={`var(--c-${colour})`} />
        <rect x="5" y="5" width="90" height="114" rx="4" fill={cardPattern(colour)} />
        <path d={BACK} fill={`var(--c-${colour})`} stroke="var(--brass)" strokeWidth="1.8" />
        <path d={SIGNS[colour](15)} fill={INK[colour]} transform="translate(50 70)" />
        {counted ? (
          <Medallion x={77} y={101} r={19}>
            <text y="9" textAnchor="middle" fill="var(--coin-ink)" style={{ font: '700 26px var(--serif)' }}>
              {size}
            </text>
          </Medallion>
        ) : null}
      </Card>
    </g>
  )
}

export function Person({ seat, x, y, r }: { seat: number; x: number; y: number; r: number }) {
  const { fill, edge } = useSeatLook(seat)
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill={fill} stroke={edge} strokeWidth={r * 0.14} />
      <circle cx={x} cy={y} r={r * 1.07} fill="none" stroke="var(--brass)" strokeWidth={r * 0.07} />
      <EmblemMark seat={seat} x={x} y={y} size={r * 1.25} />
    </g>
  )
}

/** Small print of a drawing on the dark wall. */
export function Label(props: {
  x: number
  y: number
  size?: number
  anchor?: 'start' | 'middle' | 'end'
  fill?: string
  children: ReactNode
}) {
  const { x, y, size = 16, anchor = 'middle', fill = 'var(--ink-on-deep)', children } = props
  return (
    <text x={x} y={y} textAnchor={anchor} fill={fill} style={{ font: `600 ${size}px var(--sans)` }}>
      {children}
    </text>
  )
}

/** The number of a step, as it stands beside the text. */
export const StepMark = ({ step, x, y }: { step: number; x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="20" fill="var(--ivory)" stroke="var(--lac)" strokeWidth="3" />
    <text y="8.5" textAnchor="middle" fill="var(--lac)" style={{ font: '700 25px var(--serif)' }}>
      {step}
    </text>
  </g>
)

/** A closed fist in a dark ring. */
export const FistMark = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <g>
    <circle cx={x} cy={y} r={r} fill="var(--card-ink)" stroke="var(--gold-line)" strokeWidth={r * 0.09} />
    <IconMark d={fist} x={x} y={y} size={r * 1.35} fill="var(--straw)" />
  </g>
)
