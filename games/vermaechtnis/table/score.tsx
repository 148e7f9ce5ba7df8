import type { Seat } from '@durbar/kernel'
import { Emblem, type Language, ScoreTable, type TableProps } from '@durbar/table'
import type { View } from '../view/index.ts'
import css from './score.module.css'
import { WORDS } from './words.ts'

/** What everybody's points are made of, as if the game ended now. */
export function Score({ view, language, name }: TableProps<View>) {
  const words = WORDS[language]
  const scores = view.players.map(({ score }) => score)
  return (
    <>
      <ScoreTable
        name={name}
        rows={[
          { label: words.scoreAntiques, values: scores.map(({ antiques }) => antiques) },
          { label: words.scoreCollections, values: scores.map(({ collections }) => collections) },
          { label: words.scoreMoney, values: scores.map(({ money }) => money) },
          { label: words.total, values: scores.map(({ total }) => total), weight: 'total' },
        ]}
      />
      <ul className={css.lost}>
        {view.players.map(({ lone }, seat) =>
          lone.length > 0 ? (
            <li key={seat}>
              <Emblem seat={seat} size={20} name={name(seat)} />
              {words.lost(lone)}
            </li>
          ) : null,
        )}
      </ul>
      {view.places === null ? <p className={css.note}>{words.scoreNote}</p> : null}
    </>
  )
}

/** VM-9.7 */
export const ahead = ({ players }: View, first: Seat, second: Seat, language: Language): string | null => {
  const [more, less] = [players[first]!.score.kept, players[second]!.score.kept]
  return more > less ? WORDS[language].moreKept(more, less) : null
}
