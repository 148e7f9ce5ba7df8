/** A record as a file: saved, or handed to another app where the device can. */
import { useRecordWords } from '../i18n/records.ts'
import type { MenuEntry } from '../shell/menu.tsx'
import { maySend, saveFile, sendFile } from './files.ts'
import type { Found } from './finding.ts'

export function useFileEntries({ row, text }: Pick<Found, 'row' | 'text'>): readonly MenuEntry[] {
  const { t } = useRecordWords()
  return [
    { text: t('library.save'), run: () => saveFile(row, text) },
    ...(maySend() ? [{ text: t('library.send'), run: () => void sendFile(row, text) }] : []),
  ]
}
