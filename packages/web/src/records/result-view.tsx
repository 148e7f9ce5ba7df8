/** The result of a record: who, by how much, made of what, and how it came. */
import { Corners, PanelHead, SeatingProvider } from '@durbar/table'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { sentence } from '../frame/end.tsx'
import { FinalPlaces } from '../frame/final-places.tsx'
import { useRecordWords } from '../i18n/records.ts'
import { useOutcome } from '../outcome.ts'
import { TimeLine } from '../replay/time-line.tsx'
import { Verdict } from '../replay/verdict.tsx'
import { lonePerson, useSeatingOf } from '../seat-names.ts'
import { Button } from '../shell/button.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import type { RecordAt } from './at.ts'
import { maySend, saveFile, sendFile } from './files.ts'
import css from './result-view.module.css'

export interface ViewProps {
  readonly at: RecordAt
  readonly tabs: ReactNode
  onReplay(): void
}

function Veiled({ at }: { at: RecordAt }) {
  const { t } = useRecordWords()
  return (
    <p>
      {t('result.veiled')} <Button onClick={at.cursor.lift}>{t('replay.lift')}</Button>
    </p>
  )
}

function Came({ at }: { at: RecordAt }) {
  const { t } = useRecordWords()
  const { found, reader, table } = at
  const { record, row } = found
  const house = useTranslation()
  const last = useLoaded(() => reader.at(record.last, 'archive', false), record.id)
  const view = last?.view ?? null
  const slot = useMemo(() => ({ ...at.slot, view }), [at.slot, view])
  const names = row.seats.map((_, seat) => at.slot.name(seat))
  const outcome = useOutcome(record.result, row.seats, names)
  const ends = record.result ? sentence(slot.speech.ends[record.result.end] ?? '') : t('result.none')
  // A record that does not fit has no table at its end.
  const whole = last?.result ?? null
  return (
    <>
      <h2 className={css.said}>{outcome?.said}</h2>
      <p className={css.lead}>
        {outcome?.winners ? `${outcome.winners}. ` : ''}
        {ends} {t('library.moves', { count: record.moves })}.
      </p>
      {whole ? (
        <>
          <FinalPlaces table={table} result={whole} seats={row.seats} slot={slot} />
          <h3 className="sr-only">{house.t('score.title')}</h3>
          <div className={css.score}>
            <table.Score {...slot} />
          </div>
        </>
      ) : null}
      <PanelHead level={3}>{t('result.how')}</PanelHead>
      <div className={css.how}>
        <TimeLine at={at} />
      </div>
    </>
  )
}

export default function ResultView({ at, tabs, onReplay }: ViewProps) {
  const { t } = useRecordWords()
  const { row, text } = at.found
  return (
    <SeatingProvider value={useSeatingOf(row.seats, lonePerson(row.seats))}>
      {tabs}
      <main id="main" className={css.page} data-record-result="">
        <Corners />
        {at.cursor.veiled ? <Veiled at={at} /> : <Came at={at} />}
        <div className={css.doors}>
          <Button look="go" onClick={onReplay}>
            {t('result.replay')}
          </Button>
          <Button onClick={() => saveFile(row, text)}>{t('result.save')}</Button>
          {maySend() ? <Button onClick={() => void sendFile(row, text)}>{t('result.send')}</Button> : null}
        </div>
        <Verdict at={at} />
      </main>
    </SeatingProvider>
  )
}
