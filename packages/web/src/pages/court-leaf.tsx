/** The right leaf of the album: the court. It loads by itself and may fail without touching the left one. */
import type { Hall } from '@durbar/protocol/court/frames'
import type { TableRow } from '@durbar/protocol/court/told'
import { dated } from '@durbar/room'
import { Corners, counting, PanelHead, useLanguage } from '@durbar/table'
import { useCalmRows } from '../court/calm-rows.ts'
import { keptDevice } from '../court/device.ts'
import { useHall } from '../court/use-hall.ts'
import { dateSaid, nearDay } from '../days.ts'
import { useHallWords } from '../i18n/hall.ts'
import { Button } from '../shell/button.tsx'
import css from './court-leaf.module.css'
import { EnterForm } from './enter-form.tsx'
import { HallRow } from './hall-row.tsx'
import { OpenTableButton } from './open-table.tsx'
import { TellMe } from './tell-me.tsx'

const MOST_NAMED = 2

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
              <HallRow key={row.id} row={row} gone={gone} />
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
              <HallRow key={row.id} row={row} watch />
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
