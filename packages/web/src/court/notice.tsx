/** What concerns whoever sits here, at the head of the prompt: one at a time, the most pressing first. */
import { GONE_MS } from '@durbar/match/court/patience'
import type { TableTold } from '@durbar/protocol/court/told'
import { counting, useLanguage } from '@durbar/table'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../shell/button.tsx'
import css from './court.module.css'
import type { CourtTable } from './court-table.ts'
import { ownPerson } from './seats-of.ts'
import { useConnectionState, useCourtTableState } from './use-court-table.ts'
import { useCourtWords } from './wording.ts'

/** A break that is over at once is nobody's concern. */
const UNNOTICED_MS = 2000
/** Who would rather wait is not asked again for so long. */
const WAIT_MS = 120_000

function Notice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={css.notice} data-notice="" role="status">
      <b>{title}</b>
      <p>{text}</p>
      {children ? <div className={css.answers}>{children}</div> : null}
    </div>
  )
}

function useBroken(): boolean {
  const state = useConnectionState()
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    if (state === 'open') return setBroken(false)
    const timer = setTimeout(() => setBroken(true), UNNOTICED_MS)
    return () => clearTimeout(timer)
  }, [state])
  return broken
}

/** Time passes without anything being told. */
function useEverySecond(): void {
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((n) => n + 1), 1000)
    return () => clearInterval(timer)
  }, [])
}

export function CourtNotice(props: {
  table: CourtTable
  /** What was sent last could not be written down. */
  unwritten: boolean
  names: (seat: number) => string
}) {
  const { table, names, unwritten } = props
  const { t } = useCourtWords()
  const broken = useBroken()
  const { told } = useCourtTableState(table)
  if (broken)
    return (
      <Notice title={t('line.broken')} text={t('line.brokenText')}>
        <Button onClick={table.connection.tryNow}>{t('line.now')}</Button>
      </Notice>
    )
  if (unwritten) return <Notice title={t('line.failed')} text={t('line.unwritten')} />
  return told?.phase === 'playing' && told.yours.length > 0 ? (
    <AtTable table={table} told={told} names={names} />
  ) : null
}

function AtTable({
  table,
  told,
  names,
}: {
  table: CourtTable
  told: TableTold
  names: (seat: number) => string
}) {
  const { t } = useCourtWords()
  const { list } = counting(useLanguage())
  const { presence } = useCourtTableState(table)
  const [waitsFor, setWaitsFor] = useState<ReadonlyMap<number, number>>(new Map())
  useEverySecond()
  const me = ownPerson(told)
  const now = table.courtNow()
  const standIn = told.yours.find((n) => {
    const seat = told.seats[n]
    return seat?.kind === 'person' && seat.standIn !== null && seat.standIn.why !== 'resigned'
  })
  if (standIn !== undefined)
    return (
      <Notice title={t('notice.standIn')} text={t('notice.standInText')}>
        <Button onClick={() => void table.intend({ type: 'return', seat: standIn })}>
          {t('notice.playOn')}
        </Button>
      </Notice>
    )
  const { request } = told
  if (request && now < request.until) {
    const answer = (allow: boolean) => () => void table.intend({ type: 'answerBack', allow })
    if (told.yours.includes(request.seat))
      return (
        <Notice title={t('notice.yourRequest')} text={t('notice.yourRequestText')}>
          <Button onClick={answer(false)}>{t('notice.withdraw')}</Button>
        </Notice>
      )
    if (me && !request.allowed.includes(me))
      return (
        <Notice title={t('notice.asksBack', { name: names(request.seat) })} text={t('notice.asksBackText')}>
          <Button onClick={answer(true)}>{t('notice.allow')}</Button>
          <Button onClick={answer(false)}>{t('notice.refuse')}</Button>
        </Notice>
      )
  }
  const left = told.seats.findIndex((seat, n) => {
    if (seat.kind !== 'person' || seat.standIn || (waitsFor.get(n) ?? 0) > now) return false
    const there = presence.find(({ person }) => person === seat.person)
    return there?.state === 'gone' && there.since !== null && now - there.since >= GONE_MS
  })
  if (left < 0) return null
  const agreed = told.votes.find(({ seat }) => seat === left)?.agreed ?? []
  const agreeing = told.seats.flatMap((seat, n) =>
    seat.kind === 'person' && !seat.guest && agreed.includes(seat.person) ? [names(n)] : [],
  )
  return (
    <Notice
      title={t('notice.left', { name: names(left) })}
      text={
        agreeing.length > 0
          ? t(agreeing.length === 1 ? 'notice.agrees' : 'notice.agree', { names: list(agreeing) })
          : t('notice.leftText')
      }
    >
      {me && agreed.includes(me) ? null : (
        <Button onClick={() => void table.intend({ type: 'vote', seat: left, agree: true })}>
          {t('notice.stepIn')}
        </Button>
      )}
      <Button look="low" onClick={() => setWaitsFor(new Map([...waitsFor, [left, now + WAIT_MS]]))}>
        {t('notice.wait')}
      </Button>
    </Notice>
  )
}
