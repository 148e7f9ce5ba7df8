/** The own cards, sorted by colour, beside the open supply. */
import {
  ColourSign,
  PanelHead,
  Piece,
  type Size,
  type TableProps,
  Thing,
  useFresh,
  usePhone,
  useQuestion,
  useSize,
} from '@durbar/table'
import { useEffect, useRef } from 'react'
import type { CardId } from '../data/cards.ts'
import { COLOUR_NAMES, cardName } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import { CourtCard, MiniCard, suitOf } from './card.tsx'
import css from './hand.module.css'
import { smallCard } from './hand-room.ts'
import { subject } from './look/subject.ts'
import { Supply } from './supply.tsx'
import { handTouch } from './touches.ts'
import { words } from './words.ts'

/** What a card must show under the next one; with less room all lie in rows of small cards. */
const BAND = 28
const CARD = 116
/** The head of the hand, and what lies between it and the cards. */
const HEAD = 36
const fans = (cards: number, width: number | null) =>
  cards < 6 || width === null || CARD + (cards - 1) * BAND <= width

interface Held extends Pick<TableProps<View>, 'language'> {
  readonly cards: readonly CardId[]
  /** Those that came since the last own move. */
  readonly fresh: ReadonlySet<string>
}

/** A card of the hand as it is called, with its mark if it is new. */
function Card({ id, fresh, language, small }: Held & { id: CardId; small?: boolean }) {
  const w = words(language)
  const isNew = fresh.has(id)
  const name = cardName(id, language)
  return (
    <>
      <Thing
        tokens={handTouch(id)}
        name={isNew ? `${name}, ${w.fresh}` : name}
        className={small ? css.mini : css.card}
        subject={subject('card', id)}
      >
        {small ? <MiniCard id={id} /> : <CourtCard id={id} />}
      </Thing>
      {isNew ? (
        <span className={css.new} aria-hidden="true">
          {w.fresh}
        </span>
      ) : null}
    </>
  )
}

function Tray(held: Held & { room: Size | null }) {
  const { cards, room } = held
  const card = room && smallCard(cards.length, { ...room, height: room.height - HEAD })
  return (
    <ul className={css.rows} style={card ? ({ '--small': `${card}px` } as React.CSSProperties) : undefined}>
      {cards.map((id) => (
        <li key={id}>
          <Piece id={`card:${id}`} className={css.small}>
            <Card {...held} id={id} small />
          </Piece>
        </li>
      ))}
    </ul>
  )
}

function Cards(held: Held) {
  const { cards } = held
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
            <Card {...held} id={id} />
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
  const fresh = useFresh(view.me, cards)
  const taking = view.asked?.rule === 'take' && view.asked.seat === view.me
  const own = useRef<HTMLDivElement>(null)
  const hand = useRef<HTMLElement>(null)
  const room = useSize(hand)
  const phone = usePhone()
  const question = useQuestion()
  // On a phone the strip may have been pushed along to the supply: what is asked for lies at its start.
  useEffect(() => {
    const strip = own.current?.parentElement
    if (question && strip) strip.scrollLeft = 0
  }, [question])
  // A phone has room for one row of large cards: while some are taken, those that one has lie small below them.
  const fanned = phone ? !taking : fans(cards.length, room?.width ?? null)
  return (
    <div ref={own} className={css.own} data-taking={taking || undefined}>
      <Supply {...props} />
      <section ref={hand} className={css.hand} data-note="hand" aria-label={w.hand}>
        {phone && taking ? (
          <h2 className={css.below}>{w.hand}</h2>
        ) : (
          <PanelHead note={note}>{w.hand}</PanelHead>
        )}
        {cards.length === 0 ? (
          <p className={css.empty}>{player ? w.handEmpty : w.handHidden}</p>
        ) : fanned ? (
          <Cards cards={cards} fresh={fresh} language={language} />
        ) : (
          <Tray cards={cards} fresh={fresh} language={language} room={phone ? null : room} />
        )}
      </section>
    </div>
  )
}
