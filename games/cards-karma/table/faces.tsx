/** What is drawn for a journey alone: tokens with their number, the symbols of a set, a bonus, a reward. */
import { lobed } from '@durbar/table'
import type { ReactNode } from 'react'
import type { Bonus, DieColor, Reward } from '../data/names.ts'
import type { Token } from '../events.ts'
import { SmallDie } from './die-card.tsx'
import css from './faces.module.css'
import { faceOf } from './reading.ts'
import { RewardMarks } from './reward-marks.tsx'
import { BuildingMark, GoodMark, ShipMark } from './symbols.tsx'
import { TokenPicture } from './tokens.tsx'
import { BonusMark, Night } from './track-picture.tsx'

/** Below 0 it goes back to the supply. */
export const Sum = ({ what, n }: { what: Token; n: number }) => (
  <span className={css.sum}>
    <TokenPicture what={what} size={28} />
    <b data-loss={n < 0 || undefined}>{n < 0 ? `−${-n}` : `+${n}`}</b>
  </span>
)

const Mark = ({ box = '-20 -20 40 40', children }: { box?: string; children: ReactNode }) => (
  <svg className={css.mark} width="34" height="34" viewBox={box} aria-hidden="true">
    <path d={lobed(0, 0, 19, 12)} fill="var(--ivory)" stroke="var(--gilt)" strokeWidth="1.6" />
    {children}
  </svg>
)

/** Where the symbols stand of which a card shows so many. */
const SPREAD: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-8, -3],
    [8, 4],
  ],
  3: [
    [-9, 4],
    [0, -7],
    [9, 4],
  ],
}
const spread = (n: number) => SPREAD[n] ?? []

/** What a card brings into a set of buildings. */
export function Buildings({ id }: { id: string }) {
  const { buildings } = faceOf(id)
  return (
    <Mark>
      {spread(buildings.length).map(([x, y], k) => (
        <BuildingMark key={k} kind={buildings[k]!} x={x} y={y + 2} size={buildings.length === 1 ? 26 : 16} />
      ))}
    </Mark>
  )
}

/** What a card brings into a sale. */
export function Goods({ id }: { id: string }) {
  const { goods } = faceOf(id)
  return (
    <Mark>
      {spread(goods.length).map(([x, y], k) => (
        <GoodMark key={k} kind={goods[k]!.kind} x={x} y={y} r={goods.length === 1 ? 15 : 9} />
      ))}
    </Mark>
  )
}

export const ShipFace = () => (
  <Mark>
    <ShipMark scale={0.46} />
  </Mark>
)

export const RewardFace = ({ reward }: { reward: Reward }) => (
  <Mark box="-21 -21 42 42">
    <g transform="scale(.5)">
      <RewardMarks reward={reward} />
    </g>
  </Mark>
)

export const BonusFace = ({ bonus }: { bonus: Bonus }) => (
  <svg className={css.mark} width="36" height="36" viewBox="-27 -27 54 54" aria-hidden="true">
    <path d={lobed(0, 0, 26, 12)} fill="var(--night)" stroke="var(--gilt)" strokeWidth="2" />
    <g transform="scale(.84)">
      <BonusMark bonus={bonus} />
    </g>
  </svg>
)

/** A track card, for whoever cannot see it turn. */
export const NightFace = ({ bonus }: { bonus: Bonus }) => (
  <span className={css.mark} style={{ width: 30 }}>
    <Night bonus={bonus} />
  </span>
)

export const CardBack = ({ colour }: { colour: DieColor }) => (
  <span className={css.mark} style={{ width: 28 }}>
    <SmallDie colour={colour} />
  </span>
)
