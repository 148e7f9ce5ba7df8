/** Which of two, who decided, why it matters; and the way to the moments before and after. */
import { Emblem } from '@durbar/table'
import { useReviewWords } from '../i18n/review.ts'
import { StarSign } from '../records/star-sign.tsx'
import { bandAt } from '../replay/course.ts'
import type { Judgement } from './asked.ts'
import css from './moment.module.css'
import { sayMove, toldApart } from './saying.ts'
import { isOwn, type ReviewSeen, turningOf } from './seen.ts'
import { whySaid } from './sentences.ts'
import type { Outlooks } from './use-outlooks.ts'
import { verdictOf } from './verdict.ts'

export interface HeadProps {
  readonly seen: ReviewSeen
  readonly judgement: Judgement
  readonly moments: readonly number[]
  go(way: 1 | -1): void
  onBack(): void
}

function Way({ seen, judgement, moments, go, onBack }: HeadProps) {
  const { t } = useReviewWords()
  const n = moments.indexOf(judgement.ply)
  const arrow = (way: 1 | -1) => (
    <button
      type="button"
      aria-label={t(way === 1 ? 'moment.after' : 'moment.before')}
      data-way={way === 1 ? undefined : 'back'}
      onClick={() => go(way)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 5l8 7-8 7Z" />
      </svg>
    </button>
  )
  const star = turningOf(seen).indexOf(judgement.ply) + 1
  return (
    <nav className={css.nav} aria-label={t('moment.way')}>
      <button type="button" className={css.back} onClick={onBack}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 5l-8 7 8 7" />
        </svg>
        {t('moment.back')}
      </button>
      {star > 0 ? <StarSign n={star} /> : null}
      <span>
        {arrow(-1)}
        {n >= 0 ? t('moment.nth', { n: n + 1, total: moments.length }) : null}
        {arrow(1)}
      </span>
    </nav>
  )
}

export function MomentHead(
  props: HeadProps & { readonly outlooks: Outlooks | null; readonly view: unknown },
) {
  const { t } = useReviewWords()
  const { seen, judgement, outlooks, view } = props
  const { at, names, language, reasons } = seen
  const { played, options, seat, ply } = judgement
  const said = (move: Judgement['played']) => sayMove(at, move, view)
  const { b } = toldApart(said(played), said(options[0]!.move))
  const why = whySaid(judgement, outlooks, { at, view, names, language, reasons, t })
  const band = at.course ? bandAt(at.course.bands, ply)?.name : ''
  const who = isOwn(seen, seat) ? t('yourMove', { n: ply }) : t('moveOf', { name: names[seat], n: ply })
  return (
    <>
      <Way {...props} />
      <h2>{verdictOf(judgement) === 'cost' ? t('moment.or', { a: said(played), b }) : said(played)}</h2>
      <p className={css.who}>
        <Emblem seat={seat} size={22} /> {band ? `${who} · ${band}` : who}
      </p>
      <p className={css.why}>{why}</p>
    </>
  )
}
