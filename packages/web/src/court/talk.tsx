/** What is said at the table, and what happens there between the moves; players and gallery each among themselves. */
import type { Message } from '@durbar/protocol/court/frames'
import type { TableTold } from '@durbar/protocol/court/told'
import { dated } from '@durbar/room'
import { useLanguage } from '@durbar/table'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../shell/button.tsx'
import type { CourtTable, Happened } from './court-table.ts'
import { keptDevice } from './device.ts'
import { mute, useMuted } from './muted.ts'
import { useNewsSaid } from './news-said.ts'
import css from './talk.module.css'
import { TalkMessage } from './talk-message.tsx'
import { TalkWrite } from './talk-write.tsx'
import { useCourtTableState } from './use-court-table.ts'
import { useCourtWords } from './wording.ts'

/** Since when this leaf lies open: what was said before that and not heard is new. */
function useHearing(table: CourtTable, list: RefObject<HTMLElement | null>): number {
  const { talk } = useCourtTableState(table)
  const [open, setOpen] = useState(false)
  const [known, setKnown] = useState(() => table.get().heard)
  useEffect(() => {
    const { current } = list
    if (!current) return
    const watcher = new IntersectionObserver(([seen]) => {
      const isOpen = seen?.isIntersecting ?? false
      if (isOpen) setKnown(table.get().heard)
      setOpen(isOpen)
    })
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [table, list])
  useEffect(() => {
    const { current } = list
    if (!open || talk.length === 0) return
    if (current) current.scrollTop = current.scrollHeight
    table.hears()
  }, [open, talk, table, list])
  return known
}

type Item =
  | { readonly at: number; readonly key: string; readonly message: Message }
  | { readonly at: number; readonly key: string; readonly happened: Happened }

/** A round in which nothing was said and nothing happened divides nothing. */
function inTime(messages: readonly Message[], news: readonly Happened[]): readonly Item[] {
  const all: Item[] = [
    ...messages.map((message) => ({ at: message.at, key: `m${message.n}`, message })),
    ...news.map((happened, i) => ({ at: happened.at, key: `h${i}-${happened.at}`, happened })),
  ]
  const isRound = (item: Item | undefined) =>
    item === undefined || ('happened' in item && item.happened.news.type === 'round')
  return all
    .sort((a, b) => a.at - b.at)
    .filter((item, n, sorted) => !isRound(item) || !isRound(sorted[n + 1]))
}

function openedBy({ host, opened, seats }: TableTold): Happened {
  const seat = seats.find((each) => each.kind === 'person' && each.person === host)
  return { at: opened, news: { type: 'opened', name: seat?.kind === 'person' ? seat.name : null } }
}

const seatOf = ({ seats }: TableTold, who: string): number | null => {
  const at = seats.findIndex((seat) => seat.kind === 'person' && !seat.guest && seat.person === who)
  return at < 0 ? null : at
}

function Writing({ table, told }: { table: CourtTable; told: TableTold }) {
  const { t } = useCourtWords()
  const { typing } = useCourtTableState(table)
  const muted = useMuted()
  const [, setTick] = useState(0)
  useEffect(() => {
    if (typing.length === 0) return
    const timer = setInterval(() => setTick((n) => n + 1), 1000)
    return () => clearInterval(timer)
  }, [typing])
  const now = table.courtNow()
  const names = typing.flatMap(({ person, until }) => {
    const seat = told.seats[seatOf(told, person) ?? -1]
    return until > now && !muted.has(person) && seat?.kind === 'person' ? [seat.name ?? t('me.guest')] : []
  })
  return names.length > 0 ? <p className={css.note}>{t('talk.typing', { name: names.join(', ') })}</p> : null
}

export function Talk({ table }: { table: CourtTable }) {
  const { told } = useCourtTableState(table)
  return told ? <TalkAt table={table} told={told} /> : null
}

function TalkAt({ table, told }: { table: CourtTable; told: TableTold }) {
  const { t } = useCourtWords()
  const { talk, news, spectators, presence } = useCourtTableState(table)
  const list = useRef<HTMLDivElement>(null)
  const known = useHearing(table, list)
  const muted = useMuted()
  const language = useLanguage()
  const newsSaid = useNewsSaid(told)
  const me = keptDevice()?.person
  const off = told.arrangement.talk === 'off'
  const heard = talk.filter(({ from }) => !muted.has(from.person))
  const around = new Set([
    ...told.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : [])),
    ...spectators.map(({ person }) => person),
    ...talk.map(({ from }) => from.person),
  ])
  const silenced = [...muted].filter(([person]) => around.has(person))
  const items = inTime(heard, told.phase === 'laying' ? [openedBy(told), ...news] : news)
  const firstNew = heard.find(({ n, from }) => n > known && from.person !== me)?.n
  return (
    <div className={css.talk}>
      <p className={css.note}>
        {t(off ? 'talk.off' : told.yours.length > 0 ? 'talk.read' : 'talk.galleryNote')}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long talk must scroll by keyboard */}
      <div ref={list} className={css.said} role="log" aria-label={t('talk.title')} tabIndex={0}>
        <ol>
          {items.map((item) =>
            'happened' in item ? (
              <li key={item.key} className={css.between}>
                {newsSaid(item.happened.news)}
                {item.happened.news.type === 'opened'
                  ? `, ${dated(language, item.at, { hour: '2-digit', minute: '2-digit' })}`
                  : ''}
              </li>
            ) : (
              <li key={item.key} className={css.item}>
                {item.message.n === firstNew ? (
                  <p className={css.between} data-new="">
                    {t('talk.new')}
                  </p>
                ) : null}
                <TalkMessage
                  table={table}
                  message={item.message}
                  mine={item.message.from.person === me}
                  seat={seatOf(told, item.message.from.person)}
                  there={presence.find(({ person }) => person === item.message.from.person)?.state ?? null}
                />
              </li>
            ),
          )}
        </ol>
      </div>
      <Writing table={table} told={told} />
      {silenced.map(([person, name]) => (
        <p key={person} className={css.muted}>
          {t('talk.muted', { name: name ?? t('me.guest') })}
          <Button look="low" onClick={() => mute({ person, name }, false)}>
            {t('talk.unmute', { name: name ?? t('me.guest') })}
          </Button>
        </p>
      ))}
      {off ? null : <TalkWrite table={table} told={told} />}
      {spectators.length > 0 && told.phase !== 'laying' ? (
        <p className={css.note}>{t('talk.watching', { count: spectators.length })}</p>
      ) : null}
    </div>
  )
}
