/** Presence is a shape, then a colour: full, half, a broken ring. */

import { useHallWords } from '../i18n/hall.ts'
import css from './court.module.css'
import type { Presence } from './court-table.ts'

export function PresenceDot({ state }: { state: Presence['state'] }) {
  const { t } = useHallWords()
  return (
    <span className={css.dot}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        {state === 'gone' ? (
          <circle
            cx="6"
            cy="6"
            r="4.5"
            fill="var(--leaf)"
            stroke="var(--madder)"
            strokeWidth="1.6"
            strokeDasharray="2.4 2.4"
          />
        ) : (
          <>
            <circle
              cx="6"
              cy="6"
              r="5"
              fill={state === 'here' ? 'currentColor' : 'var(--leaf)'}
              stroke="currentColor"
              strokeWidth="1.4"
            />
            {state === 'away' ? <path d="M6 1a5 5 0 0 1 0 10Z" fill="currentColor" /> : null}
          </>
        )}
      </svg>
      <span className="sr-only">{t(`there.${state}`)}</span>
    </span>
  )
}
