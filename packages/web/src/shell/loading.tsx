import { Mark } from '@durbar/table'
import { useTranslation } from 'react-i18next'
import css from './shell.module.css'

export function Loading() {
  const { t } = useTranslation()
  return (
    <main className={css.loading} aria-busy="true">
      <Mark className={css.loadingMark} />
      <h1 className="sr-only">Durbar</h1>
      <p role="status">{t('table.loading')}</p>
    </main>
  )
}
