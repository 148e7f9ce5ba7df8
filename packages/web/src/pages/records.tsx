/** The library: every finished game on this device, a shelf and no spreadsheet. */
import type { Shelved } from '@durbar/protocol/shelved'
import { Corners, dated, PanelHead, useLanguage } from '@durbar/table'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useRecordWords } from '../i18n/records.ts'
import { Dropping } from '../records/dropping.tsx'
import { maySend, saveFile, sendFile } from '../records/files.ts'
import { Filters } from '../records/filters.tsx'
import { handOver } from '../records/handed-over.ts'
import css from '../records/library.module.css'
import { ANYTHING, byMonth, wished, won } from '../records/library.ts'
import { Messages } from '../records/messages.tsx'
import { NoteSheet } from '../records/note-sheet.tsx'
import { Row, type RowActs } from '../records/row.tsx'
import { amend, discard, textOf } from '../records/store.ts'
import { useAdding } from '../records/use-adding.ts'
import { useDigests } from '../records/use-digests.ts'
import { useLibrary } from '../records/use-library.ts'
import { useReader } from '../records/use-reader.ts'
import { Button, buttonClass } from '../shell/button.tsx'
import { TopBar } from '../shell/top-bar.tsx'
import { useRemoval } from './use-removal.ts'

function Empty() {
  const { t } = useRecordWords()
  return (
    <div className={css.empty}>
      <svg viewBox="0 0 110 50" aria-hidden="true">
        <path d="M4 46C24 46 26 8 44 8s14 38 32 30S84 6 106 4" />
      </svg>
      <p>{t('library.empty')}</p>
      <Link href="/" className={buttonClass('go')}>
        {t('library.play')}
      </Link>
    </div>
  )
}

export default function RecordsPage() {
  const { t } = useRecordWords()
  const language = useLanguage()
  const [, go] = useLocation()
  const reader = useReader()
  const { rows, unreadable, loading, look, change } = useLibrary(reader)
  const judged = useDigests(rows)
  const adding = useAdding(reader, () => void look())
  const [wish, setWish] = useState(ANYTHING)
  const [noted, setNoted] = useState<Shelved | null>(null)
  const removal = useRemoval((id) => {
    const row = rows.find((each) => each.id === id)
    if (row) void discard(row).then(look)
  })
  useEffect(() => {
    document.title = `${t('library.title')} · Durbar`
  }, [t])
  const withText = (row: Shelved, act: (row: Shelved, text: string) => unknown) =>
    void textOf(row.id).then((text) => text && act(row, text))
  const acts: RowActs = {
    save: (row) => withText(row, saveFile),
    send: maySend() ? (row) => withText(row, sendFile) : null,
    note: setNoted,
    discard: (row) => removal.remove(row.id),
    restore: (row) => removal.restore(row.id),
  }
  const shown = wished(rows, wish, Date.now())
  const left = rows.filter(({ id }) => !removal.isRemoved(id))
  return (
    <>
      <TopBar title={t('library.title')} />
      <main id="main" className={css.page}>
        <Corners />
        <header className={css.head}>
          <div>
            <h1>{t('library.title')}</h1>
            <p>
              {rows.length > 0
                ? t('library.lead', { count: left.length, won: won(left) })
                : t('library.leadEmpty')}
            </p>
          </div>
          <Dropping checking={adding.checking} onFiles={(files) => void adding.add(files)} />
        </header>
        {rows.length > 0 ? <Filters rows={rows} wish={wish} onWish={setWish} /> : null}
        <Messages messages={adding.messages} dismiss={adding.dismiss} watch={(text) => go(handOver(text))} />
        {byMonth(shown, wish.order).map(({ key, rows: each }) => (
          <section key={key}>
            {key ? (
              <PanelHead>{dated(language, each[0]!.played, { month: 'long', year: 'numeric' })}</PanelHead>
            ) : null}
            <ul>
              {each.map((row) => (
                <Row
                  key={row.id}
                  row={row}
                  digest={judged.get(row.id) ?? null}
                  discarded={removal.isRemoved(row.id)}
                  acts={acts}
                />
              ))}
            </ul>
          </section>
        ))}
        {rows.length > 0 && shown.length === 0 ? (
          <p className={css.none}>
            <Button onClick={() => setWish(ANYTHING)}>{t('library.noneFits')}</Button>
          </p>
        ) : null}
        {!loading && rows.length === 0 ? <Empty /> : null}
        {unreadable > 0 ? <p className={css.none}>{t('library.unreadable', { count: unreadable })}</p> : null}
      </main>
      {noted ? (
        <NoteSheet
          row={noted}
          onDone={(note) => {
            setNoted(null)
            void amend(noted.id, { note }).then((row) => row && change(row))
          }}
        />
      ) : null}
    </>
  )
}
