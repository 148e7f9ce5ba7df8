/** The open supply: two cards for whoever leaves; and the two piles behind it. */
import { Icon, lookAt, PanelHead, Piece, type TableProps, Thing, useChoosing } from '@durbar/table'
import { supplySize } from '../data/tiles.ts'
import { cardName } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { MiniCard } from './card.tsx'
import css from './hand.module.css'
import { cardDiscard, cardDraw } from './icons.ts'
import { subject } from './look/subject.ts'
import { PLACES } from './places.ts'
import { supplyTouch } from './touches.ts'
import { words } from './words.ts'

/** Two play with a prince, who bids like a third. */
const BIDDERS = 3

function Count({ d, children }: { d: string; children: number }) {
  return (
    <b aria-hidden="true">
      <Icon d={d} />
      {children}
    </b>
  )
}

export function Supply({ view, language }: TableProps<View>) {
  const w = words(language)
  const { left, touches } = useChoosing<Vocabulary>()
  const leaving = view.me === null ? null : view.players[view.me]!.leaving
  const taking = left.some((move) => move.type === 'take')
  return (
    <section
      className={css.supply}
      data-taking={taking || undefined}
      data-large={view.players.length > 4 || undefined}
      data-note="supply"
      aria-label={w.supply}
      // Its share is that of a full supply: what is taken from it does not change the hand beside it.
      style={
        {
          '--columns': (supplySize(Math.max(BIDDERS, view.players.length)) + 1) / 2,
        } as React.CSSProperties
      }
    >
      <PanelHead
        note={
          taking
            ? w.takeTwo(Math.max(0, 2 - touches.length))
            : leaving
              ? w.supplyNote(leaving.supplyCards)
              : undefined
        }
      >
        {w.supply}
      </PanelHead>
      <ul className={css.tray}>
        {view.supply.map((id) => (
          <li key={id}>
            <Piece id={`card:${id}`}>
              <Thing
                tokens={supplyTouch(id)}
                name={cardName(id, language)}
                subject={subject('card', id)}
                className={css.mini}
              >
                <MiniCard id={id} />
              </Thing>
            </Piece>
          </li>
        ))}
        <li className={css.piles}>
          <span
            className={css.pile}
            data-place={PLACES.pile}
            {...lookAt(subject('pile', 'draw'), w.drawPile(view.drawPile))}
          >
            <svg viewBox="0 0 60 36" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <rect width="60" height="36" fill="var(--night)" />
              <rect width="60" height="36" fill="url(#card-back)" />
            </svg>
            <Count d={cardDraw}>{view.drawPile}</Count>
          </span>
          <span
            className={css.pile}
            data-discard=""
            data-place={PLACES.discard}
            {...lookAt(subject('pile', 'discard'), w.discards(view.discardPile.length))}
          >
            <Count d={cardDiscard}>{view.discardPile.length}</Count>
          </span>
        </li>
      </ul>
    </section>
  )
}
