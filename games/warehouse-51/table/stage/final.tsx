/** When everything is over: the seats in the order of their places, on the block. */
import { Emblem, type TableProps, whoOf } from '@durbar/table'
import type { View } from '../../view/index.ts'
import { MiniCard } from '../relic-card.tsx'
import { words } from '../words.ts'
import css from './final.module.css'
import { Gavel } from './gavel.tsx'

export function Final({ view, language, name }: TableProps<View>) {
  const w = words(language)
  const { accounts } = view.scoring
  const order = [...accounts.keys()].sort((a, b) => accounts[a]!.place - accounts[b]!.place)
  return (
    <div className={css.final}>
      <Gavel size={110} />
      <ol>
        {order.map((seat) => {
          const { total, place, scored } = accounts[seat]!
          return (
            <li key={seat} data-first={place === 1 || undefined}>
              <span className={css.place} role="img" aria-label={w.placeOf(place)}>
                {place}
              </span>
              <Emblem seat={seat} size={40} />
              <b>{whoOf(language, name).label(seat)}</b>
              <strong>
                <span className="sr-only">{w.points(total)}</span>
                <span aria-hidden="true">{total}</span>
              </strong>
              <span className={css.cards}>
                {scored.map((id) => (
                  <MiniCard key={id} card={{ id }} language={language} />
                ))}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
