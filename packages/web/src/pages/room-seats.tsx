/** The seats of a table that is being laid: who sits, who is ready, what is free; for the host, what can be done about it. */
import type { SeatTold, TableTold } from '@durbar/protocol/court/told'
import { Emblem, PanelHead, SeatBand } from '@durbar/table'
import type { CourtTable, Presence } from '../court/court-table.ts'
import { PresenceDot } from '../court/presence-dot.tsx'
import { plansOf } from '../court/seat-plans.ts'
import { isHost, isVacant, ownPerson } from '../court/seats-of.ts'
import { useCourtWords } from '../court/wording.ts'
import { useSeatNames } from '../seat-names.ts'
import { Button } from '../shell/button.tsx'
import { LevelMark } from '../shell/level-mark.tsx'
import css from './waiting-room.module.css'

/** A bot goes when it is told to; nobody sends away themselves, or whoever shares their device. */
const mayBeAsked = (seat: SeatTold, me: string | null): boolean =>
  seat.kind === 'bot' || (seat.kind === 'person' && seat.person !== me)

function useSaid(told: TableTold): (n: number) => string {
  const { t } = useCourtWords()
  const me = ownPerson(told)
  return (n) => {
    const seat = told.seats[n]!
    if (seat.kind === 'bot') return t('room.bot')
    if (seat.kind === 'open') return t('room.waitsForAnyone')
    if (seat.kind === 'invited')
      return seat.name ? t('room.waitsFor', { name: seat.name }) : t('room.waitsForLink')
    if (seat.guest) return t('room.sharing')
    if (seat.person === told.host) return t(me === seat.person ? 'room.youHost' : 'room.host')
    return t('room.guest')
  }
}

export function RoomSeats(props: { table: CourtTable; told: TableTold; presence: readonly Presence[] }) {
  const { table, told, presence } = props
  const { t } = useCourtWords()
  const plans = plansOf(told)
  const names = useSeatNames(plans)
  const said = useSaid(told)
  const host = isHost(told)
  const me = ownPerson(told)
  const laying = told.phase === 'laying'
  const taken = told.seats.filter((seat) => !isVacant(seat)).length
  return (
    <section>
      <PanelHead note={`${taken} / ${told.seats.length}`}>{t('room.seats')}</PanelHead>
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
                <span className={css.medallion}>
                  <SeatBand seat={n} className={css.band} />
                  <Emblem seat={n} size={48} />
                  {there && there.person !== me ? (
                    <span className={css.dot}>
                      <PresenceDot state={there.state} />
                    </span>
                  ) : null}
                </span>
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
              {vacant && laying && me === null ? (
                <Button onClick={() => void table.intend({ type: 'take', seat: n })}>{t('room.sit')}</Button>
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
                  {t('room.seatBot')}
                </Button>
              ) : null}
              {host && laying && mayBeAsked(seat, me) ? (
                <Button
                  look="low"
                  aria-label={`${name}: ${t('room.askToLeave')}`}
                  onClick={() =>
                    void table.intend({
                      type: 'lay',
                      seat: n,
                      as: { kind: told.arrangement.door === 'open' ? 'open' : 'invited' },
                    })
                  }
                >
                  {t('room.askToLeave')}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
