/** People one has played with: one touch, and a seat waits for them by name, without a link. */
import type { PersonTold } from '@durbar/protocol/court/told'
import { EMBLEMS, EmblemSample } from '@durbar/table'
import { api } from '../court/api.ts'
import { isAtCourt } from '../court/is-at-court.ts'
import { useCourtWords } from '../court/wording.ts'
import { useLoaded } from '../shell/use-loaded.ts'
import css from './court-form.module.css'
import type { Wanted } from './court-plan.ts'

const SHOWN = 6

type Invited = Extract<Wanted, { kind: 'invited' }>

/** Whoever never was at court has played with nobody there. */
export function useCompanyKnown(): readonly PersonTold[] {
  const reply = useLoaded(async () => (isAtCourt() ? await api.company() : null), 'company')
  return reply?.ok ? reply.value.company : []
}

export function KnownGuests(props: {
  label: string
  seat: Invited
  known: readonly PersonTold[]
  /** Who sits or is called elsewhere at this table. */
  taken: ReadonlySet<string>
  onChange: (seat: Invited) => void
}) {
  const { label, seat, known, taken, onChange } = props
  const { t } = useCourtWords()
  const free = known.filter(({ person }) => !taken.has(person) || person === seat.person).slice(0, SHOWN)
  if (free.length === 0) return null
  return (
    <fieldset className={css.known} data-known="">
      <legend className="sr-only">
        {label}: {t('arrange.known')}
      </legend>
      {free.map(({ person, name, emblem, colour }) => (
        <button
          key={person}
          type="button"
          aria-pressed={person === seat.person}
          onClick={() =>
            onChange(
              person === seat.person ? { kind: 'invited' } : { kind: 'invited', person, name: name ?? '' },
            )
          }
        >
          {emblem !== null && EMBLEMS[emblem] ? (
            <EmblemSample emblem={emblem} colour={colour ?? emblem} size={26} />
          ) : null}
          {name}
        </button>
      ))}
      {seat.person === undefined ? null : <p role="status">{t('arrange.called', { name: seat.name })}</p>}
    </fieldset>
  )
}
