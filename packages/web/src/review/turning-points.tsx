/** Numbered stars above the curve where most changed; on a phone their sentences stand below it. */
import { useReviewWords } from '../i18n/review.ts'
import css from './curve.module.css'
import { apart, type Scale } from './curve.ts'
import { type ReviewSeen, turningOf } from './seen.ts'

export const StarSign = ({ n }: { n: number }) => (
  <span className={css.starSign}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 0l3 3.6 4.6-.9.8 4.6L24 9.5 21.6 12 24 14.6l-3.6 2.1-.8 4.6-4.6-.9L12 24l-3-3.6-4.6.9-.8-4.6L0 14.5 2.4 12 0 9.4l3.6-2.1.8-4.6 4.6.9Z" />
    </svg>
    <b>{n}</b>
  </span>
)

interface TurningProps {
  readonly seen: ReviewSeen
  readonly scale: Scale
  readonly width: number
  readonly phone: boolean
}

export function TurningPoints({ seen, scale, width }: TurningProps) {
  const { t } = useReviewWords()
  const { cursor } = seen.at
  const turning = turningOf(seen)
  const left = apart(turning.map(scale.x), 46, [24, Math.max(24, width - 24)])
  return (
    <div className={css.stars}>
      {turning.map((ply, i) => (
        <button
          key={ply}
          type="button"
          style={{ left: left[i] }}
          aria-label={t('turning', { n: i + 1, move: ply })}
          aria-current={cursor.ply === ply || undefined}
          data-star={ply}
          onClick={() => cursor.go(ply)}
        >
          <StarSign n={i + 1} />
        </button>
      ))}
    </div>
  )
}
