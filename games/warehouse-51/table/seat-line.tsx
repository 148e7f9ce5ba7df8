/** Under a player's name: what he does now, and his antiquities. */
import type { Seat } from '@durbar/kernel'
import { Piece, type TableProps } from '@durbar/table'
import type { View } from '../view/index.ts'
import { collectionOf, fistsOpen, lotOf } from './lot.ts'
import { MiniCard } from './relic-card.tsx'
import css from './seat-line.module.css'
import { words } from './words.ts'

function status(view: View, seat: Seat, language: TableProps<View>['language']): string {
  const w = words(language)
  const { auctioneer } = view
  const auction = fistsOpen(view) ? null : lotOf(view)
  const parts: string[] = []
  if (auction?.leader === seat) parts.push(w.leadsWith(auction.highest))
  else if (auction?.passed.includes(seat)) parts.push(w.passed)
  if (auctioneer === seat && !view.places) parts.push(w.auctioneer)
  return parts.join(', ')
}

export function SeatLine({ view, seat, language }: TableProps<View> & { seat: Seat }) {
  const mine = seat === view.me
  const line = status(view, seat, language)
  const cards = collectionOf(view, seat)
  return (
    <div className={css.line} data-dense={view.players.length > 4 || undefined}>
      {view.places ? null : <span className={css.status}>{line}</span>}
      <span className={css.cards} style={{ '--cards': Math.max(cards.length, 1) } as React.CSSProperties}>
        {cards.map((card) =>
          mine ? (
            <MiniCard key={card.id} card={card} language={language} />
          ) : (
            <Piece key={card.id} id={`relic:${card.id}`}>
              <MiniCard card={card} language={language} />
            </Piece>
          ),
        )}
      </span>
    </div>
  )
}
