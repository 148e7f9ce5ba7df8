/** Numbered stars above the curve where most changed; on a phone their sentences stand below it. */
import { useReviewWords } from '../i18n/review.ts'
import { StarSign } from '../records/star-sign.tsx'
import css from './curve.module.css'
import { apart, type Scale } from './curve.ts'
import { type ReviewSeen, turningOf } from './seen.ts'

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
