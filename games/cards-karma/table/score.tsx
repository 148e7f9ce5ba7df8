/** How the turned cards came about, and what breaks a tie. */
import { Emblem, type TableProps } from '@durbar/table'
import type { View } from '../view/index.ts'
import css from './score.module.css'
import { TokenPicture } from './tokens.tsx'
import { SmallTrack } from './track.tsx'
import { words } from './words/index.ts'

export function Score({ view, language, name }: TableProps<View>) {
  const w = words(language)
  return (
    <div className={css.wrap}>
      <table className={css.score}>
        <thead>
          <tr>
            <th scope="col">{w.player}</th>
            <th scope="col">{w.byFame}</th>
            <th scope="col">{w.byCoins}</th>
            <th scope="col">{w.turned}</th>
            <th scope="col">{w.left}</th>
          </tr>
        </thead>
        <tbody>
          {view.players.map((player, seat) => (
            <tr key={player.color}>
              <th scope="row">
                <span className={css.who}>
                  <Emblem seat={seat} size={26} />
                  {name(seat)}
                </span>
                <SmallTrack player={player} language={language} />
              </th>
              <td>{player.turnedByFame}</td>
              <td>{player.turnedByCoins}</td>
              <td className={css.total}>{player.turned}</td>
              <td>
                <span className={css.left}>
                  <TokenPicture what="fame" size={20} /> {player.fame}
                  <TokenPicture what="coins" size={20} /> {player.coins}
                  <b>= {player.tieBreak}</b>
                  <TokenPicture what="karma" size={20} /> {player.karma}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.note}>{w.leftNote}</p>
    </div>
  )
}
