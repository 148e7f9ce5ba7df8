/** Through whose eyes the table is seen: one of the seats, or everything there was. */
import { Emblem } from '@durbar/table'
import { useRecordWords } from '../i18n/records.ts'
import type { RecordAt } from '../records/at.ts'
import { Choice } from '../shell/choice.tsx'
import css from './eyes.module.css'

export function Eyes({ at: { cursor, found, slot } }: { at: RecordAt }) {
  const { t } = useRecordWords()
  // What one seat has seen shows nobody else's.
  if (found.record.seen !== null) return null
  const { viewer, see } = cursor
  const { seats } = found.record
  return (
    <fieldset className={css.eyes} data-crowded={seats.length > 3 || undefined}>
      <legend className="sr-only">{t('replay.eyes')}</legend>
      {seats.map((_, seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={viewer === seat}
          aria-label={t('replay.asSaw', { name: slot.name(seat) })}
          onClick={() => see(seat)}
        >
          <Emblem seat={seat} size={28} />
          {viewer === seat ? <span data-said="">{t('replay.asSaw', { name: slot.name(seat) })}</span> : null}
        </button>
      ))}
      <button type="button" aria-pressed={viewer === 'archive'} onClick={() => see('archive')}>
        {t('replay.everything')}
      </button>
    </fieldset>
  )
}

/** The same where there is room for one only. */
export function EyesPill({ at: { cursor, found, slot } }: { at: RecordAt }) {
  const { t } = useRecordWords()
  if (found.record.seen !== null) return <span />
  const { viewer, see } = cursor
  const seats = found.record.seats.map(
    (_, seat) =>
      [
        `${seat}`,
        t('replay.asSaw', { name: slot.name(seat) }),
        <Emblem key={seat} seat={seat} size={28} />,
      ] as const,
  )
  return (
    <Choice
      pill
      label={t('replay.eyes')}
      value={`${viewer}`}
      choices={[...seats, ['archive', t('replay.everything')] as const]}
      onChoose={(chosen) => see(chosen === 'archive' ? 'archive' : Number(chosen))}
    />
  )
}
