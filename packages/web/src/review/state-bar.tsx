/** How far the judge is, and what can be done about it. */

import { useReviewWords } from '../i18n/review.ts'
import type { Judging } from '../match/judge.ts'
import { Button } from '../shell/button.tsx'
import css from './review.module.css'

interface BarProps {
  readonly judging: Judging & { begin(): void; pause(): void }
  readonly total: number
}

/** Seconds that are left if it goes on as it went; null: too early to say. */
export function secondsLeft(since: Judging['since'], share: number, now: number): number | null {
  if (!since || share - since.share < 0.02) return null
  return Math.max(1, Math.round(((now - since.at) / 1000) * ((1 - share) / (share - since.share))))
}

function useLeft({ since, picture, phase }: Judging): string {
  const { t } = useReviewWords()
  if (phase === 'waiting') return t('waiting')
  const seconds = secondsLeft(since, picture?.share ?? 0, Date.now())
  if (seconds === null) return t('begun')
  return seconds < 90 ? t('left', { count: seconds }) : t('leftMinutes', { count: Math.round(seconds / 60) })
}

export function StateBar({ judging, total }: BarProps) {
  const { t } = useReviewWords()
  const { phase, ply, picture, begin, pause } = judging
  const left = useLeft(judging)
  if (phase === 'done' || phase === 'opening' || phase === 'ready') return null
  const running = phase === 'judging' || phase === 'waiting'
  const n = ply
  return (
    <div className={css.state} data-judging={phase} role="status">
      <span>
        <b>
          {running
            ? t('looking', { n, total })
            : phase === 'failed'
              ? t('failed', { n })
              : t('paused', { n, total })}
        </b>
        {running ? <em>{left}</em> : null}
      </span>
      <progress max={1} value={picture?.share ?? 0} aria-label={t('slider')} />
      <Button onClick={running ? pause : begin}>
        {t(running ? 'pause' : phase === 'failed' ? 'again' : 'goOn')}
      </Button>
    </div>
  )
}
