/** "Show me": one decision on the table, both lines drawn, and what they lead to. */
import { Leaf } from '@durbar/table'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useReviewWords } from '../i18n/review.ts'
import { FIELD } from '../replay/use-replay-keys.ts'
import { Button } from '../shell/button.tsx'
import { Loading } from '../shell/loading.tsx'
import type { Judgement } from './asked.ts'
import css from './moment.module.css'
import { MomentPanel } from './moment-panel.tsx'
import { MomentRings, type Shown } from './moment-rings.tsx'
import { MomentTable } from './moment-table.tsx'
import type { ReviewSeen } from './seen.ts'
import { useFollowed } from './use-followed.ts'
import type { JudgeAtWork } from './use-judging.ts'
import { useOutlooks } from './use-outlooks.ts'
import { useViews } from './use-views.ts'
import { verdictOf } from './verdict.ts'

interface MomentProps {
  readonly seen: ReviewSeen
  readonly judgement: Judgement
  readonly explain: JudgeAtWork['explain']
  /** Where the arrow keys lead. */
  readonly moments: readonly number[]
  readonly tryIt: ReactNode
  onBack(): void
}

const SHOWN: readonly Shown[] = ['both', 'played', 'preferred']

/** The step of the preferred line that lies on the table; null: the decision itself. */
function useSteps(length: number, ply: number) {
  const [step, setStep] = useState<number | null>(null)
  useEffect(() => setStep(null), [ply])
  const on = useCallback(() => setStep((n) => (n === null ? 0 : n + 1 >= length ? null : n + 1)), [length])
  const back = useCallback(() => setStep((n) => (n === null || n === 0 ? null : n - 1)), [])
  return { step, on, back }
}

export function Moment(props: MomentProps) {
  const { seen, judgement, explain, moments, tryIt, onBack } = props
  const { t } = useReviewWords()
  const { at } = seen
  const { ply, seat } = judgement
  const [shown, setShown] = useState<Shown>('both')
  const before = useViews(at.reader, [{ ply, seat }])(ply, seat)
  const outlooks = useOutlooks(judgement, at.found.row.id, explain)
  const followed = useFollowed(at.reader, ply, seat)
  const line = outlooks?.preferred.line ?? []
  const { step, on, back } = useSteps(line.length, ply)
  const view = step === null ? before : (line[step]?.view ?? before)
  const go = useCallback(
    (way: 1 | -1) => {
      const to = way === 1 ? moments.find((each) => each > ply) : moments.findLast((each) => each < ply)
      if (to !== undefined) at.cursor.go(to)
    },
    [moments, ply, at.cursor],
  )
  useMomentKeys({
    go,
    on,
    back,
    onBack,
    turn: (way) => setShown((now) => SHOWN[(SHOWN.indexOf(now) + way + 3) % 3]!),
  })
  if (before === null) return <Loading />
  const differ = verdictOf(judgement) === 'cost' || verdictOf(judgement) === 'close'
  const n = moments.indexOf(ply)
  return (
    <div className={css.moment} data-moment={ply}>
      <main id="main" className={css.left}>
        <MomentTable at={at} view={view}>
          {step === null ? <MomentRings judgement={judgement} shown={shown} scene={view} /> : null}
        </MomentTable>
        <div className={css.tools}>
          {differ ? (
            <fieldset className={css.switch}>
              <legend className="sr-only">{t('moment.which')}</legend>
              {SHOWN.map((each) => (
                <button key={each} type="button" aria-pressed={shown === each} onClick={() => setShown(each)}>
                  {t(`moment.${each}`)}
                </button>
              ))}
            </fieldset>
          ) : null}
          <span className={css.key}>
            <i data-line="played" /> {t('playedTag')}
            {differ ? (
              <>
                <i data-line="preferred" /> {t('preferredTag')}
              </>
            ) : null}
          </span>
          {line.length > 0 ? (
            <Button onClick={on} data-step={step ?? ''}>
              {step === null ? t('moment.step') : t('moment.stepOf', { n: step + 1, total: line.length })}
            </Button>
          ) : null}
        </div>
      </main>
      <aside className={css.right} aria-label={t('show')}>
        <Leaf className={css.panel}>
          <nav className={css.nav}>
            <Button onClick={onBack}>{t('moment.back')}</Button>
            {n >= 0 ? (
              <span>
                <button type="button" aria-label={t('before')} onClick={() => go(-1)} data-way="back">
                  ▸
                </button>
                {t('moment.nth', { n: n + 1, total: moments.length })}
                <button type="button" aria-label={t('after')} onClick={() => go(1)}>
                  ▸
                </button>
              </span>
            ) : null}
          </nav>
          <MomentPanel
            seen={seen}
            judgement={judgement}
            outlooks={outlooks}
            view={before}
            followed={followed}
            step={step}
          />
        </Leaf>
        {tryIt}
      </aside>
    </div>
  )
}

interface Keys {
  go(way: 1 | -1): void
  on(): void
  back(): void
  turn(way: 1 | -1): void
  onBack(): void
}

function useMomentKeys({ go, on, back, turn, onBack }: Keys): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, defaultPrevented, ctrlKey, metaKey, altKey, key, shiftKey } = event
      if (defaultPrevented || ctrlKey || metaKey || altKey) return
      if (target instanceof Element && target.closest(FIELD)) return
      const acts: Readonly<Record<string, () => void>> = {
        ArrowLeft: () => (shiftKey ? back() : go(-1)),
        ArrowRight: () => (shiftKey ? on() : go(1)),
        ArrowUp: () => turn(-1),
        ArrowDown: () => turn(1),
        Escape: onBack,
      }
      const act = Object.hasOwn(acts, key) ? acts[key] : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  })
}
