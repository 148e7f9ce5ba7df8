/** Who shall sit at a table at court. */
import type { Box } from 'virtual:catalogue'
import type { PersonTold } from '@durbar/protocol/court/told'
import { EmblemSample } from '@durbar/table'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ownColour, ownEmblem, usualName } from '../court/court.ts'
import { useCourtWords } from '../court/wording.ts'
import { LONGEST_NAME } from '../settings.ts'
import { CountForm } from './count-form.tsx'
import css from './court-form.module.css'
import type { Wanted } from './court-plan.ts'
import { KnownGuests, useCompanyKnown } from './known-guests.tsx'
import form from './new-table.module.css'
import { BotLevel, SeatKind } from './seat-kinds.tsx'
import type { CourtArrangement } from './use-court-arrangement.ts'

interface SeatProps {
  readonly n: number
  readonly seat: Wanted
  /** People who can be called, and those who are. */
  readonly known: readonly PersonTold[]
  readonly taken: ReadonlySet<string>
  readonly onChange: (seat: Wanted) => void
}

/** What belongs to the kind: a name, a level, or what will happen. */
function Beside({ n, seat, known, taken, onChange }: SeatProps) {
  const { t } = useTranslation()
  const { t: court } = useCourtWords()
  const id = useId()
  const label = t('setup.seat', { n: n + 1 })
  if (seat.kind === 'bot') return <BotLevel label={label} seat={seat} onChange={onChange} />
  if (seat.kind !== 'here' && seat.kind !== 'invited')
    return <span className={form.help}>{court('arrange.openSeat')}</span>
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}: {t('setup.name')}
      </label>
      <input
        id={id}
        className={form.field}
        value={seat.name ?? ''}
        maxLength={LONGEST_NAME}
        placeholder={seat.kind === 'invited' ? court('arrange.greets') : t('setup.name')}
        // Whoever is named anew is somebody else.
        onChange={({ target }) => onChange({ kind: seat.kind, name: target.value })}
      />
      {seat.kind === 'invited' ? (
        <KnownGuests label={label} seat={seat} known={known} taken={taken} onChange={onChange} />
      ) : null}
    </>
  )
}

function SeatWanted({ n, seat, ...rest }: SeatProps) {
  const { t } = useTranslation()
  const { t: court } = useCourtWords()
  if (seat.kind === 'me')
    return (
      <li className={form.seat}>
        <EmblemSample emblem={ownEmblem()} colour={ownColour()} size={40} />
        <p className={css.me}>
          <b>{court('arrange.kinds.me')}</b>
          <span className={form.help}>{court('arrange.meHelp', { name: usualName() })}</span>
        </p>
      </li>
    )
  return (
    <li className={form.seat} data-kind={seat.kind}>
      <i className={css.ring} aria-hidden="true">
        {n + 1}
      </i>
      <div className={form.fields}>
        <SeatKind
          label={`${t('setup.seat', { n: n + 1 })}: ${t('setup.kind')}`}
          seat={seat}
          onChange={rest.onChange}
        />
        <Beside n={n} seat={seat} {...rest} />
      </div>
    </li>
  )
}

export function CourtSeats({ box, court }: { box: Box; court: CourtArrangement }) {
  const known = useCompanyKnown()
  const taken = new Set(court.seated.flatMap((seat) => (seat.kind === 'invited' ? (seat.person ?? []) : [])))
  return (
    <>
      <CountForm counts={box.seats} count={court.plan.count} onChange={(count) => court.change({ count })} />
      <ul className={form.seats}>
        {court.seated.map((seat, n) => (
          <SeatWanted key={n} {...{ n, seat, known, taken }} onChange={(next) => court.setSeat(n, next)} />
        ))}
      </ul>
    </>
  )
}
