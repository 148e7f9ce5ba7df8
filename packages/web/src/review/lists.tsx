/** Where to look next: the decisions of the chosen seat that cost most, and those that were clearly best. */
import { PanelHead } from '@durbar/table'
import { useReviewWords } from '../i18n/review.ts'
import type { Judgement } from './asked.ts'
import { gained } from './figures.ts'
import css from './lists.module.css'
import { sayMove } from './saying.ts'
import { decisionAt, isOwn, type ReviewSeen } from './seen.ts'
import { useViews } from './use-views.ts'

const MOST = 4

/** How much better than the next the played move was. */
const meritOf = ({ options, seat }: Judgement): number =>
  options.length < 2 ? 0 : options[1]!.prospect.places[seat]! - options[0]!.prospect.places[seat]!

interface RowProps {
  readonly seen: ReviewSeen
  readonly judgement: Judgement
  readonly view: unknown
  readonly kind: 'costliest' | 'best'
}

function Row({ seen, judgement, view, kind }: RowProps) {
  const { t } = useReviewWords()
  const { at, language } = seen
  const { ply, played, options, cost } = judgement
  const other = options[kind === 'costliest' ? 0 : 1]
  const change = kind === 'costliest' ? cost : -meritOf(judgement)
  return (
    <li data-now={at.cursor.ply === ply || undefined}>
      <button type="button" className={css.row} onClick={() => at.cursor.go(ply)}>
        <b className={css.ply}>{ply}</b>
        <span className={css.moves}>
          <b>{sayMove(at, played, view)}</b>
          {other ? (
            <em>{t(kind === 'costliest' ? 'better' : 'next', { move: sayMove(at, other.move, view) })}</em>
          ) : null}
        </span>
        <b className={css.change} data-kind={kind}>
          {gained(language, change)}
        </b>
      </button>
      <button
        type="button"
        className={css.show}
        aria-label={`${t('show')}: ${t('moveN', { n: ply })}`}
        onClick={() => seen.onShow(ply)}
      >
        {t('show')}
      </button>
    </li>
  )
}

export function DecisionList({ seen, kind }: { seen: ReviewSeen; kind: RowProps['kind'] }) {
  const { t } = useReviewWords()
  const { at, picture, chosen, names, done } = seen
  const plies = picture.soFar.seats[chosen]![kind].slice(0, MOST)
  const judged = plies.flatMap((ply) => decisionAt(seen, ply) ?? [])
  const view = useViews(
    at.reader,
    judged.map(({ ply, seat }) => ({ ply, seat })),
  )
  const whose = isOwn(seen, chosen) ? t('yours') : t('of', { name: names[chosen] })
  return (
    <>
      <PanelHead note={done ? whose : `${whose}, ${t('soFar')}`}>{t(kind)}</PanelHead>
      {judged.length === 0 ? (
        <p className={css.empty}>{done ? t(kind === 'costliest' ? 'nothing' : 'noBest') : t('canLook')}</p>
      ) : (
        <ol className={css.list} data-list={kind}>
          {judged.map((judgement) => (
            <Row
              key={judgement.ply}
              seen={seen}
              judgement={judgement}
              view={view(judgement.ply, judgement.seat)}
              kind={kind}
            />
          ))}
        </ol>
      )}
    </>
  )
}
