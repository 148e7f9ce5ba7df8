import { levels } from 'virtual:catalogue'
import type { SeatPlan } from '@durbar/protocol/messages'
import { useLanguage } from '@durbar/table'
import { useTranslation } from 'react-i18next'
import { levelOf } from '../seat-names.ts'
import css from './level-mark.module.css'

const STEP = 11

/** How well a bot plays: so many of six lozenges. Nothing for persons. */
export function LevelMark({ plan }: { plan: SeatPlan }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const level = levelOf(plan)
  if (level === null) return null
  const said = t('level', { level, of: levels.length, name: levels[level - 1]![language].name })
  return (
    <svg
      className={css.level}
      viewBox={`0 0 ${levels.length * STEP} 12`}
      role="img"
      aria-label={said}
      data-level={level}
    >
      <title>{said}</title>
      {levels.map(({ id }, i) => (
        <path key={id} d={`M${i * STEP + 5.5} 1l4.5 5-4.5 5-4.5-5Z`} data-full={i < level || undefined} />
      ))}
    </svg>
  )
}
