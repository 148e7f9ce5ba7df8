/** The decision at the cursor: what was played, what was preferred, what that cost, and why. */
import { Emblem } from '@durbar/table'
import { useReviewWords } from '../i18n/review.ts'
import { bandAt } from '../replay/course.ts'
import { Button } from '../shell/button.tsx'
import type { Judgement } from './asked.ts'
import css from './decision.module.css'
import { gained, ofHundred, tenths } from './figures.ts'
import { sayMove } from './saying.ts'
import { decisionAt, isOwn, type ReviewSeen } from './seen.ts'
import { whySaid } from './sentences.ts'
import type { JudgeAtWork } from './use-judging.ts'
import { useOutlooks } from './use-outlooks.ts'
import { usePlayOn } from './use-play-on.ts'
import { useViews } from './use-views.ts'
import { optionsShown } from './verdict.ts'

function Arrow({ label, to, go }: { label: string; to: number | undefined; go(ply: number): void }) {
  return (
    <button
      type="button"
      className={css.arrow}
      aria-label={label}
      title={label}
      aria-disabled={to === undefined || undefined}
      onClick={() => to !== undefined && go(to)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 5l8 7-8 7Z" />
      </svg>
    </button>
  )
}

/** The decisions of the chosen seat that were choices, before and after the cursor. */
export function neighbours({ picture, chosen, at }: ReviewSeen) {
  const plies = picture.review.decisions.flatMap((each) =>
    each && each.seat === chosen && each.legal > 1 ? [each.ply] : [],
  )
  const { ply } = at.cursor
  return { before: plies.findLast((each) => each < ply), after: plies.find((each) => each > ply) }
}

function Head({ seen }: { seen: ReviewSeen }) {
  const { t } = useReviewWords()
  const { at, names } = seen
  const { ply, go } = at.cursor
  const seat = at.course?.moves[ply]?.by ?? null
  const band = at.course ? bandAt(at.course.bands, ply) : null
  const { before, after } = neighbours(seen)
  return (
    <div className={css.head}>
      {seat === null ? null : <Emblem seat={seat} size={38} />}
      <div>
        <h2>
          {seat === null
            ? t('deal')
            : isOwn(seen, seat)
              ? t('yourMove', { n: ply })
              : t('moveOf', { name: names[seat], n: ply })}
        </h2>
        <p>{band?.name}</p>
      </div>
      <span data-back="">
        <Arrow label={t('before')} to={before} go={go} />
      </span>
      <Arrow label={t('after')} to={after} go={go} />
    </div>
  )
}

function Options({ seen, judgement, view }: { seen: ReviewSeen; judgement: Judgement; view: unknown }) {
  const { t } = useReviewWords()
  const { language, at } = seen
  const { seat } = judgement
  return (
    <ol className={css.options}>
      {optionsShown(judgement).map(({ move, rank, prospect, isPlayed, isPreferred }) => (
        <li
          key={rank}
          data-played={isPlayed || undefined}
          data-preferred={(isPreferred && !isPlayed) || undefined}
        >
          <b className={css.rank}>{rank}</b>
          <span className={css.option}>
            <b>{sayMove(at, move, view)}</b>
            {isPlayed ? (
              <em data-tag="played">{t('playedTag')}</em>
            ) : isPreferred ? (
              <em data-tag="preferred">{t('preferredTag')}</em>
            ) : null}
          </span>
          <span className={css.of100}>{t('won', { n: ofHundred(prospect.wins[seat]!) })}</span>
          <b className={css.expected}>{tenths(language, prospect.places[seat]!)}</b>
          <i className={css.bar} aria-hidden="true">
            <i style={{ width: `${ofHundred(prospect.wins[seat]!)}%` }} />
          </i>
        </li>
      ))}
    </ol>
  )
}

function Why({ seen, judgement, view, explain }: JudgedProps & { view: unknown }) {
  const { t } = useReviewWords()
  const { at, names, language, reasons } = seen
  // Only where it cost something is there anything to explain.
  const outlooks = useOutlooks(judgement.cost > 0 ? judgement : null, at.found.row.id, explain)
  return <p className={css.why}>{whySaid(judgement, outlooks, { at, view, names, language, reasons, t })}</p>
}

interface JudgedProps {
  readonly seen: ReviewSeen
  readonly judgement: Judgement
  readonly explain: JudgeAtWork['explain']
}

function Judged({ seen, judgement, explain }: JudgedProps) {
  const { t } = useReviewWords()
  const { at, language, names } = seen
  const { ply, seat, cost, played, legal } = judgement
  const view = useViews(at.reader, [{ ply, seat }])(ply, seat)
  return (
    <>
      <div className={css.played}>
        <span>
          <em>{t('played')}</em>
          <b>{sayMove(at, played, view)}</b>
        </span>
        <span className={css.cost}>
          {cost > 0 ? (
            <>
              <b>{gained(language, cost)}</b>
              <em>{t('ofAPlace')}</em>
            </>
          ) : (
            <em>{legal > 1 ? t('asGood') : ''}</em>
          )}
        </span>
      </div>
      {legal > 1 ? <Options seen={seen} judgement={judgement} view={view} /> : null}
      <Why seen={seen} judgement={judgement} view={view} explain={explain} />
      {legal > 1 ? (
        <p className={css.known}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0Z" />
            <circle cx="12" cy="12" r="3.4" />
          </svg>
          {isOwn(seen, seat) ? t('knownYou') : t('known', { name: names[seat] })}
        </p>
      ) : null}
    </>
  )
}

function PlayOnButton({ seen, judgement: { ply, seat } }: Pick<JudgedProps, 'seen' | 'judgement'>) {
  const { t } = useReviewWords()
  const { play, trouble } = usePlayOn(seen.at, ply, seat)
  return <Button onClick={play}>{t(trouble ? 'moment.cannot' : 'playOn')}</Button>
}

interface DecisionProps {
  readonly seen: ReviewSeen
  readonly explain: JudgeAtWork['explain']
  onReplay(): void
}

export function Decision({ seen, explain, onReplay }: DecisionProps) {
  const { t } = useReviewWords()
  const { at, done } = seen
  const { ply } = at.cursor
  const judgement = decisionAt(seen, ply)
  return (
    <>
      <Head seen={seen} />
      {judgement ? (
        <Judged seen={seen} judgement={judgement} explain={explain} />
      ) : (
        <p className={css.why}>{ply === 0 ? t('dealText') : t('notYet')}</p>
      )}
      <div className={css.doors}>
        <Button
          look="go"
          aria-disabled={!judgement || undefined}
          onClick={() => judgement && seen.onShow(ply)}
        >
          {t('show')}
        </Button>
        {done && judgement && judgement.legal > 1 ? (
          <PlayOnButton seen={seen} judgement={judgement} />
        ) : (
          <Button onClick={onReplay}>{t(done ? 'inReplay' : 'toReplay')}</Button>
        )}
      </div>
    </>
  )
}
