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
import { pin, useRegard } from './regard.ts'
import { TurnPanel } from './turn/turn-panel.tsx'
import { words } from './words/index.ts'

export function Board(props: TableProps<View>) {
  const narrow = useNarrow()
  const { pinned } = useRegard()
  const w = words(props.language)
  return (
    <div className={css.room}>
      <div className={css.board}>
        <div className={css.realm}>
          <Realm {...props} />
        </div>
        <div className={css.track}>
          <Track {...props} />
        </div>
        {narrow ? <Dock {...props} /> : null}
        <div className={css.ledger} data-pinned={pinned ?? undefined}>
          <Ledger {...props} />
          {narrow ? (
            <button type="button" className={css.close} onClick={() => pin(null)} aria-label={w.close}>
              ×
            </button>
          ) : null}
        </div>
      </div>
    </div>
  )
}

/** On a phone the panel at the right is a tab; what is asked for now lies in a strip above the map. */
function Dock(props: TableProps<View>) {
  const { question } = useChoosing()
  const rule = question?.rule ?? ''
  return (
    <div className={css.dock}>
      {rule === 'turn' ? <TurnPanel {...props} docked /> : null}
      {rule === 'bidding' ? <Auction {...props} /> : null}
      {['draft', 'auctionChoice', 'replacement', 'surrender'].includes(rule) ? (
        <Court {...props} docked />
      ) : null}
    </div>
  )
}
