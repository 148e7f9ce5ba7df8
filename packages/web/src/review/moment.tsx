/** "Show me": one decision on the table, both lines drawn, and what they lead to. */
import { Leaf } from '@durbar/table'
import { useCallback, useMemo, useState } from 'react'
import { useReviewWords } from '../i18n/review.ts'
import { DeskSign } from '../replay/desk.tsx'
import { LinkSign, ShareSheet } from '../replay/share.tsx'
import { Button } from '../shell/button.tsx'
import { Loading } from '../shell/loading.tsx'
import { OneOf } from '../shell/one-of.tsx'
import type { Judgement } from './asked.ts'
import css from './moment.module.css'
import { MomentPanel } from './moment-panel.tsx'
import { MomentRings, type Shown } from './moment-rings.tsx'
import { MomentTable } from './moment-table.tsx'
import type { ReviewSeen } from './seen.ts'
import { TryIt } from './try-it.tsx'
import { useFollowed } from './use-followed.ts'
import type { JudgeAtWork } from './use-judging.ts'
import { useMomentKeys } from './use-moment-keys.ts'
import { useOutlooks } from './use-outlooks.ts'
import { usePlayOn } from './use-play-on.ts'
import { type Steps, useSteps } from './use-steps.ts'
import { useViews } from './use-views.ts'
import { verdictOf } from './verdict.ts'

interface MomentProps {
  readonly seen: ReviewSeen
  readonly judgement: Judgement
  readonly explain: JudgeAtWork['explain']
  /** Where the arrow keys lead. */
  readonly moments: readonly number[]
  onBack(): void
}

const SHOWN: readonly Shown[] = ['both', 'played', 'preferred']

interface ToolsProps {
  /** Another move was preferred. */
  readonly differ: boolean
  readonly shown: Shown
  readonly steps: Steps
  readonly length: number
  onShown(shown: Shown): void
  onShare(): void
}

function Tools({ differ, shown, steps: { step, on }, length, onShown, onShare }: ToolsProps) {
  const { t } = useReviewWords()
  return (
    <section className={css.tools} aria-label={t('moment.which')}>
      {differ ? (
        <OneOf
          label={t('moment.which')}
          value={shown}
          choices={SHOWN.map((each) => [each, t(`moment.${each}`)] as const)}
          className={css.which}
          onChoose={onShown}
        />
      ) : null}
      <span className={css.key}>
        <i data-line="played" /> {t('playedTag')}
        {differ ? (
          <>
            <i data-line="preferred" /> {t('preferredTag')}
          </>
        ) : null}
      </span>
      {length > 0 ? (
        <Button onClick={on} data-step={step ?? ''}>
          <DeskSign sign="on" />
          {step === null ? t('moment.step') : t('moment.stepOf', { n: step + 1, total: length })}
        </Button>
      ) : null}
      <Button onClick={onShare} data-share="" aria-haspopup="dialog">
        <LinkSign />
        {t('moment.share')}
      </Button>
    </section>
  )
}

export function Moment({ seen, judgement, explain, moments, onBack }: MomentProps) {
  const { t } = useReviewWords()
  const { at } = seen
  const { cursor } = at
  const { ply, seat } = judgement
  const [shown, setShown] = useState<Shown>('both')
  const [sharing, setSharing] = useState(false)
  const before = useViews(at.reader, [{ ply, seat }])(ply, seat)
  const outlooks = useOutlooks(judgement, at.found.row.id, explain)
  const followed = useFollowed(at.reader, ply, seat)
  const line = outlooks?.preferred.line ?? []
  const steps = useSteps(line.length, ply)
  const playOn = usePlayOn(at, ply, seat)
  const { step, on, back, play: playLine } = steps
  const view = step === null ? before : (line[step]?.view ?? before)
  const go = useCallback(
    (way: 1 | -1) => {
      const to = way === 1 ? moments.find((each) => each > ply) : moments.findLast((each) => each < ply)
      if (to !== undefined) cursor.go(to)
    },
    [moments, ply, cursor],
  )
  const doors = useMemo(
    () => ({
      ...{ go, on, back, playLine },
      turn: (way: 1 | -1) => setShown((now) => SHOWN[(SHOWN.indexOf(now) + way + 3) % 3]!),
      share: () => setSharing(true),
      playOn: playOn.play,
      leave: onBack,
    }),
    [go, on, back, playLine, playOn.play, onBack],
  )
  useMomentKeys(doors)
  if (before === null) return <Loading />
  const differ = verdictOf(judgement) === 'cost' || verdictOf(judgement) === 'close'
  return (
    <div className={css.moment} data-moment={ply}>
      <div className={css.left}>
        <MomentTable at={at} view={view}>
          {step === null ? <MomentRings judgement={judgement} shown={shown} scene={view} /> : null}
        </MomentTable>
        <Tools
          {...{ differ, shown, steps, length: line.length }}
          onShown={setShown}
          onShare={() => setSharing(true)}
        />
      </div>
      <aside className={css.right} aria-label={t('show')}>
        <Leaf className={css.panel}>
          <MomentPanel
            {...{ seen, judgement, outlooks, followed, step, moments, go, onBack }}
            view={before}
          />
        </Leaf>
        <TryIt seen={seen} judgement={judgement} playOn={playOn} />
      </aside>
      {sharing ? <ShareSheet at={at} onClose={() => setSharing(false)} /> : null}
    </div>
  )
}
