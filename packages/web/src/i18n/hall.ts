/** The words of the hall. */
import { useTranslation } from 'react-i18next'
import type { hallDe } from './hall-de.ts'
import type { Same } from './words.ts'

/** The shape both languages share, of the hall. */
export type HallWords = Same<typeof hallDe>

export const useHallWords = () => useTranslation('hall')
