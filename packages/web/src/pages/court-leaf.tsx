/** The right leaf of the album: the court. It loads by itself and may fail without touching the left one. */
import type { Hall } from '@durbar/protocol/court/frames'
import type { TableRow } from '@durbar/protocol/court/told'
import { Corners, counting, PanelHead, useLanguage } from '@durbar/table'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { useHall } from '../court/use-hall.ts'
import { useCourtWords, usePaceSaid } from '../court/wording.ts'
import { boxOf } from '../games.ts'
import { BoxPicture } from '../shell/box.tsx'
import { Button, buttonClass } from '../shell/button.tsx'
import css from './court-leaf.module.css'
import { EnterForm } from './enter-form.tsx'
import { OpenTableButton } from './open-table.tsx'
import { RowSeats } from './row-seats.tsx'

const MOST_NAMED = 2

function Row({ row, watch }: { row: TableRow; watch?: boolean }) {
  const { t } = useCourtWords()
  const language = useLanguage()
  const pace = usePaceSaid()
  const { id, arrangement, host, free } = row
  const title = boxOf(arrangement.game)?.title[language] ?? arrangement.game
  return (
    <li className={css.row}>
      <BoxPicture id={arrangement.game} className={css.picture} />
      <div className={css.about}>
        <h3>{title}</h3>
        {host ? <p>{t('hall.host', { name: host })}</p> : null}
        <p>{pace(arrangement.pace)}</p>
        <p className={css.seated}>
          <RowSeats row={row} />
          {free > 0 && !watch ? <span>{t('hall.left', { count: free })}</span> : null}
        </p>
      </div>
      <Link
        href={watch ? `/t/${id}` : `/t/${id}?sit`}
        className={buttonClass('alt')}
        aria-label={t(watch ? 'hall.watchAt' : 'hall.joinAt', { title })}
      >
        {t(watch ? 'hall.watch' : 'hall.join')}
      </Link>
    </li>
  )
}

function Count({ hall }: { hall: Hall }) {
  const { t } = useCourtWords()
  const { list } = counting(useLanguage())
  const names = hall.players.flatMap(({ name }) => name ?? [])
  if (hall.playing === 0) return <p className={css.count}>{t('hall.quiet')}</p>
  if (hall.playing <= MOST_NAMED && names.length === hall.playing)
    return (
      <p className={css.count}>
        {t(names.length === 1 ? 'hall.namedOne' : 'hall.namedMany', { names: list(names) })}
      </p>
    )
  return (
    <p className={css.count}>{t('hall.playing', { count: hall.playing, tables: hall.running.length })}</p>
  )
}

function Tables({ hall }: { hall: Hall }) {
  const { t } = useCourtWords()
  const open = hall.open.filter(({ yours }) => yours.length === 0)
  const running = hall.running.filter(
    ({ yours, arrangement }) => yours.length === 0 && arrangement.spectators,
  )
  return (
    <>
      <Count hall={hall} />
      {open.length > 0 ? (
        <>
          <PanelHead note={t('hall.noAccount')}>{t('hall.open')}</PanelHead>
          <ul>
            {open.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        </>
      ) : (
        <div className={css.empty}>
          {hall.here === 0 ? <h3>{t('hall.nobody')}</h3> : null}
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
  const { t } = useCourtWords()
  const { t: house } = useTranslation()
  const { hall, again } = useHall()
  return (
    <section
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
        <OpenTableButton disabled={hall === 'closed'} label={house('setup.title')} />
        <EnterForm closed={hall === 'closed'} />
      </div>
    </section>
  )
}
