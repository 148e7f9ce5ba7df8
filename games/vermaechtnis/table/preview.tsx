import type { MoveObject } from '@durbar/kernel'
import type { TableProps } from '@durbar/table'
import { GOLD } from '../data/market.ts'
import { antiqueName, collectionName } from '../texts/names.ts'
import { coinOf } from '../texts/purse.ts'
import type { View } from '../view.ts'
import { antiqueOf, cardOf, completedBy, ownOf } from './reading.ts'
import { WORDS } from './words.ts'

/** What a move would bring, in a sentence. */
export function Preview({ view, language, move }: TableProps<View> & { move: MoveObject }) {
  const words = WORDS[language]
  const own = ownOf(view)
  if (!own) return null
  if (move.type === 'buy') {
    const done = completedBy(own, antiqueOf(String(move.antique)).kind)
    return (
      <>
        {done.length > 0 ? (
          <b>{words.completes(done.map((card) => collectionName(card, language)))}. </b>
        ) : null}
        {words.keep(own.rupees - view.price)}
      </>
    )
  }
  if (move.type === 'takeCoin') return own.coinBrings === GOLD ? null : words.limit(own.coinBrings)
  if (move.type === 'takeCollection') {
    const { points } = cardOf(String(move.card))
    return (
      <>
        <b>{words.points(points)}.</b>
        {move.giveUp ? ` ${words.givesUp(antiqueName(String(move.giveUp), language))}` : null}
      </>
    )
  }
  return null
}

export function gain(move: MoveObject, view: View): string | null {
  if (move.type === 'takeCoin') {
    const brings = coinOf(view)
    return brings === 0 ? '±0' : `+${brings}`
  }
  if (move.type === 'takeCollection') return `+${cardOf(String(move.card)).points}`
  return null
}
