/** What a move would bring, before it is made: tolls and their receivers, prices, the new order of crests. */

import type { MoveObject } from '@durbar/kernel'
import { Coin, Emblem, type TableProps } from '@durbar/table'
import { COINS_GOLD, HOUSE_PRICE } from '../data/material.ts'
import { placeName } from '../texts/names.ts'
import type { View } from '../view.ts'
import { Crest } from './city/crest.tsx'
import css from './preview.module.css'
import { words } from './words/index.ts'

/** Gold that the move brings or costs whoever makes it; null = none. */
export function goldOf(move: MoveObject, view: View): number | null {
  if (move.type === 'takeCoins') return COINS_GOLD
  if (move.type === 'buildHouse') return move.slot === 'ability' ? null : -HOUSE_PRICE
  if (move.type === 'buildPalace') return view.turn ? -view.players[view.turn.seat]!.palacePrice : null
  if (move.type === 'travel') {
    const price = view.turn?.journeys.find((each) => each.road === move.road)?.price ?? 0
    return price === 0 ? null : -price
  }
  return null
}
export const gain = (move: MoveObject, view: View): string | null => {
  const gold = goldOf(move, view)
  return gold === null ? null : gold > 0 ? `+${gold}` : `−${-gold}`
}

export function Preview(props: TableProps<View> & { move: MoveObject }) {
  const { view, move, language, name } = props
  const w = words(language)
  if (move.type === 'travel') {
    const journey = view.turn?.journeys.find((each) => each.road === move.road)
    if (!journey) return null
    const paid = journey.received.flatMap((gold, seat) => (gold > 0 ? [{ seat, gold }] : []))
    return (
      <span className={css.preview}>
        {w.goName(placeName(journey.to, language))}:{' '}
        {paid.length === 0 ? w.free_way : journey.bankPays ? w.bankPays : null}
        {paid.map(({ seat, gold }) => (
          <span key={seat}>
            <Coin value={gold} size={20} /> {w.to} <Emblem seat={seat} size={18} name={name(seat)} />
          </span>
        ))}
      </span>
    )
  }
  if (move.type === 'shiftCrest') {
    const order = view.board.track.find((each) => each.city === move.city)?.pushed
    if (!order) return null
    return (
      <span className={css.preview}>
        {w.order}:
        {order.map((city) => (
          <span key={city} data-moved={city === move.city || undefined} title={placeName(city, language)}>
            <Crest city={city} size={24} />
            <span className="sr-only">{placeName(city, language)}</span>
          </span>
        ))}
      </span>
    )
  }
  if (move.type === 'endTurn' && view.turn && view.turn.compensation > 0)
    return (
      <span className={css.preview}>
        <Coin value={view.turn.compensation} size={22} />
        {w.endPrice(view.turn.incomplete, view.turn.compensation)}
      </span>
    )
  const gold = goldOf(move, view)
  if (gold === null) return null
  return (
    <span className={css.preview}>
      <Coin size={18} />
      {gold > 0 ? `+${w.gold(gold)}` : `−${w.gold(-gold)}`}
    </span>
  )
}
