/** The right leaf of the album: the court. It loads by itself and may fail without touching the left one. */
import type { Hall } from '@durbar/protocol/court/frames'
import type { TableRow } from '@durbar/protocol/court/told'
import { dated } from '@durbar/room'
import { Corners, counting, Icon, icons, PanelHead, useLanguage } from '@durbar/table'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { useSettingsSaid } from '../court/settings-said.ts'
import { useHall } from '../court/use-hall.ts'
import { useCourtWords } from '../court/wording.ts'
import { boxOf } from '../games.ts'
import { BoxPicture } from '../shell/box.tsx'
import { Button, buttonClass } from '../shell/button.tsx'
import css from './court-leaf.module.css'
import { EnterForm } from './enter-form.tsx'
import { OpenTableButton } from './open-table.tsx'
import { RowSeats } from './row-seats.tsx'

const MOST_NAMED = 2
/** Cusped, as the doors of the house are. */
const ARCH =
  'M16 124V62c0-10 6-8 6-16s8-4 10-12 9-2 13-9 10 0 16-5 12 3 19-8c7 11 12 3 19 8s11-2 16 5 11 1 13 9 10 4 10 12 6 6 6 16v62Z'

function Row({ row, watch }: { row: TableRow; watch?: boolean }) {
  const { t } = useCourtWords()
  const language = useLanguage()
  const { id, arrangement, host, free } = row
  const title = boxOf(arrangement.game)?.title[language] ?? arrangement.game
  const said = useSettingsSaid(arrangement, row.seats.length)
  return (
    <li className={css.row}>
      <BoxPicture id={arrangement.game} className={css.picture} />
      <div className={css.about}>
        <h3>{title}</h3>
        <p>{[...(host ? [t('hall.host', { name: host })] : []), ...said.unusualOptions].join(' · ')}</p>
        <p className={css.pace}>
          <Icon d={icons.hourglass} />
          {said.setting('pace')}
        </p>
      </div>
      <p className={css.seated}>
        <RowSeats row={row} presence />
        {free > 0 && !watch ? <span className={css.left}>{t('hall.left', { count: free })}</span> : null}
      </p>
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
  const language = useLanguage()
  if (hall.playing === 0) {
    const { lastPlayed } = hall
    const when = lastPlayed && dated(language, lastPlayed, { dateStyle: 'medium', timeStyle: 'short' })
    return <p className={css.count}>{when ? t('hall.lastPlayed', { when }) : t('hall.quiet')}</p>
  }
  if (hall.playing <= MOST_NAMED && names.length === hall.playing)
    return (
      <p className={css.count}>
        {t(names.length === 1 ? 'hall.namedOne' : 'hall.namedMany', { names: list(names) })}
      </p>
    )
  return (
    <p className={css.count}>{t('hall.playing', { people: hall.playing, count: hall.running.length })}</p>
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
        <div className={css.empty} data-quiet="">
          <EmptySeat />
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

/** A lamp, a cushion, and nobody on it. */
function EmptySeat() {
  return (
    <svg className={css.seat} viewBox="0 0 160 130" aria-hidden="true">
      <path d={ARCH} fill="var(--sunk)" stroke="var(--gold-line)" strokeWidth="1.5" />
      <path d="M80 14v30" stroke="var(--gold-ink)" strokeWidth="1.5" />
      <path
        d="M74 44h12l7 14q-13 9-26 0Z"
        fill="var(--gold-fill)"
        stroke="var(--gold-ink)"
        strokeWidth="1.2"
      />
      <path d="M34 124q6-16 46-16t46 16Z" fill="var(--act)" stroke="var(--act-edge)" strokeWidth="1.5" />
      <path d="M4 124h152" stroke="var(--gold-line)" strokeWidth="1.5" />
    </svg>
  )
}

export default function CourtLeaf() {
  const { t } = useCourtWords()
  const { t: house } = useTranslation()
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
        <OpenTableButton disabled={hall === 'closed'} label={house('setup.title')} />
        <EnterForm closed={hall === 'closed'} />
      </div>
    </section>
  )
}
