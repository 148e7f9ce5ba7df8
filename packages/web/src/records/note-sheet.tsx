import type { Shelved } from '@durbar/protocol/shelved'
import { useLanguage } from '@durbar/table'
import { useState } from 'react'
import { boxOf } from '../games.ts'
import { useRecordWords } from '../i18n/records.ts'
import { Button } from '../shell/button.tsx'
import { Sheet } from '../shell/sheet.tsx'
import css from './library.module.css'

const LONGEST = 400

/** What somebody wants to remember of a game. Closed, it is kept. */
export function NoteSheet({ row, onDone }: { row: Shelved; onDone(note: string): void }) {
  const { t } = useRecordWords()
  const language = useLanguage()
  const [note, setNote] = useState(row.note)
  const title = t('library.noteFor', { title: boxOf(row.game)?.title[language] ?? row.game })
  const done = () => onDone(note.trim())
  return (
    <Sheet open onOpenChange={(open) => open || done()} title={title}>
      <textarea
        className={css.writing}
        aria-label={title}
        placeholder={t('library.noteHint')}
        maxLength={LONGEST}
        rows={5}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p className={css.none}>
        <Button look="go" onClick={done}>
          {t('library.done')}
        </Button>
      </p>
    </Sheet>
  )
}
