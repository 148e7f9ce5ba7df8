/** On the edge of the leaf where one acts: it is your turn, and so much time is left. */

import { useHallWords } from '../i18n/hall.ts'
import { Clock } from './clock.tsx'
import css from './court.module.css'
import type { CourtTable } from './court-table.ts'

export function TurnFlag({ table, seat }: { table: CourtTable; seat: number }) {
  const { t } = useHallWords()
  return (
    <p className={css.flag} role="alert">
      <b>{t('hall.yourTurn')}</b>
      <Clock table={table} seat={seat} />
    </p>
  )
}
