/** The words of my page. */
import { useTranslation } from 'react-i18next'
import type { meDe } from './me-de.ts'
import type { Same } from './words.ts'

/** The shape both languages share, of my page. */
export type MyWords = Same<typeof meDe>

export const useMyWords = () => useTranslation('me')
