/** Tiles as they lie on the map: octagons of the provinces, squares on the fortresses. */
import { IconMark, polygon } from '@durbar/table'
import { BONUS_TILES, type BonusId, type BonusKind, goodsAt } from '../data/tiles.ts'
import { cardDraw, elephant } from './icons.ts'
import css from './map.module.css'
import { PLACES } from './places.ts'
import { GOOD_ICONS, GOOD_INK } from './symbols.tsx'

const IVORY = 'var(--alabaster)'
const OAK = 'var(--tm-oak)'
const octagon = (r: number, y = 0) => polygon(0, y, r, 8, Math.PI / 8)

const CARD_INK = 'var(--tm-ink)'

/** The tile of a province still to be visited: its number and its goods. */
export function ProvinceTile({ visit, x, y }: { visit: number; x: number; y: number }) {
  const goods = goodsAt(visit)
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={octagon(30, 2.5)} fill="color-mix(in srgb, var(--shade) 35%, transparent)" />
      <path d={octagon(30)} fill={IVORY} stroke={OAK} strokeWidth="2" />
      <path d={octagon(25.5)} fill="none" stroke="var(--card-line)" />
      <text y="-3" textAnchor="middle" className={css.tileNumber}>
        {visit}
      </text>
      {goods.map((good, i) => (
        <IconMark
          key={good}
          d={GOOD_ICONS[good]}
          x={(i - (goods.length - 1) / 2) * 20}
          y={10.5}
          size={18}
          fill={GOOD_INK[good]}
        />
      ))}
    </g>
  )
}

/** Where the tile of this visit lay: it is at court now. */
export function TilePlace({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} data-place={PLACES.tile}>
      <path d={octagon(33)} className={css.tilePlace} />
      <IconMark d={elephant} x={0} y={0} size={34} fill="var(--saffron)" />
    </g>
  )
}

/** Points as a number, a card or a good as its sign. */
function BonusMark({ kind, points }: { kind: BonusKind; points: number }) {
  if (kind === 'points')
    return (
      <text y="7.5" textAnchor="middle" className={css.bonusPoints}>
        +{points}
      </text>
    )
  const sign = kind === 'card' ? cardDraw : GOOD_ICONS[kind]
  return <IconMark d={sign} x={0} y={0} size={22} fill={kind === 'card' ? CARD_INK : GOOD_INK[kind]} />
}

export function BonusTile({ id, x, y }: { id: BonusId; x: number; y: number }) {
  const { kind, points } = BONUS_TILES.find((tile) => tile.id === id)!
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="-15.5"
        y="-13.5"
        width="31"
        height="31"
        rx="4"
        fill="color-mix(in srgb, var(--shade) 35%, transparent)"
      />
      <rect x="-15.5" y="-15.5" width="31" height="31" rx="4" fill={IVORY} stroke={OAK} strokeWidth="2" />
      <rect x="-11.8" y="-11.8" width="23.6" height="23.6" rx="2" fill="none" stroke="var(--card-line)" />
      <BonusMark kind={kind} points={points} />
    </g>
  )
}
