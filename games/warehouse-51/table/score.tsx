/** What everybody's points are made of: one row for each source, with the reasons. */
import type { Seat } from '@durbar/kernel'
import { ColourSign, type Language, type ScoreRow, ScoreTable, type TableProps, whoOf } from '@durbar/table'
import type { View } from '../view/index.ts'
import { colourOf } from './relics.ts'
import css from './score.module.css'
import { words } from './words.ts'

export function Score({ view, language, name }: TableProps<View>) {
  const w = words(language)
  const { accounts, categories, tieBreaks } = view.scoring
  const reasons = view.places ? w.whyBriefly : w.why
  const majorities = categories.map(({ category, totals, points, why, tieBreaks: broken }): ScoreRow => {
    const tied = (seat: number) => broken.find((each) => each.seat === seat || each.over === seat)
    const reason = (seat: number) => {
      const tie = tied(seat)
      return tie ? w.tie[tie.by] : reasons[why[seat]!]
    }
    return {
      label: w.short[category],
      icon: <ColourSign colour={colourOf(category)} size={18} />,
      values: points,
      notes: totals.map((total, seat) => `${total}: ${reason(seat)}`),
    }
  })
  return (
    <div className={css.score}>
      <ScoreTable
        name={name}
        rows={[
          ...majorities,
          {
            label: w.setsShort,
            values: accounts.map(({ sets }) => sets),
            notes: accounts.map(({ counts }) => counts.join(' · ')),
          },
          {
            label: w.gold,
            values: accounts.map(({ gold }) => gold),
            // In columns as narrow as five of them are on a phone.
            notes: accounts.map(({ ingots }) => w.ingots(ingots).replace('Goldb', 'Gold\u00adb')),
          },
          ...(accounts.some(({ malleus }) => malleus !== 0)
            ? [{ label: w.malleus, values: accounts.map(({ malleus }) => malleus) }]
            : []),
          {
            label: w.sum,
            values: accounts.map(({ total }) => total),
            notes: accounts.map(({ place }) => w.placeOf(place)),
            weight: 'total',
            first: [...accounts.keys()].filter((seat) => accounts[seat]!.place === 1),
          },
        ]}
      />
      {tieBreaks.map(({ seat, over, by }) => (
        <p key={`${seat} ${over}`}>{w.end.byTie(whoOf(language, name), seat, over, w.tie[by])}</p>
      ))}
      {view.places ? null : <p>{w.asFar}</p>}
    </div>
  )
}

/** WH-9.11, WH-9.12 */
export const ahead = ({ scoring }: View, first: Seat, second: Seat, language: Language): string | null => {
  const broken = scoring.tieBreaks.find(({ seat, over }) => seat === first && over === second)
  return broken ? words(language).tie[broken.by] : null
}
