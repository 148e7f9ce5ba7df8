/** The seats of a table that is being laid: who sits, who is ready, what is free; what can be done about it. */
import type { TableTold } from '@durbar/protocol/court/told'
import { counting, Emblem, PanelHead, SeatBand, useLanguage } from '@durbar/table'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CourtTable, Presence } from '../court/court-table.ts'
import { PresenceDot } from '../court/presence-dot.tsx'
import { plansOf } from '../court/seat-plans.ts'
import { isHost, isVacant, ownPerson, vacantSeats } from '../court/seats-of.ts'
import { useCourtTableState } from '../court/use-court-table.ts'
import { useEverySecond } from '../court/use-every-second.ts'
import { useCourtWords } from '../court/wording.ts'
import { useHallWords } from '../i18n/hall.ts'
import { useSeatNames } from '../seat-names.ts'
import { Button } from '../shell/button.tsx'
import { LevelMark } from '../shell/level-mark.tsx'
import { ButtonSign } from '../shell/signs.tsx'
import { SeatMenu } from './seat-menu.tsx'
import css from './waiting-room.module.css'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

/** How long it has stood in the hall, in the largest unit; null: it has only just come there, or does not stand there. */
function useWaited(table: CourtTable, { inHall }: TableTold): string | null {
  const { t } = useCourtWords()
  useEverySecond()
  const ms = inHall === null ? 0 : table.courtNow() - inHall
  if (ms < MINUTE) return null
  if (ms < HOUR) return t('room.minutes', { count: Math.floor(ms / MINUTE) })
  return ms < DAY
    ? t('room.hours', { count: Math.floor(ms / HOUR) })
    : t('room.days', { count: Math.floor(ms / DAY) })
}

function useSaid(table: CourtTable, told: TableTold): (n: number) => string {
  const { t } = useCourtWords()
  const waited = useWaited(table, told)
  const me = ownPerson(told)
  const { knocks } = useCourtTableState(table)
  // Where they will sit: those that wait for a guest come before those that are open to all.
  const coming = vacantSeats(told)
    .filter((n) => !('person' in told.seats[n]!))
    .sort((a, b) => told.seats[a]!.kind.localeCompare(told.seats[b]!.kind) || a - b)
    .slice(0, knocks)
  return (n) => {
    const seat = told.seats[n]!
    if (coming.includes(n)) return t('room.choosing')
    if (seat.kind === 'bot') return t('room.bot')
    if (seat.kind === 'open')
      return waited === null ? t('room.waitsForAnyone') : t('room.inHall', { time: waited })
    if (seat.kind === 'invited')
      return seat.name ? t('room.waitsFor', { name: seat.name }) : t('room.waitsForLink')
    if (seat.guest) return t('room.sharing')
    if (seat.person === told.host) return t(me === seat.person ? 'room.youHost' : 'room.host')
    // Where the door stands open, somebody may as well have come from the hall.
    return t(told.arrangement.door === 'link' ? 'room.guest' : 'room.come')
  }
}

/** A seat that fills while somebody looks on takes one breath. */
function Medallion({ seat, fills, children }: { seat: number; fills: boolean; children: ReactNode }) {
  const [breathes] = useState(fills)
  return (
    <span className={css.medallion} data-breathes={breathes || undefined}>
      <SeatBand seat={seat} className={css.band} />
      <Emblem seat={seat} size={48} />
      {children}
    </span>
  )
}

export function RoomSeats(props: { table: CourtTable; told: TableTold; presence: readonly Presence[] }) {
  const { table, told, presence } = props
  const { t } = useCourtWords()
  const { t: hall } = useHallWords()
  const plans = plansOf(told)
  const names = useSeatNames(plans)
  const said = useSaid(table, told)
  const host = isHost(told)
  const me = ownPerson(told)
  const laying = told.phase === 'laying'
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
  }, [])
  const own = told.yours[0]
  const { list } = counting(useLanguage())
  // Whoever looks in before the game has followed a link, and has not sat down yet.
  const came = useCourtTableState(table).spectators.map(({ name }) => name ?? t('me.guest'))
  const taken = told.seats.filter((seat) => !isVacant(seat)).length
  const numbers: readonly string[] = hall('setting.numbers', { returnObjects: true })
  const counted = { taken: numbers[taken] ?? taken, seats: numbers[told.seats.length] ?? told.seats.length }
  return (
    <section>
      <PanelHead note={t('room.taken', counted)}>{t('room.seats')}</PanelHead>
      <ul className={css.seats} aria-live="polite">
        {told.seats.map((seat, n) => {
          const vacant = isVacant(seat)
          const name = vacant ? t('room.free') : names[n]!
          const there = seat.kind === 'person' ? presence.find(({ person }) => person === seat.person) : null
          return (
            <li key={n} data-own={told.yours.includes(n) || undefined} data-vacant={vacant || undefined}>
              {vacant ? (
                <i className={css.ring} aria-hidden="true">
                  +
                </i>
              ) : (
                <Medallion seat={n} fills={isOpen.current}>
                  {there && there.person !== me ? (
                    <span className={css.dot}>
                      <PresenceDot state={there.state} />
                    </span>
                  ) : null}
                </Medallion>
              )}
              <div className={css.who}>
                <b>{name}</b> <LevelMark plan={plans[n]!} />
                <span>{said(n)}</span>
              </div>
              {seat.kind === 'person' ? (
                <span className={css.ready} data-ready={seat.ready || undefined}>
                  {t(seat.ready ? 'room.ready' : 'room.notReady')}
                </span>
              ) : null}
              {vacant && laying && !host ? (
                <Button
                  onClick={() =>
                    void table.intend(
                      own === undefined ? { type: 'take', seat: n } : { type: 'swap', a: own, b: n },
                    )
                  }
                >
                  {t(own === undefined ? 'room.sit' : 'room.moveHere')}
                </Button>
              ) : null}
              {vacant && laying && host ? (
                <Button
                  aria-label={`${name}: ${t('room.seatBot')}`}
                  onClick={() =>
                    void table.intend({
                      type: 'lay',
                      seat: n,
                      as: { kind: 'bot', level: told.arrangement.standIn },
                    })
                  }
                >
                  <ButtonSign of="bot" />
                  {t('room.seatBot')}
                </Button>
              ) : null}
              {laying ? <SeatMenu table={table} told={told} seat={n} names={names} /> : null}
            </li>
          )
        })}
      </ul>
      <p className={css.came} role="status">
        {laying && came.length > 0
          ? t(came.length === 1 ? 'room.openedOne' : 'room.openedMany', { names: list(came) })
          : null}
      </p>
    </section>
  )
}
