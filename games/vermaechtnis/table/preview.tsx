import type { MoveObject } from '@durbar/kernel'
import type { TableProps } from '@durbar/table'
import { collectionName } from '../texts/names.ts'
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
  if (move.type === 'takeCollection') return <b>{words.points(cardOf(String(move.card)).points)}</b>
  return null
}

export function gain(move: MoveObject): string | null {
  if (move.type === 'takeCoin') return '+3'
  if (move.type === 'takeCollection') return `+${cardOf(String(move.card)).points}`
  return null
}
