/** What a move would bring, as the rules foresee it. */
import { type TableProps, useBrings } from '@durbar/table'
import { Fragment } from 'react'
import { GOLD } from '../data/market.ts'
import { quoted } from '../texts/names.ts'
import type { Brings } from '../view/brings.ts'
import type { View } from '../view/index.ts'
import type { Move } from '../vocabulary.ts'
import css from './preview.module.css'
import { WORDS, type Words } from './words.ts'

/** The first words are what the move is made for. */
function main(move: Move, { completes, points }: Brings, words: Words): string | null {
  if (completes.length > 0)
    return `${words.completes(completes.map((card) => quoted(card, words.language)))}.`
  return move.type === 'takeCollection' ? `${words.points(points)}.` : null
}

function money(move: Move, { rupees, keeps, ends }: Brings, words: Words): string | null {
  if (move.type === 'takeCoin' && rupees !== GOLD) return words.limit(rupees)
  // A whole coin says itself what it brings: the purse is told of where nothing weightier is.
  if (move.type === 'takeCoin') return ends ? null : words.purse(keeps)
  return move.type === 'buy' || rupees > 0 ? words.keep(keeps) : null
}

export function Preview({ language, move }: TableProps<View> & { move: Move }) {
  const words = WORDS[language]
  const brings = useBrings<Brings>()(move)
  if (!brings) return null
  const givenUp = move.type === 'takeCollection' ? move.giveUp : undefined
  const first = main(move, brings, words)
  const { ends, surrenders } = brings
  const kept = [
    money(move, brings, words),
    ends && ends.unsold.length === 0 ? words.endsDay(ends.day, []) : null,
    surrenders && surrenders.length === 0 ? words.endsGame([]) : null,
  ]
  const lost = [
    ...(givenUp ? [words.givesUp(givenUp)] : []),
    ...(ends && ends.unsold.length > 0 ? [words.endsDay(ends.day, ends.unsold)] : []),
    ...(surrenders && surrenders.length > 0 ? [words.endsGame(surrenders)] : []),
  ]
  const parts = [
    first ? <b className={css.gain}>{first}</b> : null,
    kept.filter((sentence) => sentence !== null).join(' ') || null,
    lost.length > 0 ? <b className={css.loss}>{lost.join(' ')}</b> : null,
  ].filter((part) => part !== null)
  return parts.map((part, i) => (
    <Fragment key={i}>
      {i === 0 ? null : ' '}
      {part}
    </Fragment>
  ))
}

export function gain(move: Move, _view: View, brings: Brings | null): string | null {
  if (!brings) return null
  if (move.type === 'takeCoin') return brings.rupees === 0 ? '±0' : `+${brings.rupees}`
  return move.type === 'takeCollection' ? `+${brings.points}` : null
}
