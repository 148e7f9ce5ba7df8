/** The tables at court where one sits, on every device of a person: those that wait for one first. */
import type { TableRow } from '@durbar/protocol/court/told'
import { PanelHead, useLanguage } from '@durbar/table'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { api } from '../court/api.ts'
import { connection } from '../court/court.ts'
import { keptDevice } from '../court/device.ts'
import { useCourtWords, usePaceSaid } from '../court/wording.ts'
import { boxOf } from '../games.ts'
import { BoxPicture } from '../shell/box.tsx'
import { buttonClass } from '../shell/button.tsx'
import css from './court-leaf.module.css'
import { RowSeats } from './row-seats.tsx'

const PRESSING = { live: 0, slow: 1, none: 2 } as const
const rank = ({ yourTurn, arrangement }: TableRow): number =>
  (yourTurn ? 0 : 3) + PRESSING[arrangement.pace.kind]

function useOwnTables(): readonly TableRow[] {
  const [rows, setRows] = useState<readonly TableRow[]>([])
  useEffect(() => {
    if (!keptDevice()) return
    let gone = false
    void api.tables().then((reply) => {
      if (!gone && reply.ok) setRows(reply.value.tables)
    })
    const deaf = connection.hear((frame) => {
      if (frame.type !== 'yours') return
      setRows((now) => [...now.filter(({ id }) => id !== frame.table.id), frame.table])
    })
    return () => {
      gone = true
      deaf()
    }
  }, [])
  return rows
    .filter(({ phase }) => phase !== 'over' && phase !== 'closed')
    .sort((a, b) => rank(a) - rank(b) || b.updated - a.updated)
}

export function OwnTables() {
  const { t } = useCourtWords()
  const language = useLanguage()
  const pace = usePaceSaid()
  const rows = useOwnTables()
  if (rows.length === 0) return null
  return (
    <>
      <PanelHead>{t('hall.yours')}</PanelHead>
      <ul data-own-tables="">
        {rows.map((row, i) => {
          const { id, arrangement, yourTurn, phase } = row
          const title = boxOf(arrangement.game)?.title[language] ?? arrangement.game
          const state = yourTurn ? 'hall.yourTurn' : phase === 'playing' ? 'hall.others' : 'hall.laying'
          return (
            <li key={id} className={css.row}>
              <BoxPicture id={arrangement.game} className={css.picture} />
              <div className={css.about}>
                <h3>{title}</h3>
                <p>
                  {t(state)} · {pace(arrangement.pace)}
                </p>
                <p className={css.seated}>
                  <RowSeats row={row} />
                </p>
              </div>
              <Link
                href={`/t/${id}`}
                className={buttonClass(i === 0 && yourTurn ? 'go' : 'alt')}
                aria-label={t('hall.lookAt', { title })}
              >
                {t(yourTurn ? 'hall.toTable' : 'hall.look')}
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}
