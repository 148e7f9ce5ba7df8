/** What everybody's points are made of. */
import { ScoreTable, type TableProps } from '@durbar/table'
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
    <>
      <ScoreTable
        name={name}
        rows={[
          ...SOURCES.map((source) => ({
            label: w.sources[source],
            values: view.players.map(({ points }) => points[source]),
          })),
          { label: w.total, values: view.players.map(({ score }) => score), weight: 'total' },
        ]}
      />
      {mine && view.places === null ? (
        <p className={css.hand}>
          <b>{w.handNow}</b> ({w.yourHand}): {w.sources.handSpecial} {mine.handSpecial}, {w.sources.handWhite}{' '}
          {mine.handWhite}, {w.sources.handColour} {mine.handColour}
        </p>
      ) : null}
    </>
  )
}
