/** What everybody's points are made of: one row for each source, with the reasons. */
import { ColourSign, Emblem, type TableProps } from '@durbar/table'
import type { View } from '../view/index.ts'
import { colourOf } from './relics.ts'
import css from './score.module.css'
import { words } from './words.ts'

export function Score({ view, language, name }: TableProps<View>) {
  const w = words(language)
  const { accounts, categories, tieBreaks } = view.scoring
  const seats = [...accounts.keys()]
  return (
    <div className={css.score}>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <Emblem seat={seat} size={30} />
                <span>{name(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map(({ category, totals, points, why, tieBreaks: broken }) => (
            <tr key={category}>
              <th scope="row">
                <ColourSign colour={colourOf(category)} size={18} /> {w.short[category]}
              </th>
              {seats.map((seat) => {
                const tie = broken.find((each) => each.seat === seat || each.over === seat)
                return (
                  <td key={seat}>
                    <b data-none={points[seat] === 0 || undefined}>{points[seat]}</b>
                    <small>
                      {totals[seat]}: {tie ? w.tie[tie.by] : (view.places ? w.whyEnd : w.why)[why[seat]!]}
                    </small>
                  </td>
                )
              })}
            </tr>
          ))}
          <tr>
            <th scope="row">{w.setsShort}</th>
            {accounts.map(({ sets, counts }, seat) => (
              <td key={seat}>
                <b data-none={sets === 0 || undefined}>{sets}</b>
                <small>{counts.join(' · ')}</small>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{w.gold}</th>
            {accounts.map(({ gold, ingots }, seat) => (
              <td key={seat}>
                <b data-none={gold === 0 || undefined}>{gold}</b>
                <small>{w.ingots(ingots)}</small>
              </td>
            ))}
          </tr>
          {accounts.some(({ malleus }) => malleus !== 0) ? (
            <tr>
              <th scope="row">{w.malleus}</th>
              {accounts.map(({ malleus }, seat) => (
                <td key={seat}>
                  <b data-none={malleus === 0 || undefined}>{malleus}</b>
                </td>
              ))}
            </tr>
          ) : null}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{w.sum}</th>
            {accounts.map(({ total, place }, seat) => (
              <td key={seat} data-first={place === 1 || undefined}>
                <b>{total}</b>
                <small>{w.placeOf(place)}</small>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {tieBreaks.map(({ seat, over, by }) => (
        <p key={`${seat} ${over}`}>{w.end.byTie(name(seat), name(over), w.tie[by])}</p>
      ))}
      {view.places ? null : <p>{w.asFar}</p>}
    </div>
  )
}
