/** What is drawn for a journey alone. */
import { Palace } from '@durbar/table'
import type { CardId } from '../data/cards.ts'
import type { CourtItem, Good } from '../data/tiles.ts'
import type { Bidder } from '../events.ts'
import { MiniBack, MiniCard } from './card.tsx'
import css from './faces.module.css'
import { emblemOf, GoodTile, Prize } from './symbols.tsx'

/** Points on their way to the score, and the goods they were paid for. */
export const flag = (points: number, goods: readonly Good[] = []) => (
  <span className={css.face}>
    <span className={css.flag}>
      {goods.map((good) => (
        <GoodTile key={good} good={good} />
      ))}
      {points > 0 ? `+${points}` : null}
    </span>
  </span>
)
export const prize = (item: CourtItem) => (
  <span className={css.face}>
    <Prize item={item} />
  </span>
)
export const palace = (owner: Bidder, crown: boolean) => (
  <span className={css.face}>
    <svg className={css.palace} viewBox="-22 -22 44 44" aria-hidden="true">
      <Palace seat={emblemOf(owner)} size={44} crown={crown} />
    </svg>
  </span>
)
/** null = its back. */
export const card = (id: CardId | null) => (
  <span className={css.face}>
    {id === null ? <MiniBack className={css.card} /> : <MiniCard id={id} className={css.card} />}
  </span>
)
