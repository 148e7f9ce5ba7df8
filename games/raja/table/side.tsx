/** The panel at the right: the disc, the turn at hand, the characters; before the first round the auction. */
import type { TableProps } from '@durbar/table'
import type { View } from '../view/index.ts'
import { Auction } from './court/auction.tsx'
import { Court } from './court/court.tsx'
import { DiscPanel } from './disc/disc-panel.tsx'
import css from './side.module.css'
import { TurnPanel } from './turn/turn-panel.tsx'

export function Side(props: TableProps<View>) {
  return (
    <div className={css.side}>
      <Auction {...props} />
      <DiscPanel {...props} />
      <TurnPanel {...props} />
      <Court {...props} />
    </div>
  )
}
