/** Requests, votes and who plays for whom, told to those who sit here; what merely happened, to everybody. */
import { GONE_MS } from '@durbar/match/court/patience'
import type { TableTold } from '@durbar/protocol/court/told'
import { counting, Emblem, useLanguage } from '@durbar/table'
import { type ReactNode, useState } from 'react'
import { Button } from '../shell/button.tsx'
import css from './court.module.css'
import type { CourtTable } from './court-table.ts'
import { useNewsSaid } from './news-said.ts'
import { Notice } from './notice-card.tsx'
import { usePassingNews } from './passing-news.ts'
import { ownPerson } from './seats-of.ts'
import { abandonedSeat, TakeOver } from './taking-over.tsx'
import { useCourtTableState } from './use-court-table.ts'
import { useEverySecond } from './use-every-second.ts'
import { useCourtWords } from './wording.ts'

/** Who would rather wait is not asked again for so long. */
const WAIT_MS = 120_000

interface At {
  readonly table: CourtTable
  readonly told: TableTold
  readonly names: (seat: number) => string
  /** The last move of a seat, as whoever looks on may know it. */
  readonly moveOf: (seat: number) => ReactNode | null
}

/** Each person once, by the seat they sit in themselves. */
const seatsOf = (told: TableTold, persons: readonly string[]): readonly number[] =>
  told.seats.flatMap((seat, n) =>
    seat.kind === 'person' && !seat.guest && persons.includes(seat.person) ? [n] : [],
  )

/** Those who play themselves and have not said yet whether a move may be taken back. */
const askedBack = (told: TableTold, { allowed }: NonNullable<TableTold['request']>): readonly number[] => {
  const own = ownPerson(told)
  return told.seats.flatMap((seat, n) =>
    seat.kind === 'person' &&
    !seat.guest &&
    !seat.standIn &&
    seat.person !== own &&
    !allowed.includes(seat.person)
      ? [n]
      : [],
  )
}

/** A bot plays for a seat of this device. */
function OwnStandIn({ table, seat, why }: { table: CourtTable; seat: number; why: string }) {
  const { t } = useCourtWords()
  if (why === 'resigned') return <Notice title={t('notice.resigned')} text={t('notice.resignedText')} />
  return (
    <Notice
      title={t(why === 'time' ? 'notice.timeUp' : 'notice.standIn')}
      text={t(why === 'time' ? 'notice.timeUpText' : 'notice.standInText')}
    >
      <Button onClick={() => void table.intend({ type: 'return', seat })}>{t('notice.playOn')}</Button>
    </Notice>
  )
}

function Request({ request, ...at }: At & { request: NonNullable<TableTold['request']> }) {
  const { t } = useCourtWords()
  const { list } = counting(useLanguage())
  const { table, told, names, moveOf } = at
  const answer = (allow: boolean) => () => void table.intend({ type: 'answerBack', allow })
  if (told.yours.includes(request.seat)) {
    const allowed = seatsOf(told, request.allowed).map(names)
    const thinking = askedBack(told, request).map(names)
    const said = [
      t(allowed.length === 1 ? 'notice.allowedOne' : 'notice.allowedMany', { names: list(allowed) }),
      t(thinking.length === 1 ? 'notice.thinksOne' : 'notice.thinksMany', { names: list(thinking) }),
    ]
    const text = allowed.length > 0 ? `${said.join(', ')}.` : t('notice.yourRequestText')
    return (
      <Notice title={t('notice.yourRequest')} text={text}>
        <Button look="low" onClick={answer(false)}>
          {t('notice.withdraw')}
        </Button>
      </Notice>
    )
  }
  const move = moveOf(request.seat)
  return (
    <Notice
      title={t('notice.asksBack', { name: names(request.seat) })}
      text={
        <>
          {move ? (
            <span className={css.move} data-asked-back="">
              {move}.
            </span>
          ) : null}
          {t('notice.asksBackText')}
        </>
      }
      seat={request.seat}
    >
      <Button onClick={answer(true)}>{t('notice.allow')}</Button>
      <Button look="low" onClick={answer(false)}>
        {t('notice.refuse')}
      </Button>
    </Notice>
  )
}

function Vote({ seat, onWait, ...at }: At & { seat: number; onWait: () => void }) {
  const { t } = useCourtWords()
  const { list } = counting(useLanguage())
  const { table, told, names } = at
  const me = ownPerson(told)
  const agreed = told.votes.find((each) => each.seat === seat)?.agreed ?? []
  const agreeing = seatsOf(told, agreed)
  return (
    <Notice
      title={t('notice.left', { name: names(seat) })}
      text={t('notice.leftText', { name: names(seat) })}
      seat={seat}
    >
      {me && agreed.includes(me) ? null : (
        <Button onClick={() => void table.intend({ type: 'vote', seat, agree: true })}>
          {t('notice.stepIn')}
        </Button>
      )}
      <Button look="low" onClick={onWait}>
        {t('notice.wait')}
      </Button>
      {agreeing.length > 0 ? (
        <span className={css.agreed}>
          {agreeing.map((each) => (
            <Emblem key={each} seat={each} size={22} />
          ))}
          {t(agreeing.length === 1 ? 'notice.agrees' : 'notice.agree', { names: list(agreeing.map(names)) })}
        </span>
      ) : null}
    </Notice>
  )
}

function Passing({ table, told }: At) {
  const { t } = useCourtWords()
  const said = useNewsSaid(told)
  const passing = usePassingNews(table)?.news
  if (!passing) return null
  const text =
    passing.type === 'standIn'
      ? t(passing.by.why === 'resigned' ? 'news.resignedText' : 'news.standInText')
      : passing.type === 'back'
        ? t('news.backText', { count: passing.moves })
        : t('news.declinedText')
  return (
    <Notice title={said(passing)} text={text} {...(passing.type === 'declined' ? {} : { tone: 'glad' })} />
  )
}

export function BetweenPeople(at: At) {
  const { table, told, names } = at
  const { presence } = useCourtTableState(table)
  const [waitsFor, setWaitsFor] = useState<ReadonlyMap<number, number>>(new Map())
  useEverySecond()
  const me = ownPerson(told)
  const now = table.courtNow()
  if (me === null) {
    const seat = abandonedSeat(told, now)
    const passing = <Passing {...at} />
    return seat === null ? (
      passing
    ) : (
      <TakeOver table={table} seat={seat} name={names(seat)} otherwise={passing} />
    )
  }
  const own = told.yours.flatMap((seat) => {
    const each = told.seats[seat]
    return each?.kind === 'person' && each.standIn ? [{ seat, why: each.standIn.why }] : []
  })
  // What can be answered comes before what can only be known.
  const standIn = own.find(({ why }) => why !== 'resigned')
  if (standIn) return <OwnStandIn table={table} {...standIn} />
  const { request } = told
  if (request && request.declined === null && now < request.until && !request.allowed.includes(me))
    return <Request {...at} request={request} />
  const left = told.seats.findIndex((seat, n) => {
    if (seat.kind !== 'person' || seat.standIn || (waitsFor.get(n) ?? 0) > now) return false
    const there = presence.find(({ person }) => person === seat.person)
    return there?.state === 'gone' && there.since !== null && now - there.since >= GONE_MS
  })
  if (left >= 0)
    return (
      <Vote {...at} seat={left} onWait={() => setWaitsFor(new Map([...waitsFor, [left, now + WAIT_MS]]))} />
    )
  const [resigned] = own
  return resigned && own.length === told.yours.length ? (
    <OwnStandIn table={table} {...resigned} />
  ) : (
    <Passing {...at} />
  )
}
