/** How somebody plays, as pictures: places, points, weeks, games, and against whom. */
import { levels } from 'virtual:catalogue'
import type { RecordRow } from '@durbar/protocol/court/people'
import { counting, dated, useLanguage } from '@durbar/table'
import { boxOf } from '../games.ts'
import { useMyWords } from '../i18n/me.ts'
import { Bars, Course } from './drawings.tsx'
import { Key, Plot } from './plot.tsx'
import css from './plots.module.css'
import { gamesOf, placesOf, pointsOf, rivalsOf, weeksOf } from './statistics.ts'

function Places({ records }: { records: readonly RecordRow[] }) {
  const { t } = useMyWords()
  const counts = placesOf(records)
  const nth = (n: number) => t('games.nthPlace', { place: n + 1 })
  return (
    <Plot
      title={t('games.places')}
      columns={[t('games.place'), t('games.count')]}
      rows={counts.map((games, n) => [nth(n), games])}
    >
      <Bars
        figures
        bars={counts.map((value, n) => ({ value, label: nth(n), look: n === 0 ? 'won' : 'rest' }))}
      />
    </Plot>
  )
}

function PointsOverTime({ records }: { records: readonly RecordRow[] }) {
  const { t } = useMyWords()
  const language = useLanguage()
  const { number } = counting(language)
  const points = pointsOf(records)
  if (!points || points.games.length < 2) return null
  const title = t('games.points', { title: boxOf(points.game)?.title[language] ?? points.game })
  const day = (at: number) => dated(language, at, { day: 'numeric', month: 'short' })
  return (
    <Plot
      title={title}
      note={t('games.meanPoints', { points: number(Math.round(points.mean)) })}
      columns={[t('games.day'), t('games.pointsWord'), t('games.won')]}
      rows={points.games.map(({ ended, points: each, won }) => [
        dated(language, ended, { dateStyle: 'medium' }),
        number(each),
        t(won ? 'games.won' : 'games.notWon'),
      ])}
    >
      <Course
        points={points}
        first={day(points.games[0]!.ended)}
        last={day(points.games.at(-1)!.ended)}
        won={t('games.won')}
        figureOf={number}
      />
    </Plot>
  )
}

function Weeks({ records, now }: { records: readonly RecordRow[]; now: number }) {
  const { t } = useMyWords()
  const language = useLanguage()
  const weeks = weeksOf(records, now)
  const month = (at: number) => dated(language, at, { month: 'short' })
  return (
    <Plot
      title={t('games.weeks')}
      columns={[t('games.week'), t('games.count')]}
      rows={weeks.map(({ from, games }) => [dated(language, from, { dateStyle: 'medium' }), games])}
    >
      <Bars
        figures={false}
        bars={weeks.map(({ from, games }, n) => ({
          value: games,
          // Once a month, where a month begins.
          label: n > 0 && month(from) !== month(weeks[n - 1]!.from) ? month(from) : '',
          look: n === weeks.length - 1 ? 'now' : 'rest',
        }))}
      />
    </Plot>
  )
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

function ByGame({ records }: { records: readonly RecordRow[] }) {
  const { t } = useMyWords()
  const language = useLanguage()
  const games = gamesOf(records)
  const most = Math.max(...games.map((each) => each.games))
  const titleOf = (id: string) => boxOf(id)?.title[language] ?? id
  return (
    <Plot
      title={t('games.byGame')}
      columns={[t('games.game'), t('games.won'), t('games.count')]}
      rows={games.map(({ game, won, games: all }) => [titleOf(game), won, all])}
    >
      {games.map(({ game, won, games: all }) => (
        <div key={game} className={css.share}>
          <span>{titleOf(game)}</span>
          <span className={css.bar}>
            <i data-won="" style={{ width: percent(won / most) }} />
            <i style={{ width: percent((all - won) / most) }} />
          </span>
          <b>{t('games.of', { won, games: all })}</b>
        </div>
      ))}
      <Key first={t('games.won')} second={t('games.notWon')} />
    </Plot>
  )
}

function Against({ records }: { records: readonly RecordRow[] }) {
  const { t } = useMyWords()
  const rivals = rivalsOf(records).map((rival) => {
    const level = levels.findIndex(({ id }) => id === rival.bot) + 1
    return { ...rival, called: level > 0 ? t('games.botOf', { level }) : rival.name }
  })
  if (rivals.length === 0) return null
  return (
    <Plot
      title={t('games.against')}
      note={t('games.againstNote')}
      columns={[t('games.who'), t('games.ahead'), t('games.behind')]}
      rows={rivals.map(({ called, ahead, behind }) => [called, ahead, behind])}
    >
      {rivals.map(({ called, bot, ahead, behind }) => (
        <div key={`${bot} ${called}`} className={css.share}>
          <span>{called}</span>
          <span className={css.bar} data-balance="">
            <i data-won="" style={{ width: percent(ahead / (ahead + behind)) }} />
            <i style={{ width: percent(behind / (ahead + behind)) }} />
          </span>
          <b>{`${ahead} : ${behind}`}</b>
        </div>
      ))}
      <Key first={t('games.ahead')} second={t('games.behind')} />
    </Plot>
  )
}

export function Plots({ records, now }: { records: readonly RecordRow[]; now: number }) {
  return (
    <>
      <div className={css.plots}>
        <Places records={records} />
        <PointsOverTime records={records} />
        <Weeks records={records} now={now} />
      </div>
      <div className={css.pair}>
        <ByGame records={records} />
        <Against records={records} />
      </div>
    </>
  )
}
