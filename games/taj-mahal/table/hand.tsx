/** The own cards, sorted by colour, beside the open supply. */
import { ColourSign, PanelHead, Piece, type TableProps, Thing } from '@durbar/table'
import { useEffect, useRef } from 'react'
import { COLOUR_NAMES, cardName } from '../texts/names.ts'
import type { View } from '../view.ts'
import { CourtCard, MiniCard, suitOf } from './card.tsx'
import css from './hand.module.css'
import { Supply } from './supply.tsx'
import { handTouch } from './touches.ts'
import { useWidth } from './use-width.ts'
import { words } from './words.ts'

/** What a card must show under the next one; with less room all lie in rows of small cards. */
const BAND = 31
const CARD = 116
const MANY = 12
const fans = (cards: number, width: number | null) =>
  cards < 6 || width === null || CARD + (cards - 1) * BAND <= width

function Tray({ cards, language }: { cards: readonly string[] } & Pick<TableProps<View>, 'language'>) {
  return (
    <ul className={css.rows} data-many={cards.length > MANY || undefined}>
      {cards.map((id) => (
        <li key={id}>
          <Piece id={`card:${id}`}>
            <Thing tokens={handTouch(id)} name={cardName(id, language)} className={css.mini} rule="TM-3.1">
              <MiniCard id={id} />
            </Thing>
          </Piece>
        </li>
      ))}
    </ul>
  )
}

function Cards({ cards, language }: { cards: readonly string[] } & Pick<TableProps<View>, 'language'>) {
  const middle = (cards.length - 1) / 2
  return (
    <ul className={css.cards}>
      {cards.map((id, i) => (
        <li
          key={id}
          className={css.slot}
          data-first={(i > 0 && suitOf(id) !== suitOf(cards[i - 1]!)) || undefined}
          style={{ '--turn': `${((i - middle) * 1.1).toFixed(2)}deg` } as React.CSSProperties}
        >
          <Piece id={`card:${id}`} className={css.piece}>
            <Thing tokens={handTouch(id)} name={cardName(id, language)} className={css.card} rule="TM-3.1">
              <CourtCard id={id} />
            </Thing>
          </Piece>
        </li>
      ))}
    </ul>
  )
}

export function Hand(props: TableProps<View>) {
  const { view, language } = props
  const w = words(language)
  const player = view.me === null ? null : view.players[view.me]!
  const cards = [...(player?.hand ?? []), ...(player?.specials ?? [])]
  const note = player?.colour ? (
    <>
      <ColourSign colour={player.colour} size={16} className={css.sign} />{' '}
      {w.colourFixed(COLOUR_NAMES[language][player.colour])}
    </>
  ) : player?.inVisit ? (
    w.colourFree
  ) : undefined
  const taking = view.asked?.rule === 'take' && view.asked.seat === view.me
  const own = useRef<HTMLDivElement>(null)
  const hand = useRef<HTMLElement>(null)
  const width = useWidth(hand)
  // On a phone the strip may have been pushed along: what is asked for lies at its start.
  useEffect(() => {
    const strip = own.current?.parentElement
    if (taking && strip) strip.scrollLeft = 0
  }, [taking])
  return (
    <div ref={own} className={css.own} data-taking={taking || undefined}>
      <Supply {...props} />
      <section ref={hand} className={css.hand} data-note="hand" aria-label={w.hand}>
        <PanelHead note={note}>{w.hand}</PanelHead>
        {cards.length === 0 ? (
          <p className={css.empty}>{player ? w.handEmpty : w.handHidden}</p>
        ) : fans(cards.length, width) ? (
          <Cards cards={cards} language={language} />
        ) : (
          <Tray cards={cards} language={language} />
        )}
      </section>
    </div>
  )
}
