import type { Seat } from '@durbar/kernel'
import type { Language } from '@durbar/room'
import { arch, Coin, lookAt, type SeatFigure, signAt, type TableProps } from '@durbar/table'
import { KINDS } from '../data/antiques.ts'
import { collectionOf } from '../data/collections.ts'
import { collectionName } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import { Glyph } from './art.tsx'
import { subject } from './look/subject.ts'
import { countOf } from './reading.ts'
import css from './seat.module.css'
import { WORDS } from './words.ts'

/** Beside more cards there is no room for words, and the cards speak for themselves. */
const MOST_WITH_WORDS = 4

export function SeatLine({ view, seat, language }: TableProps<View> & { seat: Seat }) {
  const words = WORDS[language]
  const player = view.players[seat]!
  return (
    <>
      <ul className={css.kinds}>
        {KINDS.map((kind) => {
          const count = countOf(player, kind)
          return (
            <li key={kind} data-none={count === 0 || undefined}>
              <span className={css.kind} {...signAt(subject('kind', kind), words.kinds(count, kind))}>
                <Glyph kind={kind} />
                <b>{count || ''}</b>
              </span>
            </li>
          )
        })}
      </ul>
      <ul className={css.cards}>
        {player.collections.map((id) => (
          <li key={id}>
            <span
              {...lookAt(
                subject('collection', id),
                `${collectionName(id, language)}, ${words.points(collectionOf(id).points)}`,
                true,
              )}
            >
              <svg viewBox="0 0 34 38" aria-hidden="true">
                <path
                  d={arch(1, 1, 32, 36, 4, 18)}
                  fill="var(--gold-soft)"
                  stroke="var(--gold-line)"
                  strokeWidth="1.5"
                />
                <text x="17" y="30" textAnchor="middle" className={css.points}>
                  {collectionOf(id).points}
                </text>
              </svg>
            </span>
          </li>
        ))}
        <li className={player.collections.length > MOST_WITH_WORDS ? 'sr-only' : css.count}>
          {words.cards(player.collections.length)}
        </li>
      </ul>
    </>
  )
}

export function figure(view: View, seat: Seat, language: Language): SeatFigure {
  const { rupees } = view.players[seat]!
  return { value: rupees, name: WORDS[language].rupees(rupees), icon: <Coin size={30} /> }
}
