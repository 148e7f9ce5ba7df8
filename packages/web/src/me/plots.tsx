/** How somebody plays, as pictures: places, points, weeks, games, and against whom. */
import { levels } from 'virtual:catalogue'
import type { RecordRow } from '@durbar/protocol/court/people'
import { counting, dated, EMBLEMS, EmblemSample, useLanguage } from '@durbar/table'
import { boxOf } from '../games.ts'
import { useMyWords } from '../i18n/me.ts'
import { ButtonSign } from '../shell/signs.tsx'
import { Bars, Steps } from './drawings.tsx'
import { Figures } from './figures.tsx'
import { Key, Plot } from './plot.tsx'
import css from './plots.module.css'
import { gamesOf, placesOf, pointsOf, rivalsOf, spreadOf, weeksOf } from './statistics.ts'

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

function PointsOf({ records }: { records: readonly RecordRow[] }) {
  const { t } = useMyWords()
  const language = useLanguage()
  const { number } = counting(language)
  const points = pointsOf(records)
  if (!points || points.games.length < 2) return null
  const { from, step, counts } = spreadOf(points)
  const edge = (n: number) => number(from + n * step)
  const steps = counts.map((_, n) =>
    step === 1 ? edge(n) : t('games.fromTo', { from: edge(n), to: number(from + (n + 1) * step - 1) }),
  )
  return (
    <Plot
      title={t('games.points', { title: boxOf(points.game)?.title[language] ?? points.game })}
      note={t('games.meanPoints', { points: number(Math.round(points.mean)) })}
      columns={[t('games.pointsWord'), t('games.count')]}
      rows={counts.map((games, n) => [steps[n]!, games])}
    >
      <Steps
        counts={counts}
        edges={[...counts, 0].map((_, n) => edge(n))}
        mark={(points.mean - from) / step}
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
          <span className={css.said}>
            <Figures said={t('games.of', { won, games: all })} />
          </span>
        </div>
      ))}
      <Key first={t('games.won')} second={t('games.notWon')} />
    </Plot>
  )
}

function Rival({ bot, emblem, colour }: { bot: boolean; emblem?: number; colour?: number }) {
  if (bot || emblem === undefined || !EMBLEMS[emblem])
    return <i className={css.nobody}>{bot ? <ButtonSign of="bot" /> : null}</i>
  return <EmblemSample emblem={emblem} colour={colour ?? emblem} size={26} />
}

function Against({ records }: { records: readonly RecordRow[] }) {
  const { t } = useMyWords()
  const language = useLanguage()
  const rivals = rivalsOf(records).map((rival) => {
    const level = levels.find(({ id }) => id === rival.bot)
    return { ...rival, called: level ? t('games.botOf', { level: level[language].name }) : rival.name }
  })
  if (rivals.length === 0) return null
  return (
    <Plot
      title={t('games.against')}
      note={t('games.againstNote')}
      columns={[t('games.who'), t('games.ahead'), t('games.behind')]}
      rows={rivals.map(({ called, ahead, behind }) => [called, ahead, behind])}
    >
      {rivals.map(({ called, bot, seat, ahead, behind }) => (
        <div key={`${bot} ${called}`} className={css.share}>
          <span className={css.rival}>
            <Rival bot={bot !== null} emblem={seat.emblem} colour={seat.colour} />
            {called}
          </span>
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
        <PointsOf records={records} />
        <Weeks records={records} now={now} />
      </div>
      <div className={css.pair}>
        <ByGame records={records} />
        <Against records={records} />
      </div>
    </>
  )
}
