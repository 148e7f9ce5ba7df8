import type { Seat } from '@durbar/kernel'
import type { Update } from '@durbar/protocol/messages'
import {
  type AnyTable,
  Emblem,
  lookAt,
  SeatBand,
  SeatLabel,
  seatSubject,
  type TableProps,
  useLanguage,
} from '@durbar/table'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatchState } from '../match/match-state.ts'
import { LevelMark } from '../shell/level-mark.tsx'
import { useCompany } from './company.ts'
import { Counting } from './counting.tsx'
import css from './seats.module.css'

interface SeatsProps {
  readonly table: AnyTable
  readonly shown: Update
  readonly slot: TableProps<unknown>
}

/** As they act, where a game has an order of its own, else as they sit. */
const orderOf = (table: AnyTable, { view, summary }: Update): readonly Seat[] =>
  table.order?.(view) ?? summary.seats.map((_, seat) => seat)

/** The column at the left: emblem, name, the game's figure, and what the table says about a seat. */
export const Seats = memo(function Seats(props: SeatsProps & { state: MatchState }) {
  const { table, shown, state, slot } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const company = useCompany()
  const { SeatLine } = table
  return (
    <ul
      className={css.seats}
      data-seats={shown.summary.seats.length}
      data-small={company?.talking || undefined}
    >
      {orderOf(table, shown).map((seat) => {
        const plan = shown.summary.seats[seat]!
        const figure = table.figure(shown.view, seat, language)
        const awaited = shown.awaited.includes(seat)
        const mine = shown.facing === seat
        const status = awaited
          ? mine
            ? t('table.yourTurn')
            : // What is still being shown was thought before.
              plan.kind === 'bot' && state.waiting === 0 && state.botFailed?.seat !== seat
              ? t('table.thinks', { name: '' }).trim()
              : ''
          : ''
        const thinking = awaited && state.thinking?.seat === seat ? state.thinking.share : null
        return (
          <li
            key={seat}
            className={css.seat}
            data-awaited={awaited || undefined}
            data-own={mine || undefined}
            data-look={table.look && seatSubject(seat)}
            data-note={`seat-${seat}`}
            data-place={`seat:${seat}`}
          >
            <SeatBand seat={seat} className={css.band} />
            {table.look ? (
              <span className={css.whole} {...lookAt(seatSubject(seat), slot.name(seat))} />
            ) : null}
            <span className={css.medallion}>
              <Emblem seat={seat} size={44} />
              {company?.dot(seat)}
            </span>
            <div className={css.who}>
              <b>
                <SeatLabel seat={seat} name={slot.name(seat)} />
              </b>
              <div className={css.doing}>
                <LevelMark plan={plan} />
                <span data-mine={mine || undefined}>
                  {company?.status(seat, awaited) || status || table.standing?.(shown.view, seat, language)}
                </span>
              </div>
            </div>
            <div className={css.figure} role="img" aria-label={figure.name}>
              {figure.icon}
              <b aria-hidden="true">
                <Counting value={figure.value} />
              </b>
            </div>
            {company?.clock(seat)}
            <div className={css.line}>
              <SeatLine {...slot} seat={seat} />
            </div>
            {company?.clockBar(seat)}
            {thinking !== null ? (
              <span className={css.thinking} style={{ '--share': thinking } as React.CSSProperties} />
            ) : null}
          </li>
        )
      })}
    </ul>
  )
})

/** The same on a phone: emblem and figure alone. */
export const SeatChips = memo(function SeatChips({ table, shown, slot }: SeatsProps) {
  const { t } = useTranslation()
  const company = useCompany()
  const language = useLanguage()
  return (
    <aside className={css.chips} aria-label={t('table.others')}>
      <ul data-seats={shown.summary.seats.length}>
        {orderOf(table, shown).map((seat) => {
          const figure = table.figure(shown.view, seat, language)
          const name = slot.name(seat)
          return (
            <li
              key={seat}
              data-awaited={shown.awaited.includes(seat) || undefined}
              data-own={shown.facing === seat || undefined}
              data-place={`seat:${seat}`}
              title={name}
            >
              <span className={css.medallion}>
                <Emblem seat={seat} size={32} name={name} />
                {company?.dot(seat)}
              </span>
              <b role="img" aria-label={figure.name}>
                <Counting value={figure.value} />
              </b>
              {figure.beside}
              <span className={css.time}>{company?.clock(seat)}</span>
              <SeatBand seat={seat} className={css.chipBand} />
              {table.look ? (
                <span className={css.whole} {...lookAt(seatSubject(seat), slot.name(seat))} />
              ) : null}
            </li>
          )
        })}
      </ul>
    </aside>
  )
})
