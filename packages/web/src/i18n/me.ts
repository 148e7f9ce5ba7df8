/** The words of my page, in a namespace of their own: they come with it and with nothing else. */
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { meDe } from './me-de.ts'
import { meEn } from './me-en.ts'
import type { Same } from './words.ts'

export type MyWords = Same<typeof meDe>

export function useMyWords() {
  if (!i18next.hasResourceBundle('de', 'me')) {
    i18next.addResourceBundle('de', 'me', meDe)
    i18next.addResourceBundle('en', 'me', meEn)
  }
  return useTranslation('me')
}
