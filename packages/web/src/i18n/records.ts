/** The words of the pages about records. */
import { useTranslation } from 'react-i18next'
import type { recordsDe } from './records-de.ts'
import type { Same } from './words.ts'

/** The shape both languages share. */
export type RecordWords = Same<typeof recordsDe>

export const useRecordWords = () => useTranslation('records')
