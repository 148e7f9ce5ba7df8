/** CK-16: laying out one's six bonuses, from the left; the sixth falls into its place. */
import { type TableProps, useChoosing } from '@durbar/table'
import { useState } from 'react'
import { BONUSES, type Bonus } from '../data/names.ts'
import { BONUS_NAMES } from '../texts/names.ts'
import type { View } from '../view.ts'
import css from './arrange.module.css'
import { Night } from './track.tsx'
import { words } from './words.ts'

export function Arrange({ language }: TableProps<View>) {
  const w = words(language)
  const { question, left, make } = useChoosing()
  const [laid, setLaid] = useState<readonly Bonus[]>([])
  if (!question) return null
  const rest = BONUSES.filter((bonus) => !laid.includes(bonus))
  const lay = (bonus: Bonus) => {
    const order = [...laid, bonus]
    // Whatever orders are still legal: once a single one begins like this, it is made.
    const fitting = left.filter((move) => {
      const whole = move.order as readonly string[]
      return order.every((each, k) => whole[k] === each)
    })
    if (fitting.length === 1) make(fitting[0]!)
    else setLaid(order)
  }
  return (
    <div className={css.arrange} data-note="arrange">
      <p>{w.arrange}</p>
      <ol className={css.places}>
        {BONUSES.map((_, k) => {
          const bonus = laid[k]
          return (
            <li key={k} aria-label={`${w.place(k + 1)}${bonus ? `: ${BONUS_NAMES[language][bonus]}` : ''}`}>
              {bonus ? <Night bonus={bonus} /> : <i>{k + 1}</i>}
            </li>
          )
        })}
      </ol>
      <div className={css.rest}>
        {rest.map((bonus) => (
          <button
            key={bonus}
            type="button"
            data-state="offered"
            className={css.bonus}
            aria-label={`${w.place(laid.length + 1)}: ${BONUS_NAMES[language][bonus]}`}
            onClick={() => lay(bonus)}
          >
            <Night bonus={bonus} />
            <span>{BONUS_NAMES[language][bonus]}</span>
          </button>
        ))}
        {laid.length > 0 ? (
          <button type="button" className={css.again} onClick={() => setLaid([])}>
            {w.arrangeAgain}
          </button>
        ) : null}
      </div>
    </div>
  )
}
