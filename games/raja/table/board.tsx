/** The middle of the page: the map, the track beside it, and the city that is looked at. */
import { type TableProps, useChoosing } from '@durbar/table'
import type { View } from '../view.ts'
import css from './board.module.css'
import { Ledger } from './city/ledger.tsx'
import { Auction } from './court/auction.tsx'
import { Court } from './court/court.tsx'
import { Realm } from './map/realm.tsx'
import { Track } from './map/track.tsx'
import { useNarrow } from './narrow.ts'
import { TurnPanel } from './turn/turn-panel.tsx'

export function Board(props: TableProps<View>) {
  const narrow = useNarrow()
  return (
    <div className={css.room}>
      <div className={css.board}>
        <div className={css.realm}>
          <Realm {...props} />
        </div>
        <Track {...props} />
        <div className={css.ledger}>
          <Ledger {...props} />
        </div>
        {narrow ? <Dock {...props} /> : null}
      </div>
    </div>
  )
}

/** On a phone the panel at the right is a tab; what is asked for now lies below the map. */
function Dock(props: TableProps<View>) {
  const { question } = useChoosing()
  const rule = question?.rule ?? ''
  return (
    <div className={css.dock}>
      {rule === 'turn' ? <TurnPanel {...props} /> : null}
      {rule === 'bidding' ? <Auction {...props} /> : null}
      {['draft', 'auctionChoice', 'replacement', 'surrender'].includes(rule) ? <Court {...props} /> : null}
    </div>
  )
}
