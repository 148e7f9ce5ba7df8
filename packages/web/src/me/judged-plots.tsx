/** Points, accuracy and luck over time, places by how many played, and all of it as a file. */
import type { RecordRow } from '@durbar/protocol/court/people'
import { dated, useLanguage } from '@durbar/table'
import { boxOf } from '../games.ts'
import { useMyWords } from '../i18n/me.ts'
import { Button } from '../shell/button.tsx'
import { Course } from './drawings.tsx'
import { csvOf, rowsFor } from './export.ts'
import { figuresOf, useJudged } from './judged-games.ts'
import { Key, Plot } from './plot.tsx'
import css from './plots.module.css'
import { saveFile } from './save-file.ts'
import { type Points, pointsOf, tablesOf } from './statistics.ts'

type Records = readonly RecordRow[]

interface OverTimeProps {
  readonly points: Points | null
  readonly title: string
  readonly digits: number
}

function OverTime({ points, title, digits }: OverTimeProps) {
  const { t } = useMyWords()
  const language = useLanguage()
  if (!points || points.games.length < 2) return null
  const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: digits })
  const day = (at: number) => dated(language, at, { day: 'numeric', month: 'short' })
  return (
    <Plot
      title={title}
      note={t('games.meanPoints', { points: format(points.mean) })}
      columns={[t('games.day'), title, t('games.won')]}
      rows={points.games.map(({ ended, points: each, won }) => [
        dated(language, ended, { dateStyle: 'medium' }),
        format(each),
        t(won ? 'games.won' : 'games.notWon'),
      ])}
    >
      <Course
        points={points}
        first={day(points.games[0]!.ended)}
        last={day(points.games.at(-1)!.ended)}
        won={t('games.won')}
        figureOf={format}
      />
    </Plot>
  )
}

function ByCount({ records }: { records: Records }) {
  const { t } = useMyWords()
  const language = useLanguage()
  const all = tablesOf(records)
  const most = Math.max(...all.map(({ games }) => games))
  const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const said = (players: number) => t('games.players', { count: players })
  const width = (games: number) => `${Math.round((1000 * games) / most) / 10}%`
  return (
    <Plot
      title={t('games.byCount')}
      note={t('games.mean')}
      columns={[t('games.byCount'), t('games.won'), t('games.count'), t('games.mean')]}
      rows={all.map(({ players, won, games, meanPlace }) => [said(players), won, games, format(meanPlace)])}
    >
      {all.map(({ players, games, won, meanPlace }) => (
        <div key={players} className={css.share}>
          <span>{said(players)}</span>
          <span className={css.bar}>
            <i data-won="" style={{ width: width(won) }} />
            <i style={{ width: width(games - won) }} />
          </span>
          <b>{format(meanPlace)}</b>
        </div>
      ))}
      <Key first={t('games.won')} second={t('games.notWon')} />
    </Plot>
  )
}

export function JudgedPlots({ records }: { records: Records }) {
  const { t } = useMyWords()
  const language = useLanguage()
  const judged = useJudged(records)
  const points = pointsOf(records)
  const rows = () => rowsFor(records, judged)
  return (
    <>
      <div className={css.plots} data-judged={judged.size}>
        <ByCount records={records} />
        <OverTime
          points={points}
          title={t('games.course', { title: boxOf(points?.game ?? '')?.title[language] })}
          digits={0}
        />
        <OverTime
          points={figuresOf(records, judged, ({ accuracy }) => accuracy)}
          title={t('games.accuracy')}
          digits={0}
        />
        <OverTime
          points={figuresOf(records, judged, ({ luck }) => luck)}
          title={t('games.luck')}
          digits={1}
        />
      </div>
      <p className={css.files}>
        <Button onClick={() => saveFile('durbar-games.csv', csvOf(rows()), 'text/csv')}>
          {t('games.csv')}
        </Button>
        <Button
          onClick={() => saveFile('durbar-games.json', JSON.stringify(rows(), null, 2), 'application/json')}
        >
          {t('games.json')}
        </Button>
      </p>
    </>
  )
}
