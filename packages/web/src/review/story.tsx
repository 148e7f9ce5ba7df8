/** At the end of a game: how it went and three moments, judged as soon as it is over. Their room is kept meanwhile. */
import { PanelHead, type TableProps, useLanguage, whoOf } from '@durbar/table'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { useReviewWords } from '../i18n/review.ts'
import { type Judge, type Judging, judgeOf } from '../match/judge.ts'
import type { Reader } from '../match/record-reader.ts'
import { type Found, find } from '../records/finding.ts'
import { useReader } from '../records/use-reader.ts'
import { lonePerson } from '../seat-names.ts'
import { buttonClass } from '../shell/button.tsx'
import { gained } from './figures.ts'
import { mayBegin } from './may-begin.ts'
import { MiniCurve } from './mini-curve.tsx'
import css from './story.module.css'
import { type Highlight, threeMoments } from './three-moments.ts'
import { useViews } from './use-views.ts'

export interface StoryProps {
  readonly table: string
  readonly slot: TableProps<unknown>
}

const NOTHING: Pick<Judge, 'subscribe' | 'get'> = {
  subscribe: () => () => undefined,
  get: () => IDLE,
}
const IDLE: Judging = { phase: 'opening', picture: null, ply: 0, since: null, why: null }

function useFound(reader: Reader | null, table: string): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (!reader) return
    let gone = false
    void find(reader, table).then(
      (finding) => gone || (finding && !('ok' in finding) && setFound(finding)),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [reader, table])
  return found
}

function Moments({
  found,
  reader,
  all,
  slot,
}: {
  found: Found
  reader: Reader
  all: readonly (Highlight & { seat: number; move: unknown })[]
  slot: TableProps<unknown>
}) {
  const { t } = useReviewWords()
  const language = useLanguage()
  // Around one device nobody is "you": then it is the winner's.
  const own = lonePerson(found.row.seats) !== null
  const asked = all.filter(({ ply }) => ply > 0)
  const view = useViews(reader, asked)
  return (
    <ol className={css.moments}>
      {all.map(({ kind, ply, change, seat, move }) => {
        const seen = ply > 0 ? view(ply, seat) : null
        const said = seen === null ? '' : slot.speech.move(move as never, seen, slot.name)
        return (
          <li key={kind} data-moment-kind={kind}>
            <b>{t(kind === 'turning' || own ? `story.${kind}` : `story.${kind}Won`)}</b>
            <b className={css.change} data-lost={change > 0 || undefined}>
              {gained(language, change)}
            </b>
            <p>{ply === 0 ? t('deal') : `${whoOf(language, slot.name).label(seat)}: ${said}`}</p>
            <Link href={`/records/${found.row.id}/${ply}/review?show`}>{t('story.show', { n: ply })}</Link>
          </li>
        )
      })}
    </ol>
  )
}

function Told({ found, reader, slot }: { found: Found; reader: Reader; slot: TableProps<unknown> }) {
  const { t } = useReviewWords()
  const { row, record } = found
  const you = lonePerson(row.seats)
  const [begins, setBegins] = useState(false)
  useEffect(() => void mayBegin().then(setBegins), [])
  const judge = useMemo(() => (begins ? judgeOf(found) : null), [begins, found])
  useEffect(() => judge?.begin(), [judge])
  const { subscribe, get } = judge ?? NOTHING
  const { picture, phase } = useSyncExternalStore(subscribe, get)
  const names = row.seats.map((_, seat) => slot.name(seat))
  const seat = you ?? Math.max(0, record.result?.places.indexOf(1) ?? 0)
  const moments = useMemo(
    () =>
      picture && phase === 'done'
        ? threeMoments(picture, seat).map((each) => {
            const decision = picture.review.decisions[each.ply - 1]
            return { ...each, seat: decision?.seat ?? seat, move: decision?.played ?? null }
          })
        : [],
    [picture, phase, seat],
  )
  return (
    <>
      <PanelHead level={3} note={t('story.expected')}>
        {t('story.how')}
      </PanelHead>
      <MiniCurve picture={picture} names={names} />
      <PanelHead level={3} note={t('story.inPlaces')}>
        {t('story.three')}
      </PanelHead>
      <div className={css.room} aria-live="polite">
        {phase === 'done' ? (
          <Moments found={found} reader={reader} all={moments} slot={slot} />
        ) : (
          <p className={css.later}>{t('story.later')}</p>
        )}
      </div>
      <p className={css.door}>
        <Link href={`/records/${row.id}/${record.last}/review`} className={buttonClass('alt')}>
          {t('story.review')}
        </Link>
      </p>
    </>
  )
}

export default function Story({ table, slot }: StoryProps) {
  const reader = useReader()
  const found = useFound(reader, table)
  return (
    <section className={css.story} data-story="">
      {found && reader ? <Told found={found} reader={reader} slot={slot} /> : null}
    </section>
  )
}
