/** The bar above a record, with its three views. On a phone they are the tabs below. */

import { dated, useLanguage } from '@durbar/table'
import { boxOf } from '../games.ts'
import { useRecordWords } from '../i18n/records.ts'
import { useOutcome } from '../outcome.ts'
import { useSeatNames } from '../seat-names.ts'
import { TopBar } from '../shell/top-bar.tsx'
import type { Found } from './finding.ts'
import type { View } from './open-record.tsx'
import css from './record-tabs.module.css'
import { useFileEntries } from './use-file-entries.ts'

const VIEWS = ['result', 'replay', 'review'] as const

interface TabsProps {
  readonly found: Found
  readonly veiled: boolean
  readonly view: View
  onView(view: View): void
}

export function RecordTabs({ found, veiled, view, onView }: TabsProps) {
  const { t } = useRecordWords()
  const language = useLanguage()
  const { row, record } = found
  const outcome = useOutcome(record.result, row.seats, useSeatNames(row.seats))
  const day = dated(language, row.played, { day: 'numeric', month: 'long', year: 'numeric' })
  const said = veiled || !outcome ? '' : ` · ${outcome.said}, ${outcome.score}`
  const entries = useFileEntries(found)
  return (
    <TopBar
      compact
      title={boxOf(record.game)?.title[language] ?? record.game}
      subtitle={`${day}${said}`}
      entries={entries}
      always={
        <nav className={css.views} aria-label={t('views.label')}>
          {VIEWS.map((each) => (
            <button
              key={each}
              type="button"
              aria-current={view === each ? 'page' : undefined}
              onClick={() => onView(each)}
            >
              {t(`views.${each}`)}
            </button>
          ))}
        </nav>
      }
    />
  )
}
