/** What everybody's points are made of. */
import { Emblem, type TableProps } from '@durbar/table'
import type { View } from '../view/index.ts'
import css from './score.module.css'
import { words } from './words.ts'

const SOURCES = [
  'palaces',
  'provinceTiles',
  'bonusGoods',
  'bonusPoints',
  'specialPoints',
  'handSpecial',
  'handWhite',
  'handColour',
] as const

export function Score({ view, language, name }: TableProps<View>) {
  const w = words(language)
  const mine = view.me === null ? null : view.players[view.me]!.handPoints
  return (
    <div className={css.wrap}>
      <table className={css.score}>
        <thead>
          <tr>
            <td />
            {view.players.map((_, seat) => (
              <th key={seat} scope="col">
                <Emblem seat={seat} size={30} />
                <span>{name(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SOURCES.map((source) => (
            <tr key={source}>
              <th scope="row">{w.sources[source]}</th>
              {view.players.map((player, seat) => (
                <td key={seat} data-none={player.points[source] === 0 || undefined}>
                  {player.points[source]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{w.total}</th>
            {view.players.map((player, seat) => (
              <td key={seat}>{player.score}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {mine && view.places === null ? (
        <p className={css.hand}>
          <b>{w.handNow}</b> ({w.yourHand}): {w.sources.handSpecial} {mine.handSpecial}, {w.sources.handWhite}{' '}
          {mine.handWhite}, {w.sources.handColour} {mine.handColour}
        </p>
      ) : null}
    </div>
  )
}
