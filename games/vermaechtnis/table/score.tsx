import { Emblem, type TableProps } from '@durbar/table'
import { antiqueName } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import css from './score.module.css'
import { WORDS } from './words.ts'

/** What everybody's points are made of, as if the game ended now. */
export function Score({ view, language, name }: TableProps<View>) {
  const words = WORDS[language]
  return (
    <>
      <table className={css.score}>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.scoreAntiques}</th>
            <th scope="col">{words.scoreCollections}</th>
            <th scope="col">{words.scoreMoney}</th>
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {view.players.map((player, seat) => (
            <tr key={name(seat)}>
              <th scope="row">
                <span className={css.who}>
                  <Emblem seat={seat} size={26} />
                  {name(seat)}
                </span>
                {player.lone.length > 0 ? (
                  <small>{words.lost(player.lone.map((id) => antiqueName(id, language)).join(', '))}</small>
                ) : null}
              </th>
              <td>{player.score.antiques}</td>
              <td>{player.score.collections}</td>
              <td>{player.score.money}</td>
              <td className={css.total}>{player.score.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {view.places === null ? <p className={css.note}>{words.scoreNote}</p> : null}
    </>
  )
}
