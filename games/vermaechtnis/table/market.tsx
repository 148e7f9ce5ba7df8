/** The market: the offer under its awning, and the trade row whose leftmost coin is the price. */
import type { Language, Unasked } from '@durbar/room'
import {
  Awning,
  arch,
  Coin,
  Emblem,
  lookAt,
  PanelHead,
  Piece,
  type TableProps,
  Thing,
  useQuestion,
} from '@durbar/table'
import { useEffect, useMemo, useRef } from 'react'
import { type AntiqueId, antiqueOf } from '../data/antiques.ts'
import { GOLD } from '../data/market.ts'
import { antiqueTitle, quoted } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { AntiqueCard } from './antique-card.tsx'
import { subject } from './look/subject.ts'
import css from './market.module.css'
import { countOf, ownOf } from './reading.ts'
import { spent, stall } from './tell.tsx'
import { antique, COIN, NOTHING } from './touches.ts'
import { TradeFace } from './trade-face.tsx'
import { WORDS } from './words.ts'

function Days({ view, language }: TableProps<View>) {
  const words = WORDS[language]
  return (
    <div className={css.days} data-note="days">
      <span {...lookAt(subject('place', 'days'), words.day(view.day, view.days))}>
        {words.day(view.day, view.days)}
      </span>
      <svg viewBox={`0 0 ${view.days * 27} 30`} aria-hidden="true">
        {Array.from({ length: view.days }, (_, k) => k + 1).map((day) => (
          <path
            key={day}
            d={arch((day - 1) * 27 + 1, 1, 22, 28, 3, 14)}
            className={day < view.day ? css.past : day === view.day ? css.today : css.future}
          />
        ))}
      </svg>
      <span data-place="pile" {...lookAt(subject('pile', 'antiques'), words.pile(view.deck))}>
        {words.pile(view.deck)}
      </span>
    </div>
  )
}

/** What an antique would do for the collection, as the view knows it. */
function Promised({ view, language, id }: TableProps<View> & { id: AntiqueId }) {
  const own = ownOf(view)
  if (!own) return null
  const { kind } = antiqueOf(id)
  const done = own.completes[kind] ?? []
  const words = WORDS[language]
  return done.length > 0 ? (
    <small className={css.completes}>
      {words.completesBriefly(done.map((card) => quoted(card, language)))}
    </small>
  ) : (
    <small>{words.makes(countOf(own, kind) + 1, kind)}</small>
  )
}

/** What lay at each place of the offer before it was sold. */
function useLastThere({ offer }: View): readonly (AntiqueId | null)[] {
  const there = useRef(offer)
  useEffect(() => {
    there.current = offer.map((id, slot) => id ?? there.current[slot] ?? null)
  }, [offer])
  return there.current
}

function Offer(props: TableProps<View>) {
  const { view, language, name } = props
  const lastThere = useLastThere(view)
  const words = WORDS[language]
  return (
    <ul className={css.stall} data-note="offer">
      {view.offer.map((id, slot) => {
        const place = `slot-${slot}`
        const was = lastThere[slot]
        // Whoever holds what lay there has bought it; what was given up since has no buyer to show.
        const buyer = was ? view.players.findIndex(({ antiques }) => antiques.includes(was)) : -1
        if (id === null)
          return (
            <li key={place} data-look={subject('place', 'sold')}>
              <div className={css.sold}>
                <svg viewBox="0 0 100 140" aria-hidden="true" data-place={was ? stall(was) : undefined}>
                  <path
                    d={arch(6, 8, 88, 126, 5, 50)}
                    fill="var(--sunk)"
                    stroke="var(--gold-line)"
                    strokeDasharray="4 4"
                  />
                </svg>
                {view.price === 0 ? null : (
                  <p {...lookAt(subject('place', 'sold'), words.sold)}>
                    {buyer < 0 ? null : <Emblem seat={buyer} size={26} name={name(buyer)} />}
                    {words.sold}
                  </p>
                )}
              </div>
            </li>
          )
        const { value } = antiqueOf(id)
        const title = antiqueTitle(id, language)
        return (
          <li key={place}>
            <Piece id={`antique:${id}`}>
              <Thing
                tokens={antique(id)}
                name={`${title}, ${words.points(value)}, ${words.price(view.price)}`}
                subject={subject('antique', id)}
                className={css.card}
              >
                <AntiqueCard id={id} />
              </Thing>
            </Piece>
            <p className={css.caption}>
              <b>{words.caption(id)}</b>
              <Promised {...props} id={id} />
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** The coins go from the left: of the cards of one price, the last that has none. */
const isLastSpent = ({ trade }: View, at: number): boolean => {
  const next = trade[at + 1]
  return !trade[at]!.coin && !(next && !next.coin && next.price === trade[at]!.price)
}

/** Of several coins one may be taken, and no move names the others. */
function useNotYet(price: number, language: Language): Unasked | null {
  const isAsked = useQuestion<Vocabulary>()?.rule === 'action'
  return useMemo(
    () => (isAsked ? { rule: 'VM-4.2', said: WORDS[language].notYet(price) } : null),
    [isAsked, price, language],
  )
}

function TradeRow({ view, language }: TableProps<View>) {
  const words = WORDS[language]
  const current = view.places ? -1 : view.trade.findIndex((card) => card.coin)
  const notYet = useNotYet(view.price, language)
  return (
    <div className={css.trade} data-note="trade" data-place="bank">
      <PanelHead note={words.leftmost}>{words.tradeRow}</PanelHead>
      <ul className={css.row}>
        {view.trade.map((card, i) => (
          <li key={card.id} data-spent={!card.coin || undefined}>
            {i === current ? <span className={css.flag}>{words.flag(card.price)}</span> : null}
            <div
              className={css.tradePlace}
              data-place={`trade:${i}${isLastSpent(view, i) ? ` ${spent(card.price)}` : ''}`}
              data-framed=""
            >
              <Thing
                tokens={i === current ? COIN : NOTHING}
                name={card.coin ? words.coin(card.price) : words.noCoin(card.price)}
                subject={subject('trade', `${i}`)}
                why={card.coin && i !== current ? notYet : null}
                className={css.card}
              >
                <TradeFace price={card.price} className={css.tradeCard} />
                {card.coin ? <Coin value={GOLD} className={css.coin} /> : null}
              </Thing>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Board(props: TableProps<View>) {
  return (
    <div className={css.market}>
      <Awning className={css.awning} />
      <div className={css.ground}>
        <Days {...props} />
        <Offer {...props} />
        <TradeRow {...props} />
      </div>
    </div>
  )
}
