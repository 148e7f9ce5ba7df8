/** Where it was won. Nobody has judged this game yet. */
import { Corners } from '@durbar/table'
import { useRecordWords } from '../i18n/records.ts'
import type { ViewProps } from '../records/result-view.tsx'
import shell from '../shell/shell.module.css'

export default function ReviewView({ tabs }: ViewProps) {
  const { t } = useRecordWords()
  return (
    <>
      {tabs}
      <main id="main" className={shell.page}>
        <Corners />
        <h2>{t('views.review')}</h2>
        <p>{t('review.none')}</p>
      </main>
    </>
  )
}
