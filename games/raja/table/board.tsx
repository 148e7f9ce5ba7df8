/** The middle of the page: the map, the track beside it, and the city that is looked at. */
import { Coin, type TableProps, useChoosing } from '@durbar/table'
import { useEffect, useRef } from 'react'
import type { View } from '../view/index.ts'
import type { Vocabulary } from '../vocabulary.ts'
import css from './board.module.css'
import { Coming } from './city/coming.tsx'
import { Ledger } from './city/ledger.tsx'
import { Auction } from './court/auction.tsx'
import { Court, picksCard } from './court/court.tsx'
import { Realm } from './map/realm.tsx'
import { Track } from './map/track.tsx'
import { BANK } from './places.ts'
import { Regarding, useRegard } from './regard.tsx'
import { useShape } from './shape.ts'
import { TurnPanel } from './turn/turn-panel.tsx'
import { words } from './words/index.ts'

export const Board = (props: TableProps<View>) => (
  <Regarding round={props.view.round}>
    <BoardLayout {...props} />
  </Regarding>
)

function BoardLayout(props: TableProps<View>) {
  const { view, language } = props
  const w = words(language)
  const room = useRef<HTMLDivElement>(null)
  const shape = useShape(room)
  const phone = shape === 'phone'
  const strips = phone || shape === 'small'
  const { pinned, side, pin } = useRegard()
  const here = view.me === null ? null : view.players[view.me]!.architect
  // Where there is little room the account of a city is there on demand, until one has arrived.
  useEffect(() => {
    if (strips && pinned !== null && pinned === here) pin(null)
  }, [strips, here, pinned, pin])
  const account = (
    <div className={css.ledger} data-pinned={pinned ?? undefined} data-side={side}>
      <Ledger {...props} />
      {shape === 'wide' ? <Coming {...props} /> : null}
      {strips ? (
        <button type="button" className={css.close} onClick={() => pin(null)} aria-label={w.close}>
          ×
        </button>
      ) : null}
    </div>
  )
  return (
    <div ref={room} className={css.room}>
      <div className={css.board} data-shape={shape} data-strips={strips || undefined}>
        <div className={css.track}>
          <Track {...props} lying={strips || shape === 'short'} />
        </div>
        {phone ? <Dock {...props} /> : null}
        {strips ? null : account}
        <div className={css.realm} data-realm="">
          <Realm {...props} />
          {strips ? (
            <>
              {account}
              <span className={css.bank} data-place={BANK}>
                <Coin size={26} />
              </span>
            </>
          ) : null}
        </div>
      </div>
    </div>
  )
}

/** On a phone the panel at the right is a tab; what is asked for now lies in a strip above the map. */
function Dock(props: TableProps<View>) {
  const rule = useChoosing<Vocabulary>().question?.rule
  // What is done in the own turn is shown with nothing asked: the strip stays, and the map where it is.
  const strip =
    (rule ?? (props.view.turn?.seat === props.view.me ? 'turn' : undefined)) === 'turn' ? (
      <TurnPanel {...props} docked />
    ) : rule === 'bidding' ? (
      <div className={css.bids}>
        <Auction {...props} />
      </div>
    ) : picksCard(rule) ? (
      <Court {...props} docked />
    ) : null
  return strip && <div className={css.dock}>{strip}</div>
}
