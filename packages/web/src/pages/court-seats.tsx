/** Who shall sit at a table at court. */
import { type Box, levels } from 'virtual:catalogue'
import { EmblemSample, PanelHead, useLanguage } from '@durbar/table'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ownEmblem, usualName } from '../court/court.ts'
import { useCourtWords } from '../court/wording.ts'
import { LONGEST_NAME } from '../settings.ts'
import { CountForm } from './count-form.tsx'
import css from './court-form.module.css'
import form from './new-table.module.css'
import type { CourtArrangement, Wanted } from './use-court-arrangement.ts'

const KINDS = ['here', 'invited', 'open'] as const

const wantedAs = (value: string): Wanted =>
  value === 'here'
    ? { kind: 'here', name: '' }
    : value === 'invited' || value === 'open'
      ? { kind: value }
      : { kind: 'bot', level: value as Extract<Wanted, { kind: 'bot' }>['level'] }

function SeatWanted({ n, seat, onChange }: { n: number; seat: Wanted; onChange: (seat: Wanted) => void }) {
  const { t } = useTranslation()
  const { t: court } = useCourtWords()
  const language = useLanguage()
  const id = useId()
  const label = t('setup.seat', { n: n + 1 })
  const named = seat.kind === 'here' || seat.kind === 'invited'
  const emblem = seat.kind === 'me' ? ownEmblem() : null
  return (
    <li className={form.seat}>
      {emblem === null ? (
        <i className={css.ring} aria-hidden="true">
          {n + 1}
        </i>
      ) : (
        <EmblemSample emblem={emblem} size={40} />
      )}
      <div className={form.fields}>
        {seat.kind === 'me' ? (
          <p className={css.me}>
            <b>{court('arrange.kinds.me')}</b>
            <span className={form.help}>{court('arrange.meHelp', { name: usualName() })}</span>
          </p>
        ) : (
          <>
            <label htmlFor={`${id}who`} className="sr-only">
              {label}: {t('setup.kind')}
            </label>
            <select
              id={`${id}who`}
              className={form.field}
              value={seat.kind === 'bot' ? seat.level : seat.kind}
              onChange={({ target }) => onChange(wantedAs(target.value))}
            >
              {KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {court(`arrange.kinds.${kind}`)}
                </option>
              ))}
              {levels.map((each, i) => (
                <option key={each.id} value={each.id}>
                  {t('setup.bot', { name: each[language].name, level: i + 1 })}
                </option>
              ))}
            </select>
            {named ? (
              <>
                <label htmlFor={`${id}name`} className="sr-only">
                  {label}: {t('setup.name')}
                </label>
                <input
                  id={`${id}name`}
                  className={form.field}
                  value={seat.name ?? ''}
                  maxLength={LONGEST_NAME}
                  placeholder={seat.kind === 'invited' ? court('arrange.greets') : t('setup.name')}
                  onChange={({ target }) => onChange({ ...seat, name: target.value })}
                />
              </>
            ) : (
              <span className={form.help}>{seat.kind === 'open' ? court('arrange.openSeat') : null}</span>
            )}
          </>
        )}
      </div>
    </li>
  )
}

export function CourtSeats({ box, court }: { box: Box; court: CourtArrangement }) {
  const { t } = useTranslation()
  return (
    <>
      <PanelHead>{t('setup.seats')}</PanelHead>
      <CountForm counts={box.seats} count={court.plan.count} onChange={(count) => court.change({ count })} />
      <ul className={form.seats}>
        {court.seated.map((seat, n) => (
          <SeatWanted key={n} n={n} seat={seat} onChange={(next) => court.setSeat(n, next)} />
        ))}
      </ul>
    </>
  )
}
