/** On a phone the court lies below the shelf: one line above says who is there, and leads down. */
import { useHall } from '../court/use-hall.ts'
import { useHallWords } from '../i18n/hall.ts'
import css from './court-leaf.module.css'

export default function CourtLine() {
  const { t } = useHallWords()
  const { hall } = useHall()
  if (typeof hall === 'string') return null
  return (
    <a className={css.jump} href="#court" data-somebody={hall.here > 0 || undefined}>
      {t('hall.here', { count: hall.here })}, {t('hall.openCount', { count: hall.open.length })}
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m5 8 7 7 7-7" fill="none" stroke="currentColor" strokeWidth="2.4" />
      </svg>
    </a>
  )
}
