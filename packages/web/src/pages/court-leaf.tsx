/** The right leaf of the album: the court. It loads by itself and may fail without touching the left one. */
import type { Hall } from '@durbar/protocol/court/frames'
import type { TableRow } from '@durbar/protocol/court/told'
import { dated } from '@durbar/room'
import { Corners, counting, Icon, icons, PanelHead, useLanguage } from '@durbar/table'
import { Link } from 'wouter'
import { useCalmRows } from '../court/calm-rows.ts'
import { keptDevice } from '../court/device.ts'
import { useSettingsSaid } from '../court/settings-said.ts'
import { useHall } from '../court/use-hall.ts'
import { dateSaid, nearDay } from '../days.ts'
import { boxOf } from '../games.ts'
import { useHallWords } from '../i18n/hall.ts'
import { BoxPicture } from '../shell/box.tsx'
import { Button, buttonClass } from '../shell/button.tsx'
import css from './court-leaf.module.css'
import { EnterForm } from './enter-form.tsx'
import { OpenTableButton } from './open-table.tsx'
import { RowSeats } from './row-seats.tsx'
import { TellMe } from './tell-me.tsx'

const MOST_NAMED = 2
/** So many sit at a table of the hall, unless somebody wanted it otherwise. */
const USUAL_SEATS = 3
function Row({ row, watch, gone }: { row: TableRow; watch?: boolean; gone?: boolean }) {
  const { t } = useHallWords()
  const language = useLanguage()
  const { id, arrangement, host, free } = row
  const title = boxOf(arrangement.game)?.title[language] ?? arrangement.game
  const said = useSettingsSaid(arrangement, row.seats.length)
  const bots = row.seats.filter(({ kind }) => kind === 'bot').length
  const about = [
    ...(host ? [t('hall.host', { name: host })] : []),
    ...(row.seats.length === USUAL_SEATS ? [] : [said.setting('seats')]),
    ...(bots > 0 ? [t('hall.bots', { count: bots })] : []),
    ...said.unusualOptions,
  ]
  return (
    <li className={css.row} data-gone={gone || undefined}>
      <BoxPicture id={arrangement.game} className={css.picture} />
      <div className={css.about}>
        <h3>{title}</h3>
        <p>{about.join(' · ')}</p>
        <p className={css.pace}>
          <Icon d={icons.hourglass} />
          {said.setting('pace')}
        </p>
      </div>
      <p className={css.seated}>
        <RowSeats row={row} presence />
        {free > 0 && !watch ? <span className={css.left}>{t('hall.left', { count: free })}</span> : null}
      </p>
      {gone ? (
        <span className={css.taken}>{t('hall.taken')}</span>
      ) : (
        <Link
          href={watch ? `/t/${id}` : `/t/${id}?sit`}
          className={buttonClass('alt')}
          aria-label={t(watch ? 'hall.watchAt' : 'hall.joinAt', { title })}
        >
          {t(watch ? 'hall.watch' : 'hall.join')}
        </Link>
      )}
    </li>
  )
}

function useCount(hall: Hall): string {
  const { t } = useHallWords()
  const language = useLanguage()
  const { list } = counting(language)
  const { playing, lastPlayed } = hall
  if (playing === 0) {
    if (lastPlayed === null) return t('hall.quiet')
    const now = Date.now()
    const day = nearDay(language, lastPlayed, now)
    return day === null
      ? t('hall.lastPlayed', { date: dateSaid(language, lastPlayed, now) })
      : t('hall.lastPlayedAt', { day, time: dated(language, lastPlayed, { timeStyle: 'short' }) })
  }
  const names = hall.players.flatMap(({ name }) => name ?? [])
  return playing <= MOST_NAMED && names.length === playing
    ? t(playing === 1 ? 'hall.namedOne' : 'hall.namedMany', { names: list(names) })
    : t('hall.playing', { people: playing, count: hall.running.length })
}

/** The hall is told to everybody alike: which tables are one's own, the device knows. */
const isOthers = ({ seats }: TableRow): boolean => {
  const me = keptDevice()?.person
  return !seats.some((seat) => seat.kind === 'person' && seat.person === me)
}

function Tables({ hall }: { hall: Hall }) {
  const { t } = useHallWords()
  const { rows: open, sweep } = useCalmRows(hall.open.filter(isOthers))
  const running = hall.running.filter((row) => isOthers(row) && row.arrangement.spectators)
  return (
    <>
      <p className={css.count} data-somebody={hall.playing > 0 || undefined}>
        {useCount(hall)}
      </p>
      {open.length > 0 ? (
        <>
          <PanelHead note={t('hall.noAccount')}>{t('hall.open')}</PanelHead>
          <ul onPointerLeave={sweep}>
            {open.map(({ row, gone }) => (
              <Row key={row.id} row={row} gone={gone} />
            ))}
          </ul>
        </>
      ) : (
        <div className={css.empty} data-quiet="">
          {/* A lamp, a cushion, and nobody on it; apart, because it is no code. */}
          <svg className={css.seat} aria-hidden="true">
            <use href="/empty-seat.svg#seat" />
          </svg>
          {hall.playing === 0 ? <h3>{t('hall.nobody')}</h3> : null}
          <p>{t('hall.empty')}</p>
        </div>
      )}
      {running.length > 0 ? (
        <>
          <PanelHead>{t('hall.running')}</PanelHead>
          <ul>
            {running.map((row) => (
              <Row key={row.id} row={row} watch />
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

export default function CourtLeaf() {
  const { t } = useHallWords()
  const { hall, again } = useHall()
  return (
    <section
      id="court"
      className={css.court}
      aria-label={t('hall.title')}
      data-court={typeof hall === 'string' ? hall : 'open'}
    >
      <Corners />
      <h2 className={css.title}>{t('hall.title')}</h2>
      {hall === 'loading' ? (
        <div className={css.shapes} role="status">
          <span className="sr-only">{t('hall.loading')}</span>
        </div>
      ) : hall === 'closed' ? (
        <div className={css.empty} role="status">
          <h3>{t('hall.closed')}</h3>
          <p>{t('hall.closedText')}</p>
          <Button onClick={again}>{t('hall.again')}</Button>
        </div>
      ) : (
        <Tables hall={hall} />
      )}
      <div className={css.doors}>
        {typeof hall === 'string' || hall.open.some(isOthers) ? null : <TellMe />}
        <OpenTableButton disabled={hall === 'closed'} />
        <EnterForm closed={hall === 'closed'} />
      </div>
    </section>
  )
}
