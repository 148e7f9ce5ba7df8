/** A table of the court: who sits there, and the way to it. */
import type { TableRow } from '@durbar/protocol/court/told'
import { Icon, icons, useLanguage } from '@durbar/table'
import { Link } from 'wouter'
import { useSettingsSaid } from '../court/settings-said.ts'
import { boxOf } from '../games.ts'
import { useHallWords } from '../i18n/hall.ts'
import { BoxPicture } from '../shell/box.tsx'
import { buttonClass } from '../shell/button.tsx'
import css from './hall-row.module.css'
import { RowSeats } from './row-seats.tsx'

/** So many sit at a table of the hall, unless somebody wanted it otherwise. */
const USUAL_SEATS = 3

export function HallRow({ row, watch, gone }: { row: TableRow; watch?: boolean; gone?: boolean }) {
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
