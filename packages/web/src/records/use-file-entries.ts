/** What can be done with a record as a whole: kept, saved as a file, handed to another app where the device can. */
import { useLocation } from 'wouter'
import { useRecordWords } from '../i18n/records.ts'
import type { MenuEntry } from '../shell/menu.tsx'
import { maySend, saveFile, sendFile } from './files.ts'
import type { Found } from './finding.ts'
import { shelve } from './store.ts'

export function useFileEntries({ row, text, kept }: Found): readonly MenuEntry[] {
  const { t } = useRecordWords()
  const [, go] = useLocation()
  const keep = () =>
    void shelve(row, text).then(
      () => go(`/records/${row.id}`),
      () => undefined,
    )
  return [
    // What is not in order is looked at, and not kept.
    ...(kept || row.doubt ? [] : [{ text: t('library.keep'), run: keep }]),
    { text: t('library.save'), run: () => saveFile(row, text) },
    ...(maySend() ? [{ text: t('library.send'), run: () => void sendFile(row, text) }] : []),
    { text: t('library.title'), run: () => go('/records') },
  ]
}
