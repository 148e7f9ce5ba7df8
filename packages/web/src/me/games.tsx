/** The right leaf: what somebody's games amount to, of all or of one. */
import type { RecordRow } from '@durbar/protocol/court/people'
import { Corners, dated, useLanguage } from '@durbar/table'
import { useId, useState } from 'react'
import { boxOf } from '../games.ts'
import { useMyWords } from '../i18n/me.ts'
import { BoxPicture } from '../shell/box.tsx'
import { Finished } from './finished.tsx'
import css from './games.module.css'
import { JudgedPlots } from './judged-plots.tsx'
import leaf from './me.module.css'
import { gamesAt, together, useGamesHere, type Where } from './own-games.ts'
import { Plots } from './plots.tsx'
import { ENOUGH, gamesOf, summaryOf } from './statistics.ts'

function Filter(props: { games: readonly string[]; chosen: string; onChoose: (game: string) => void }) {
  const { games, chosen, onChoose } = props
  const { t } = useMyWords()
  const language = useLanguage()
  const id = useId()
  return (
    <fieldset className={css.filter}>
      <legend className="sr-only">{t('games.which')}</legend>
      {['', ...games].map((game) => (
        <label key={game} data-on={game === chosen || undefined} title={boxOf(game)?.title[language]}>
          <input
            type="radio"
            className="sr-only"
            name={id}
            checked={game === chosen}
            onChange={() => onChoose(game)}
          />
          {game ? (
            <>
              <BoxPicture id={game} />
              <span className="sr-only">{boxOf(game)?.title[language] ?? game}</span>
            </>
          ) : (
            t('games.all')
          )}
        </label>
      ))}
    </fieldset>
  )
}

/** Both are counted, and told apart. */
function Places({ chosen, onChoose }: { chosen: Where; onChoose: (where: Where) => void }) {
  const { t } = useMyWords()
  const id = useId()
  return (
    <fieldset className={css.filter}>
      <legend className="sr-only">{t('games.where')}</legend>
      {(['all', 'court', 'here'] as const).map((where) => (
        <label key={where} data-on={where === chosen || undefined}>
          <input
            type="radio"
            className="sr-only"
            name={id}
            checked={where === chosen}
            onChange={() => onChoose(where)}
          />
          {t(`games.at.${where}`)}
        </label>
      ))}
    </fieldset>
  )
}

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

function Numbers({ records }: { records: readonly RecordRow[] }) {
  const { t } = useMyWords()
  const language = useLanguage()
  const { games, since, wins, meanPlace, run } = summaryOf(records)
  const month = (at: number) => dated(language, at, { month: 'long' })
  const nth = t('games.nth', { returnObjects: true })[wins > 0 ? Math.round(games / wins) : 0]
  const place = new Intl.NumberFormat(language, TENTHS).format(meanPlace)
  const numbers = [
    [games, t('games.played', { count: games, when: month(since) })],
    [wins, t('games.wins', { count: wins }) + (nth ? t('games.oneIn', { nth }) : '')],
    [place, t('games.mean')],
    [run.wins, t('games.run', { count: run.wins, when: month(run.ended) })],
  ]
  return (
    <dl className={css.numbers}>
      {numbers.map(([figure, says], n) => (
        <div key={n}>
          <dt>{says}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Games({ records: court }: { records: readonly RecordRow[] }) {
  const { t } = useMyWords()
  const here = useGamesHere()
  const [where, setWhere] = useState<Where>('all')
  const isMixed = court.length > 0 && here.length > 0
  const all = together(court, here)
  const records = isMixed ? gamesAt(all, where) : all
  const [chosen, setChosen] = useState('')
  const [now] = useState(Date.now)
  const games = gamesOf(records).map(({ game }) => game)
  const shown = games.includes(chosen) ? records.filter(({ game }) => game === chosen) : records
  return (
    <section className={`${leaf.leaf} ${css.games}`} aria-labelledby="my-games" data-games={shown.length}>
      <Corners />
      <div className={css.head}>
        <h2 id="my-games">{t('games.title')}</h2>
        {isMixed ? <Places chosen={where} onChoose={setWhere} /> : null}
        {games.length > 1 ? <Filter games={games} chosen={chosen} onChoose={setChosen} /> : null}
      </div>
      {records.length === 0 ? (
        <p className={css.none}>{t('games.none')}</p>
      ) : (
        <>
          <Numbers records={shown} />
          {shown.length < ENOUGH ? (
            <p className={css.none}>{t('games.more')}</p>
          ) : (
            <Plots records={shown} now={now} />
          )}
          <Finished key={`${where} ${chosen}`} records={shown} now={now} />
          {shown.length < ENOUGH ? null : <JudgedPlots records={shown} />}
          {here.length > 0 ? <p className={css.none}>{t('games.hereNote')}</p> : null}
        </>
      )}
    </section>
  )
}
