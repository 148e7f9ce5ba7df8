/** How somebody came in: start, own decisions, those of the others, luck; hollow is lost, filled is gained. */
import { PanelHead } from '@durbar/table'
import type { ReactNode } from 'react'
import { useReviewWords } from '../i18n/review.ts'
import css from './account.module.css'
import type { Sum } from './asked.ts'
import { gained, tenths } from './figures.ts'
import { isOwn, type ReviewSeen } from './seen.ts'

const PARTS = ['own', 'others', 'luck'] as const

interface Step {
  readonly part: (typeof PARTS)[number]
  readonly from: number
  readonly to: number
}

/** Each part begins where the one before ended; the last ends at the result. */
export function stepsOf(sum: Sum): readonly Step[] {
  let at = sum.start
  return PARTS.map((part) => {
    const from = at
    at += sum[part]
    return { part, from, to: at }
  })
}

function Bars({ sum, seats, seen }: { sum: Sum; seats: number; seen: ReviewSeen }) {
  const { t } = useReviewWords()
  const { language } = seen
  const steps = stepsOf(sum)
  const all = [sum.start, sum.result, ...steps.flatMap(({ from, to }) => [from, to])]
  const most = Math.max(seats, ...all)
  const least = Math.min(1, ...all)
  // The best place is at the right: gained is forward.
  const x = (place: number) => (100 * (most - place)) / (most - least || 1)
  const ordinals = t('ordinals', { returnObjects: true })
  const rules = Array.from({ length: seats }, (_, i) => x(i + 1))
  return (
    <div className={css.account}>
      <b>{t('start')}</b>
      <Track rules={rules}>
        <i className={css.point} style={{ left: `${x(sum.start)}%` }} />
      </Track>
      <b className={css.figure}>{tenths(language, sum.start)}</b>
      {steps.map(({ part, from, to }) => (
        <Step
          key={part}
          name={t(part)}
          from={x(from)}
          to={x(to)}
          figure={gained(language, to - from)}
          lost={to > from}
          rules={rules}
        />
      ))}
      <b>{t('end')}</b>
      <Track rules={rules}>
        <i className={css.point} style={{ left: `${x(sum.result)}%` }} />
      </Track>
      <b className={css.figure}>
        {Number.isInteger(sum.result) ? ordinals[sum.result - 1] : `${tenths(language, sum.result)}`}
      </b>
      <span />
      <span className={css.axis} aria-hidden="true">
        {Array.from({ length: seats }, (_, i) => (
          <em key={i} style={{ left: `${x(i + 1)}%` }}>
            {ordinals[i]}
          </em>
        ))}
      </span>
      <span />
    </div>
  )
}

interface StepProps {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly figure: string
  readonly lost: boolean
  readonly rules: readonly number[]
}

/** A line of the sum, with the places as rules behind it. */
function Track({ rules, children }: { rules: readonly number[]; children: ReactNode }) {
  return (
    <span className={css.track}>
      {rules.map((left) => (
        <i key={left} className={css.rule} style={{ left: `${left}%` }} />
      ))}
      {children}
    </span>
  )
}

function Step({ name, from, to, figure, lost, rules }: StepProps) {
  return (
    <>
      <span>{name}</span>
      <Track rules={rules}>
        <i
          className={css.bar}
          data-lost={lost || undefined}
          style={{ left: `${Math.min(from, to)}%`, width: `${Math.max(0.6, Math.abs(to - from))}%` }}
        />
      </Track>
      <b className={css.figure} data-lost={lost || undefined}>
        {figure}
      </b>
    </>
  )
}

export function Account({ seen }: { seen: ReviewSeen }) {
  const { t } = useReviewWords()
  const { picture, chosen, names, at } = seen
  const place = seen.result.places[chosen]!
  const ordinal = t('ordinals', { returnObjects: true })[place - 1] ?? place
  const sum = picture.summary?.seats[chosen]?.sum ?? null
  const how = isOwn(seen, chosen)
    ? t('howYou', { place: ordinal })
    : t('how', { name: names[chosen], place: ordinal })
  return (
    <>
      <PanelHead note={sum ? how : undefined}>{t('sum')}</PanelHead>
      {sum ? (
        <Bars sum={sum} seats={names.length} seen={seen} />
      ) : (
        <p className={css.needs}>{t('needsAll', { n: at.cursor.last })}</p>
      )}
    </>
  )
}
