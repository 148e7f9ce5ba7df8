/** The games one has finished, at court and on this device, newest first. */
import { counting, dated, type Language, PanelHead, useLanguage } from '@durbar/table'
import { useState } from 'react'
import { Link } from 'wouter'
import { dateSaid, daysBetween, nearDay } from '../days.ts'
import { boxOf } from '../games.ts'
import { useMyWords } from '../i18n/me.ts'
import { BoxPicture } from '../shell/box.tsx'
import { Button } from '../shell/button.tsx'
import { ButtonSign } from '../shell/signs.tsx'
import { Company } from './company.tsx'
import { Figures } from './figures.tsx'
import css from './games.module.css'
import type { OwnGame } from './own-games.ts'

const SHOWN = 6

/** Today, yesterday, a day of this week, a date. */
function daySaid(language: Language, at: number, now: number): string {
  const near = nearDay(language, at, now)
  if (near) return near
  return daysBetween(at, now) < 7 ? dated(language, at, { weekday: 'long' }) : dateSaid(language, at, now)
}

function Game({ record, now }: { record: OwnGame; now: number }) {
  const { t } = useMyWords()
  const language = useLanguage()
  const { list } = counting(language)
  const { table, game, ended, seats, seat, places, scores } = record
  const title = boxOf(game)?.title[language] ?? game
  const others = seats.filter((_, n) => n !== seat)
  const persons = others.flatMap(({ name, bot }) => (bot ? [] : [name || t('games.guest')]))
  const bots = others.length - persons.length
  const names = list([...persons, ...(bots > 0 ? [t('games.bots', { count: bots })] : [])])
  const place = places[seat] ?? 0
  const when = daySaid(language, ended, now)
  return (
    <li className={css.game}>
      <BoxPicture id={game} className={css.picture} />
      <div className={css.about}>
        <b>{title}</b>
        <small>
          {when}
          {record.here ? `, ${t('games.onDevice')}` : ''},{' '}
          {t(persons.length > 0 ? 'games.with' : 'games.withBots', { names })}
        </small>
      </div>
      <span className={css.place} data-won={place === 1 || undefined}>
        <span aria-hidden="true">{place}</span>
        <span className="sr-only">{t('games.placeOf', { place, of: seats.length })}</span>
      </span>
      <Company record={record} />
      <span className={css.scored}>
        <Figures said={t('games.scored', { count: scores[seat] ?? 0 })} />
      </span>
      <span className={css.doing}>
        <Link href={`/records/${table}`} aria-label={t('games.replayOf', { title, when })}>
          <ButtonSign of="replay" />
          {t('games.replay')}
        </Link>
        <Link href={`/records/${table}/0/review`} aria-label={t('games.reviewOf', { title, when })}>
          <ButtonSign of="review" />
          {t('games.review')}
        </Link>
      </span>
    </li>
  )
}

export function Finished({ records, now }: { records: readonly OwnGame[]; now: number }) {
  const { t } = useMyWords()
  const [all, setAll] = useState(false)
  return (
    <section className={css.finished}>
      <div className={css.title}>
        <PanelHead level={3}>{t('games.finished')}</PanelHead>
        {records.length > SHOWN && !all ? (
          <Button look="low" onClick={() => setAll(true)}>
            {t('games.showAll', { count: records.length })}
          </Button>
        ) : null}
      </div>
      <ul>
        {(all ? records : records.slice(0, SHOWN)).map((record) => (
          <Game key={record.table} record={record} now={now} />
        ))}
      </ul>
    </section>
  )
}
