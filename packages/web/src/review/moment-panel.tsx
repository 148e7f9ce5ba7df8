/** Beside the table: both moves, what they have in common, what counts, and how it went on. */
import { Emblem, type TableProps } from '@durbar/table'
import { linesOf, saysSomething } from '../frame/lines.ts'
import { ToldSum, ToldText } from '../frame/told.tsx'
import { useReviewWords } from '../i18n/review.ts'
import type { Judgement, LineMove } from './asked.ts'
import { type Brings, bringsOf } from './comparison.ts'
import { ofHundred, tenths } from './figures.ts'
import { type HeadProps, MomentHead } from './moment-head.tsx'
import css from './moment-panel.module.css'
import { sayMove, toldApart } from './saying.ts'
import type { ReviewSeen } from './seen.ts'
import type { Outlooks } from './use-outlooks.ts'

interface PanelProps {
  readonly seen: ReviewSeen
  readonly judgement: Judgement
  readonly outlooks: Outlooks | null
  readonly view: unknown
}

interface Row {
  readonly name: string
  readonly played: string
  readonly preferred: string
  readonly strong?: boolean
  /** Of a hundred: drawn as a bar below. */
  readonly bars?: readonly [played: number, preferred: number]
}

const plus = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/** What counts, not everything: points, what others get, what is left, chances. */
function rowsOf(props: PanelProps, t: ReturnType<typeof useReviewWords>['t']): readonly Row[] {
  const { seen, judgement, outlooks, view } = props
  const { at, names, language } = seen
  const { seat, before, after } = judgement
  const slot = { ...at.slot, view }
  const rows: Row[] = []
  if (outlooks) {
    const [a, b] = [outlooks.played, outlooks.preferred].map((each) => bringsOf(each, at.table, slot))
    if (a && b) rows.push(...bringsRows(a, b, names, t))
  }
  const won = (chance: number) => `${ofHundred(chance)}`
  return [
    ...rows,
    {
      name: t('moment.won'),
      played: won(after.wins[seat]!),
      preferred: won(before.wins[seat]!),
      strong: true,
      bars: [ofHundred(after.wins[seat]!), ofHundred(before.wins[seat]!)],
    },
    {
      name: t('moment.place'),
      played: tenths(language, after.places[seat]!),
      preferred: tenths(language, before.places[seat]!),
    },
  ]
}

function bringsRows(
  played: Brings,
  preferred: Brings,
  names: readonly string[],
  t: ReturnType<typeof useReviewWords>['t'],
): readonly Row[] {
  const rows: Row[] = []
  if (played.points !== 0 || preferred.points !== 0)
    rows.push({ name: t('moment.points'), played: plus(played.points), preferred: plus(preferred.points) })
  for (const seat of new Set([...played.others, ...preferred.others].map(([each]) => each))) {
    const of = ({ others }: Brings) => plus(others.find(([each]) => each === seat)?.[1] ?? 0)
    rows.push({
      name: t('moment.pointsOf', { name: names[seat] }),
      played: of(played),
      preferred: of(preferred),
    })
  }
  return rows
}

const Bar = ({ share }: { share: number }) => (
  <i className={css.bar} aria-hidden="true">
    <i style={{ width: `${share}%` }} />
  </i>
)

function Comparison(props: PanelProps) {
  const { t } = useReviewWords()
  const { seen, judgement, view } = props
  const { played, options } = judgement
  const said = (move: Judgement['played']) => sayMove(seen.at, move, view)
  const { a, b } = toldApart(said(played), said(options[0]!.move))
  return (
    <table className={css.comparison}>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <em data-tag="played">{t('playedTag')}</em>
            {a}
          </th>
          <th scope="col" data-preferred="">
            <em data-tag="preferred">{t('preferredTag')}</em>
            {b}
          </th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(props, t).map(({ name, played: one, preferred: other, strong, bars }) => (
          <tr key={name} data-strong={strong}>
            <th scope="row">{name}</th>
            <td>
              {one}
              {bars ? <Bar share={bars[0]} /> : null}
            </td>
            <td data-preferred="">
              {other}
              {bars ? <Bar share={bars[1]} /> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Moves of a line, one row each. */
function Rows({
  moves,
  seen,
  slot,
  now,
}: {
  moves: readonly Pick<LineMove, 'by' | 'events'>[]
  seen: ReviewSeen
  slot: TableProps<unknown>
  now: number | null
}) {
  const { at } = seen
  return (
    <ol className={css.line}>
      {moves.map(({ by, events }, i) => {
        const said = linesOf([{ ply: i, ms: 0, by, events: events as never }], at.table, slot)
          .filter((line) => !line.head && saysSomething(line))
          .slice(0, 2)
        return (
          <li key={i} aria-current={now === i || undefined}>
            <Emblem seat={by} size={20} />
            <span>
              {said.map((line) => (
                <span key={line.key}>
                  <ToldText line={line} slot={slot} /> <ToldSum points={line.points} />{' '}
                </span>
              ))}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const FOLLOWED = 4

function Lines(props: PanelProps & Pick<WholeProps, 'followed' | 'step'>) {
  const { t } = useReviewWords()
  const { seen, outlooks, view, followed, step } = props
  const slot = { ...seen.at.slot, view }
  return (
    <div className={css.lines}>
      <section>
        <h3>{t('moment.followed')}</h3>
        <Rows moves={followed.slice(0, FOLLOWED)} seen={seen} slot={slot} now={null} />
      </section>
      {outlooks ? (
        <section>
          <h3>{t('moment.line')}</h3>
          <Rows moves={outlooks.preferred.line.slice(0, FOLLOWED)} seen={seen} slot={slot} now={step} />
          <p>{t('moment.oneWay')}</p>
        </section>
      ) : null}
    </div>
  )
}

interface WholeProps extends PanelProps, Omit<HeadProps, 'seen' | 'judgement'> {
  readonly followed: readonly Pick<LineMove, 'by' | 'events'>[]
  readonly step: number | null
}

export function MomentPanel(props: WholeProps) {
  const { t } = useReviewWords()
  const { seen, judgement } = props
  return (
    <>
      <MomentHead {...props} />
      {judgement.legal > 1 ? <Comparison {...props} /> : null}
      <Lines {...props} />
      {judgement.legal > 1 ? (
        <p className={css.known}>
          {seen.you === judgement.seat
            ? t('moment.knownYou')
            : t('moment.known', { name: seen.names[judgement.seat] })}
        </p>
      ) : null}
    </>
  )
}
