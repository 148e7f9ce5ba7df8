/** A game that goes on, saved as one's own seat has seen it; and what is said when the court does not hand it out. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../shell/button.tsx'
import type { MenuEntry } from '../shell/menu.tsx'
import { Sheet } from '../shell/sheet.tsx'
import { useCourtWords } from './wording.ts'

interface Saving {
  readonly entry: MenuEntry
  /** Whether something has to be said about it. */
  readonly failed: boolean
  again(): void
  close(): void
}

export function useSaving(table: { readonly id: string; readonly game: string }, seat: number): Saving {
  const { t } = useTranslation()
  const [failed, setFailed] = useState(false)
  const save = () => {
    setFailed(false)
    // Apart: few save a game that goes on.
    void import('../records/so-far.ts')
      .then((file) => file.saveSoFarAtCourt(table, seat))
      .then(
        (saved) => setFailed(!saved),
        () => setFailed(true),
      )
  }
  return {
    entry: { text: t('table.soFar'), run: save },
    failed,
    again: save,
    close: () => setFailed(false),
  }
}

export function Unsaved({ saving: { again, close } }: { saving: Saving }) {
  const { t } = useCourtWords()
  return (
    <Sheet open onOpenChange={close} title={t('menu.unsaved')}>
      <p>{t('menu.unsavedText')}</p>
      <Button look="go" onClick={again}>
        {t('menu.saveAgain')}
      </Button>
    </Sheet>
  )
}
