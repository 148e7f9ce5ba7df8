/** CK-16: laying out one's six bonuses, from the left; the sixth falls into its place. */
import { type TableProps, Thing, useChoosing } from '@durbar/table'
import { BONUSES } from '../data/names.ts'
import { BONUS_NAMES } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import type { Vocabulary } from '../vocabulary.ts'
import css from './arrange.module.css'
import { bonusAt } from './touches.ts'
import { Night } from './track-picture.tsx'
import { words } from './words/index.ts'

export function Arrange({ language }: TableProps<View>) {
  const w = words(language)
  const { question, touches } = useChoosing<Vocabulary>()
  if (!question) return null
  const laid = BONUSES.map((_, place) =>
    BONUSES.find((bonus) =>
      touches.some((touch) => bonusAt(place, bonus).every((token) => touch.includes(token))),
    ),
  )
  const next = laid.indexOf(undefined)
  return (
    <div className={css.arrange} data-note="arrange">
      <p>{w.arrange}</p>
      <ol className={css.places}>
        {laid.map((bonus, place) => (
          <li key={BONUSES[place]}>
            {bonus ? (
              <Thing
                tokens={bonusAt(place, bonus)}
                look="bare"
                className={css.laid}
                name={`${w.place(place + 1)}: ${BONUS_NAMES[language][bonus]}`}
              >
                <Night bonus={bonus} />
              </Thing>
            ) : (
              <i data-next={place === next || undefined}>{place + 1}</i>
            )}
          </li>
        ))}
      </ol>
      {/* What is laid stays here too: no bonus slides under a finger that goes on. */}
      <div className={css.rest}>
        {BONUSES.map((bonus) => {
          const place = laid.includes(bonus) ? laid.indexOf(bonus) : next
          return (
            <Thing
              key={bonus}
              tokens={bonusAt(place, bonus)}
              look="ring"
              className={css.bonus}
              name={`${w.place(place + 1)}: ${BONUS_NAMES[language][bonus]}`}
            >
              <Night bonus={bonus} />
              <span>{BONUS_NAMES[language][bonus]}</span>
            </Thing>
          )
        })}
      </div>
    </div>
  )
}
