/** What is said at the table, and what happens there between the moves; players and gallery each among themselves. */
import type { Message } from '@durbar/protocol/court/frames'
import type { TableTold } from '@durbar/protocol/court/told'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../shell/button.tsx'
import type { CourtTable, Happened } from './court-table.ts'
import { keptDevice } from './device.ts'
import { setMuted, useMuted } from './muted.ts'
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
    return until > now && !muted.includes(person) && seat?.kind === 'person'
      ? [seat.name ?? t('me.guest')]
      : []
  })
  return names.length > 0 ? <p className={css.note}>{t('talk.typing', { name: names.join(', ') })}</p> : null
}

export function Talk({ table }: { table: CourtTable }) {
  const { told } = useCourtTableState(table)
  return told ? <TalkAt table={table} told={told} /> : null
}

function TalkAt({ table, told }: { table: CourtTable; told: TableTold }) {
  const { t } = useCourtWords()
  const { talk, news, spectators } = useCourtTableState(table)
  const list = useRef<HTMLDivElement>(null)
  const known = useHearing(table, list)
  const muted = useMuted()
  const newsSaid = useNewsSaid(told)
  const me = keptDevice()?.person
  const off = told.arrangement.talk === 'off'
  const heard = talk.filter(({ from }) => !muted.includes(from.person))
  const silenced = [
    ...new Map(talk.flatMap(({ from }) => (muted.includes(from.person) ? [[from.person, from.name]] : []))),
  ]
  const items: readonly Item[] = [
    ...heard.map((message) => ({ at: message.at, key: `m${message.n}`, message })),
    ...news.map((happened, i) => ({ at: happened.at, key: `h${i}-${happened.at}`, happened })),
  ].sort((a, b) => a.at - b.at)
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
          <Button look="low" onClick={() => setMuted(person!, false)}>
            {t('talk.unmute', { name: name ?? t('me.guest') })}
          </Button>
        </p>
      ))}
      {off ? null : <TalkWrite table={table} told={told} />}
      {spectators.length > 0 ? (
        <p className={css.note}>{t('talk.watching', { count: spectators.length })}</p>
      ) : null}
    </div>
  )
}
