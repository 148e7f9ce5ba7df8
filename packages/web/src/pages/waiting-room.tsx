/** The table is being laid: who comes, who is ready, how others are asked, and what the court is bound to. */
import type { TableTold } from '@durbar/protocol/court/told'
import { Corners, PanelHead, SeatingProvider, useLanguage } from '@durbar/table'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { CourtTable } from '../court/court-table.ts'
import { Seal } from '../court/seal.tsx'
import { plansOf } from '../court/seat-plans.ts'
import { isHost, ownSeat, vacantSeats } from '../court/seats-of.ts'
import { useSettingsSaid } from '../court/settings-said.ts'
import { Talk } from '../court/talk.tsx'
import { useUnread } from '../court/unread.ts'
import { useCourtTableState } from '../court/use-court-table.ts'
import { useCourtWords } from '../court/wording.ts'
import { boxOf } from '../games.ts'
import { useSeatingOf } from '../seat-names.ts'
import { BoxPicture } from '../shell/box.tsx'
import { Button } from '../shell/button.tsx'
import { later } from '../shell/later.ts'
import { TalkTool } from '../shell/talk-tool.tsx'
import { TopBar } from '../shell/top-bar.tsx'
import { Invite } from './invite.tsx'
import { RoomSeats } from './room-seats.tsx'
import css from './waiting-room.module.css'

/** Apart: only the host needs it, and seldom. */
const RoomSettings = later(() => import('./room-settings.tsx'))

/** Seconds until it begins; null: nothing counts. */
function useCount(table: CourtTable, starting: number | null): number | null {
  const [, setTick] = useState(0)
  useEffect(() => {
    if (starting === null) return
    const timer = setInterval(() => setTick((n) => n + 1), 200)
    return () => clearInterval(timer)
  }, [starting])
  return starting === null ? null : Math.max(0, Math.ceil((starting - table.courtNow()) / 1000))
}

function Doing({ table, told, counting }: { table: CourtTable; told: TableTold; counting: boolean }) {
  const { t } = useCourtWords()
  const [, go] = useLocation()
  const [settling, setSettling] = useState(false)
  const { news } = useCourtTableState(table)
  const rearranged = news.some((each) => each.news.type === 'settings')
  const own = ownSeat(told)
  const host = isHost(told)
  const box = boxOf(told.arrangement.game)
  if (!own || told.phase !== 'laying') return null
  const ready = (now: boolean) => void table.intend({ type: 'ready', ready: now })
  return (
    <div className={css.doing}>
      {counting ? (
        <Button look="go" onClick={() => void table.intend({ type: 'halt' })}>
          {t('room.halt')}
        </Button>
      ) : host ? (
        <>
          <Button look="go" onClick={() => void table.intend({ type: 'begin' })}>
            {t(vacantSeats(told).length > 0 ? 'room.beginWithBots' : 'room.begin')}
          </Button>
          {own.ready ? null : <Button onClick={() => ready(true)}>{t('room.amReady')}</Button>}
        </>
      ) : own.ready ? (
        <Button onClick={() => ready(false)}>{t('room.notYet')}</Button>
      ) : (
        <Button look="go" onClick={() => ready(true)}>
          {t('room.amReady')}
        </Button>
      )}
      <p>{t(!own.ready && rearranged ? 'room.stillReady' : 'room.byItself')}</p>
      <div className={css.quiet}>
        {host ? (
          <>
            <Button look="low" onClick={() => setSettling(true)}>
              {t('room.settings')}
            </Button>
            <Button look="low" onClick={() => void table.intend({ type: 'close' }).then(() => go('/'))}>
              {t('room.close')}
            </Button>
          </>
        ) : (
          <Button look="low" onClick={() => void table.intend({ type: 'leave' }).then(() => go('/'))}>
            {t('room.leave')}
          </Button>
        )}
      </div>
      {settling && box && host ? (
        <RoomSettings table={table} told={told} box={box} onClose={() => setSettling(false)} />
      ) : null}
    </div>
  )
}

export default function WaitingRoom({ table, told }: { table: CourtTable; told: TableTold }) {
  const { t } = useCourtWords()
  const language = useLanguage()
  const { presence } = useCourtTableState(table)
  const { arrangement, seats, yours, phase } = told
  const box = boxOf(arrangement.game)
  const title = box?.title[language] ?? arrangement.game
  const free = vacantSeats(told).length
  const count = useCount(table, told.starting)
  const unread = useUnread(table)
  const talk = useRef<HTMLElement>(null)
  const seating = useSeatingOf(plansOf(told), yours[0] ?? null)
  useEffect(() => {
    document.title = `${title} · Durbar`
  }, [title])
  const heading =
    phase === 'dealing'
      ? t('room.dealing')
      : count !== null
        ? t('room.starting', { count })
        : t('room.title', { count: free })
  const said = useSettingsSaid(arrangement, seats.length)
  const facts = [
    `${title} ${said.setting('seats')}`,
    ...said.unusualOptions,
    said.setting('pace') +
      (arrangement.pace.kind === 'live' && arrangement.timeUp === 'bot' ? `, ${t('room.thenBot')}` : ''),
    said.setting('door'),
    ...(arrangement.spectators ? [said.setting('spectators')] : []),
    ...(arrangement.hints ? [said.setting('hints')] : []),
  ]
  return (
    <>
      <TopBar
        title={title}
        subtitle={t('room.subtitle')}
        always={<TalkTool unread={unread} onClick={() => talk.current?.scrollIntoView({ block: 'start' })} />}
      />
      <SeatingProvider value={seating}>
        <main id="main" className={css.room} data-room={phase}>
          <div className={css.leaf}>
            <Corners />
            <header className={css.head}>
              <BoxPicture id={arrangement.game} className={css.picture} />
              <div>
                <h1 aria-live="polite">{heading}</h1>
                <p>{facts.join(' · ')}</p>
              </div>
            </header>
            <div className={css.columns}>
              <div>
                <RoomSeats table={table} told={told} presence={presence} />
                <Doing table={table} told={told} counting={count !== null} />
              </div>
              <Invite told={told} title={title} />
            </div>
            <Seal dice={told.dice} />
          </div>
          <section ref={talk} className={css.leaf} aria-label={t('talk.title')}>
            <Corners />
            <PanelHead>{t('talk.title')}</PanelHead>
            <Talk table={table} />
          </section>
        </main>
      </SeatingProvider>
    </>
  )
}
