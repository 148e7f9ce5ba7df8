/** For narrow tables: the four majorities in a strip, as far as the viewer knows. */
import { ColourSign, Emblem, type TableProps } from '@durbar/table'
import { categoryName } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { subject } from '../look/subject.ts'
import { colourOf } from '../relics.ts'
import { words } from '../words.ts'
import css from './tally.module.css'

export function Tally({ view, language, name }: TableProps<View>) {
  const w = words(language)
  return (
    <ul className={css.tally} aria-label={w.majorities} data-part="tally">
      {view.scoring.categories.map(({ category, totals, points }, i) => {
        const most = Math.max(...totals)
        const { first, second } = view.stacks[i]!
        const mine = view.me === null ? 0 : points[view.me]!
        return (
          <li key={category} data-mine={mine > 0 || undefined} data-look={subject('category', category)}>
            <span className={css.head}>
              <ColourSign colour={colourOf(category)} size={18} name={categoryName(category, language)} />
              {w.tops(first, second)}
              <b>{mine > 0 ? w.pts(mine) : ''}</b>
            </span>
            <span className={css.totals}>
              {totals.map((total, seat) => (
                <span key={seat} data-most={(total === most && total > 0) || undefined}>
                  <Emblem seat={seat} size={15} name={name(seat)} />
                  {total}
                </span>
              ))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
