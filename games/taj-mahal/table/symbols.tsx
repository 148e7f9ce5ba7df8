/** The six symbols, the four goods, and the medallions they stand in: one sign per idea on the whole table. */
import { IconMark, lobed, polygon, star8 } from '@durbar/table'
import type { SymbolId } from '../data/cards.ts'
import { type CourtItem, type Good, symbolThatWins } from '../data/tiles.ts'
import type { Bidder } from '../events.ts'
import {
  bowlOfRice,
  chiliPepper,
  cutDiamond,
  dervishSwords,
  elephant,
  imperialCrown,
  lotus,
  meditation,
  teapotLeaves,
  turban,
} from './icons.ts'
import css from './symbols.module.css'

export const SYMBOL_ICONS: Readonly<Record<SymbolId, string>> = {
  vizier: turban,
  general: dervishSwords,
  monk: meditation,
  princess: lotus,
  mogul: imperialCrown,
  elephant,
}
export const GOOD_ICONS: Readonly<Record<Good, string>> = {
  rice: bowlOfRice,
  tea: teapotLeaves,
  spices: chiliPepper,
  gems: cutDiamond,
}
/** Ink on ivory: the same by day and night. */
const SYMBOL_INK: Readonly<Record<SymbolId, string>> = {
  vizier: 'var(--malachite)',
  general: 'var(--mulberry)',
  monk: 'var(--tm-monk)',
  princess: 'var(--lac)',
  mogul: 'var(--azurite)',
  elephant: 'var(--ebony)',
}
export const GOOD_INK: Readonly<Record<Good, string>> = {
  rice: 'var(--tm-oak)',
  tea: 'var(--malachite)',
  spices: 'var(--lac)',
  gems: 'var(--azurite)',
}

/** The neutral prince plays the pieces of the fifth colour: he is there only when two seats are taken. */
export const PRINCE = 4
export const emblemOf = (bidder: Bidder): number => (bidder === 'prince' ? PRINCE : bidder)

const OVAL = 'M24 2C38 2 44 12 44 24S38 46 24 46 4 36 4 24 10 2 24 2Z'
const shape = (item: CourtItem) =>
  item === 'provinceTile'
    ? polygon(24, 24, 23, 8, Math.PI / 8)
    : item === 'crown'
      ? star8(24, 24, 22.5, 0.82)
      : OVAL

/** A prize as it lies at court: an oval token, the crown's star, the octagon of the province tile. */
export function Prize({ item, className, place }: { item: CourtItem; className?: string; place?: string }) {
  const symbol = symbolThatWins(item)
  return (
    <svg className={className} data-place={place} viewBox="0 0 48 48" aria-hidden="true">
      <path d={shape(item)} fill="var(--alabaster)" stroke="var(--tm-rim)" strokeWidth="1.6" />
      <IconMark d={SYMBOL_ICONS[symbol]} x={24} y={24} size={30} fill={SYMBOL_INK[symbol]} />
    </svg>
  )
}

/** Points, as the flags on the map say them: a bare number beside a symbol counts symbols. */
export const PointsFlag = ({ children }: { children: string }) => (
  <span className={css.flag} data-points="">
    <b>{children}</b>
  </span>
)

/** A good on a small ivory tile. */
export function GoodTile({ good, className }: { good: Good; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={lobed(12, 12, 11, 10)} fill="var(--alabaster)" stroke="var(--tm-rim)" strokeWidth="1" />
      <IconMark d={GOOD_ICONS[good]} x={12} y={12} size={15} fill={GOOD_INK[good]} />
    </svg>
  )
}
