/** For a game that nobody has drawn a table for: the list of moves is enough to play it. */
import { type AnyTable, defineTable, type TableProps, type Vocabulary } from '@durbar/table'
import { useTranslation } from 'react-i18next'
import css from './frame.module.css'

function Board(_: TableProps<unknown>) {
  const { t } = useTranslation()
  return <p className={css.plain}>{t('table.plain')}</p>
}

export const plainTable: AnyTable = defineTable<Vocabulary>({
  Board,
  plain: true,
  SeatLine: () => null,
  Score: () => null,
  figure: () => ({ value: '', name: '' }),
})
