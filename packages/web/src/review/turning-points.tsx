/** Numbered stars above the curve where most changed, each with what was done; on a phone that stands below. */
import { useReviewWords } from '../i18n/review.ts'
import { StarSign } from '../records/star-sign.tsx'
import { apart, type Scale } from './curve.ts'
import { sayMove } from './saying.ts'
import { decisionAt, type ReviewSeen, turningOf } from './seen.ts'
import css from './turning-points.module.css'
import { useViews } from './use-views.ts'

interface Turn {
  readonly ply: number
  /** "Vizier: withdraw"; empty until it is known. */
  readonly said: string
}

function useTurns(seen: ReviewSeen): readonly Turn[] {
  const { at, names } = seen
  const turning = turningOf(seen)
  const decided = turning.flatMap((ply) => decisionAt(seen, ply) ?? [])
  const view = useViews(
    at.reader,
    decided.map(({ ply, seat }) => ({ ply, seat })),
  )
  return turning.map((ply) => {
    const judgement = decisionAt(seen, ply)
    const move = judgement ? sayMove(at, judgement.played, view(ply, judgement.seat)) : ''
    return { ply, said: judgement && move ? `${names[judgement.seat]}: ${move}` : '' }
  })
}

interface TurningProps {
  readonly seen: ReviewSeen
  readonly scale: Scale
  readonly width: number
  readonly phone: boolean
}

/** Less is no sentence. */
const LEAST = 90
const STAR = 46

export function TurningPoints({ seen, scale, width, phone }: TurningProps) {
  const { t } = useReviewWords()
  const { cursor } = seen.at
  const turns = useTurns(seen)
  const left = apart(
    turns.map(({ ply }) => scale.x(ply)),
    STAR,
    [24, Math.max(24, width - 24)],
  )
  return (
    <div className={css.stars}>
      {turns.map(({ ply, said }, i) => {
        const room = (left[i + 1] ?? width + STAR / 2) - left[i]! - STAR
        return (
          <button
            key={ply}
            type="button"
            style={{ left: left[i] }}
            aria-current={cursor.ply === ply || undefined}
            title={said}
            data-star={ply}
            onClick={() => cursor.go(ply)}
          >
            <StarSign n={i + 1} />
            <span className="sr-only">{t('turning', { n: i + 1, move: ply })}</span>
            {phone || room < LEAST ? (
              <span className="sr-only">{said}</span>
            ) : (
              <em style={{ maxWidth: room }}>{said}</em>
            )}
          </button>
        )
      })}
    </div>
  )
}

export function TurningList({ seen }: { seen: ReviewSeen }) {
  const { t } = useReviewWords()
  const { cursor } = seen.at
  const turns = useTurns(seen)
  return turns.length === 0 ? null : (
    <ol className={css.turnings}>
      {turns.map(({ ply, said }, i) => (
        <li key={ply} data-now={cursor.ply === ply || undefined}>
          <button type="button" onClick={() => cursor.go(ply)}>
            <StarSign n={i + 1} />
            <span>
              <b>{t('moveN', { n: ply })}</b> {said}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
